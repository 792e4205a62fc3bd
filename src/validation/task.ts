/** What the owner must still do in content/. */
export interface Task {
  file: string;
  /** Line of the field in the file, when it has been looked up (lines.ts). */
  line?: number;
  field: string;
  put: string;
  /** The words that the task is about, by which their line in the text of a page is found. */
  found?: string;
  /** Recurring upkeep, which does not keep a site from going live. */
  upkeep?: true;
}
