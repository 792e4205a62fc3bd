/** What the owner must still do in content/. */
export interface Task {
  file: string;
  field: string;
  put: string;
  /** Recurring upkeep, which does not keep a site from going live. */
  upkeep?: true;
}
