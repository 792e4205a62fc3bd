/**
 * From a form to a commit. Sveltia hands a form's values to `write`, which puts what changed into the text that the
 * repository has; and before the commit leaves, `look` holds the whole of it against the site's check.
 */
import type { CollectionName } from '#business/schema/collections.ts';
import { CannotWrite } from '../yaml/refusals.ts';
import type { Change, Content } from './content.ts';
import type { Format } from './formats.ts';
import type { NewCommit } from './fetch-guard.ts';
import { NoAnswer, type Commit } from './repository.ts';
import type { Said } from './mistakes.ts';
import { marked, unmarked } from '../github/marks.ts';
import type { Remembered } from '../github/remembered.ts';

/** What is shown when nothing is saved. */
export interface Refusal {
  readonly title: string;
  readonly intro: string;
  readonly mistakes: readonly Said[];
}

export interface Desk {
  readonly branch: string;
  /** The texts that forms were filled from: what is saved is written into them. */
  readonly texts: Remembered;
  readonly formats: ReadonlyMap<CollectionName, Format>;
  readonly commitAt: (ref: string) => Promise<Commit>;
  /** The mistakes that changes bring, in the site's words. */
  readonly mistakesOf: (before: Content, changes: readonly Change[]) => Promise<readonly Said[]>;
  /** Resolves when it has been read. */
  readonly tell: (refusal: Refusal) => Promise<void>;
}

export interface Saving {
  /** Told right before a form is handed over: of which file it is, and whether there is one. */
  readonly aim: (path: string, isNew: boolean) => void;
  readonly read: (name: CollectionName, text: string) => unknown;
  /** @throws CannotWrite after it was told */
  readonly write: (name: CollectionName, form: unknown) => Promise<string>;
  /** @returns why a commit is not made; undefined where it may be */
  readonly look: (commit: NewCommit) => Promise<string | undefined>;
}

const KEPT = 'What you typed is still here.';

const counted = (count: number): string =>
  count === 1 ? 'Not saved yet: one thing to fix' : `Not saved yet: ${count} things to fix`;

function refusalOf(error: unknown): Refusal {
  if (error instanceof NoAnswer)
    return {
      title: 'Not saved yet: no answer',
      intro: `The desk could not load what it needs to check your change. ${error.message} ${KEPT} Check the connection, then save again.`,
      mistakes: [],
    };
  if (error instanceof CannotWrite) return { title: 'Not saved yet', intro: `${error.message} ${KEPT}`, mistakes: [] };
  throw error;
}

export function saving({ texts, formats, commitAt, mistakesOf, tell }: Desk): Saving {
  let aimed: { path: string; isNew: boolean } | undefined;
  const formatOf = (name: CollectionName): Format => {
    const format = formats.get(name);
    if (!format) throw new Error(`${name} has no format.`);
    return format;
  };
  return {
    aim: (path, isNew) => {
      aimed = { path, isNew };
    },
    read: (name, text) => marked(formatOf(name).read(text), texts.note(name, text)),
    write: async (name, filled) => {
      const isNew = aimed?.isNew ?? false;
      aimed = undefined;
      try {
        const { form, mark: own } = unmarked(filled);
        const mark = isNew ? undefined : (own ?? texts.lastOf(name));
        const old = isNew ? '' : texts.textFor(mark);
        if (old === undefined) throw new CannotWrite('The desk no longer knows what this form began with.');
        const text = await formatOf(name).write(old, form);
        texts.wrote(text, mark);
        return text;
      } catch (error) {
        await tell(refusalOf(error));
        throw error;
      }
    },
    look: async ({ onto, changes }) => {
      try {
        const { content } = await commitAt(onto);
        const mistakes = await mistakesOf(content, changes);
        if (mistakes.length === 0) return undefined;
        await tell({ title: counted(mistakes.length), intro: KEPT, mistakes });
      } catch (error) {
        await tell(refusalOf(error));
      }
      return KEPT;
    },
  };
}
