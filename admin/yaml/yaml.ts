/** Reads a YAML file for a form, and writes the form's values back without losing comments. */
import { visit, type Document } from 'yaml';
import { documentOf, valueOf } from './document.ts';
import { editDocument } from './edit.ts';
import { printDocument } from './format.ts';
import { firstDifference, nameOf, plain, same, type Plain } from './plain.ts';
import { CannotWrite } from './refusals.ts';

/**
 * @returns what a YAML text says
 * @throws CannotWrite unless it is a single document of plain values
 */
export const readYaml = (text: string): Plain => valueOf(documentOf(text));

function hasAlias(doc: Document): boolean {
  const found: unknown[] = [];
  visit(doc, { Alias: (_, node) => void found.push(node) });
  return found.length > 0;
}

/**
 * @param oldText as the file is; '' for a new one
 * @param newValue all that the file is to say: a field that is left out is deleted
 * @returns the text in house format; an unchanged one as it is
 * @throws CannotWrite naming the field that the file cannot take
 */
export async function writeYaml(oldText: string, newValue: unknown): Promise<string> {
  const value = plain(newValue);
  const doc = documentOf(oldText);
  const old = valueOf(doc);
  if (same(old, value)) return oldText;
  const isShared = hasAlias(doc);
  try {
    editDocument(doc, value);
    const text = await printDocument(doc);
    if (!same(value, readYaml(text))) throw new Error('The text says something else.');
    return text;
  } catch (cause) {
    const field = nameOf(value, firstDifference(old, value) ?? []);
    const why = isShared
      ? 'is said once in the file for several places (& and *), so it cannot change in one alone'
      : 'could not be written as it is meant';
    throw new CannotWrite(`${field} ${why}. Change it by hand.`, { cause });
  }
}
