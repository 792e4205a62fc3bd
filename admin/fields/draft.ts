/** What the record under edit says, as controls are told by Sveltia. */
import type { Given } from './control.ts';

export type Plain = Record<string, unknown>;

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const plain = (entry: Given['entry']): unknown =>
  (entry as { get(name: string): { toJS(): unknown } | undefined } | undefined)?.get('data')?.toJS();

/** The form that was told last; there is one open at a time. */
let last: Given['entry'];

/** To be called by every control with what it is given: one of them is always open where something changes. */
export const seen = ({ entry }: Given): void => {
  last = entry;
};

export const draft = (): unknown => plain(last);

/** "jobs.3.photos.beforePhoto": where a control stands, as the form says it. */
export const pathOf = (root: Element): string[] =>
  root.closest('[data-key-path]')?.getAttribute('data-key-path')?.split('.') ?? [];

/** The record in a list that a control is part of. */
export function recordAt([list = '', at = '']: readonly string[], form: unknown = draft()): Plain | undefined {
  const records = isPlain(form) && Array.isArray(form[list]) ? (form[list] as unknown[]) : [];
  const record = records[Number(at)];
  return isPlain(record) ? record : undefined;
}
