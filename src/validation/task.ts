/** What the owner must still do in content/. */
export interface Task {
  file: string;
  field: string;
  /** What to put there. */
  put: string;
  /** True of upkeep: it comes round again and again, and keeps no site from going live. */
  upkeep?: true;
}
