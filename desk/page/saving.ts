/**
 * From a form to a commit. Sveltia hands a form's values to `write`, which puts what changed into the text that the
 * repository has; and before the commit leaves, `look` holds the whole of it against the site's check.
 */
import { COLLECTIONS, homeOf, type CollectionName } from '#schema/collections.ts';
import { CannotWrite } from '../lossless/refusals.ts';
import type { Change, Content } from './content.ts';
import type { Format } from './formats.ts';
import type { NewCommit } from './gate.ts';
import { NoAnswer, type Commit } from './repository.ts';
import type { Said } from './said.ts';

/** What is shown when nothing is saved. */
export interface Refusal {
  readonly title: string;
  readonly intro: string;
  readonly mistakes: readonly Said[];
}

export interface Desk {
  readonly branch: string;
  readonly formats: ReadonlyMap<CollectionName, Format>;
  readonly commitAt: (ref: string) => Promise<Commit>;
  /** The mistakes that changes bring, in the site's words. */
  readonly mistakesOf: (before: Content, changes: readonly Change[]) => Promise<readonly Said[]>;
  /** Resolves when it has been read. */
  readonly tell: (refusal: Refusal) => Promise<void>;
}

export interface Saving {
  /** Told right before a form is handed over: of which file it is. */
  readonly aim: (path: string) => void;
  readonly read: (name: CollectionName, text: string) => unknown;
  /** @throws CannotWrite, NoAnswer after either was told */
  readonly write: (name: CollectionName, form: unknown) => Promise<string>;
  /** @returns why a commit is not made; undefined where it may be */
  readonly look: (commit: NewCommit) => Promise<string | undefined>;
}

const KEPT = 'What you typed is still here.';
const NOT_SAVED = `Nothing was saved. ${KEPT}`;

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

/** A few files of the same kind are enough to show how one is written. */
const EXAMPLES = 5;

function neighborsOf(name: CollectionName, path: string, { bytes }: Content): string[] {
  const folder = `${homeOf(name)}/`;
  return [...bytes]
    .filter(([other]) => other !== path && other.startsWith(folder))
    .slice(0, EXAMPLES)
    .map(([, held]) => new TextDecoder().decode(held));
}

export function saving({ branch, formats, commitAt, mistakesOf, tell }: Desk): Saving {
  let aimed: string | undefined;
  /** The hash of each file that a form was last written into. */
  const bases = new Map<string, string | undefined>();
  const formatOf = (name: CollectionName): Format => {
    const format = formats.get(name);
    if (!format) throw new Error(`${name} has no format.`);
    return format;
  };
  const told = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      await tell(refusalOf(error));
      throw error;
    }
  };
  const fileOf = (name: CollectionName): string => {
    const { shape } = COLLECTIONS[name];
    const path = aimed ?? (shape === 'documents' || shape === 'lists' ? undefined : homeOf(name));
    aimed = undefined;
    if (path === undefined) throw new Error(`No one said which file of ${name} is written.`);
    return path;
  };
  return {
    aim: (path) => {
      aimed = path;
    },
    read: (name, text) => formatOf(name).read(text),
    write: (name, form) =>
      told(async () => {
        const path = fileOf(name);
        const { hashes, content } = await commitAt(branch);
        const held = content.bytes.get(path);
        bases.set(path, hashes.get(path));
        const old = held ? new TextDecoder().decode(held) : '';
        return formatOf(name).write(old, form, neighborsOf(name, path, content));
      }),
    look: async (commit) => {
      try {
        const { hashes, content } = await commitAt(commit.onto);
        const moved = commit.changes.filter(({ path }) => bases.has(path) && bases.get(path) !== hashes.get(path));
        if (commit.branch === branch && moved.length > 0)
          return `Someone else changed the same file a moment ago. ${NOT_SAVED} Save again to see the change.`;
        const mistakes = await mistakesOf(content, commit.changes);
        if (mistakes.length === 0) return undefined;
        await tell({ title: counted(mistakes.length), intro: KEPT, mistakes });
        return NOT_SAVED;
      } catch (error) {
        await tell(refusalOf(error));
        return NOT_SAVED;
      }
    },
  };
}
