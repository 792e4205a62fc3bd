/** From a form to a commit: values are written into the file as it is now, and the commit is validated before it leaves. */
import type { Problem } from '#business/problem.ts';
import { COLLECTIONS, homeOf, type CollectionName } from '#business/schema/collections.ts';
import { fromForm, toForm } from '../forms/form-values.ts';
import type { Shape } from '../forms/shape.ts';
import { readMarkdown, writeMarkdown } from '../yaml/markdown.ts';
import { CannotWrite } from '../yaml/refusals.ts';
import { readYaml, writeYaml } from '../yaml/yaml.ts';
import type { Message } from './dialog.ts';
import { changesOf, type Change, type Commit } from './fetch-guard.ts';
import { NoAnswer, type Content } from './github.ts';
import { inFormWords } from './mistakes.ts';

export interface Options {
  readonly branch: string;
  readonly shapes: ReadonlyMap<CollectionName, Shape>;
  /** A file's text on the first of these branches that has it. */
  readonly textOn: (branches: readonly string[], path: string) => Promise<string | undefined>;
  readonly contentAt: (ref: string) => Promise<Content>;
  /** @param existing paths of the repository's files */
  readonly placePhotos: (commit: Commit, existing: ReadonlySet<string>) => Commit;
  readonly newProblems: (before: Content, changes: readonly Change[]) => Promise<Problem[]>;
  /** Resolves when it was read. */
  readonly show: (message: Message) => Promise<void>;
}

/** The entry that Sveltia is about to save. */
export interface Entry {
  readonly path: string;
  readonly isNew: boolean;
  readonly collection: string;
  readonly slug: string;
}

/** Ends what was shown already: Sveltia shows no dialog of its own for it (patches.ts). */
export const KEPT = 'What you typed is still here. If the form closes, open it again and tap Restore.';
const isMarkdown = (name: CollectionName): boolean => COLLECTIONS[name].shape === 'documents';

/** As Sveltia names the branch of a draft. */
const draftBranch = ({ collection, slug }: Entry): string =>
  `cms/${collection}/${slug.replaceAll('%', '%25').replaceAll('/', '%2F')}`;

function messageOf(error: unknown): Message {
  const title = 'Not saved yet';
  if (error instanceof NoAnswer || error instanceof CannotWrite) return { title, text: `${error.message} ${KEPT}` };
  throw error;
}

export function saving({ branch, shapes, textOn, contentAt, placePhotos, newProblems, show }: Options) {
  let entry: Entry | undefined;
  const shapeOf = (name: CollectionName): Shape => {
    const shape = shapes.get(name);
    if (!shape) throw new Error(`There is no form for ${name}.`);
    return shape;
  };
  const oldText = async (name: CollectionName): Promise<string> => {
    const { shape } = COLLECTIONS[name];
    // Sveltia rewrites other files without saying which, where a file's name changes.
    if (!entry && (shape === 'documents' || shape === 'lists'))
      throw new CannotWrite('This would rewrite other files too, which the admin cannot do.');
    if (entry?.isNew) return '';
    const branches = entry ? [draftBranch(entry), branch] : [branch];
    return (await textOn(branches, entry?.path ?? homeOf(name))) ?? '';
  };
  return {
    /** Names the entry whose values come next. */
    prepare: (next: Entry): void => {
      entry = next;
    },
    read: (name: CollectionName, text: string): unknown =>
      toForm(shapeOf(name), (isMarkdown(name) ? readMarkdown : readYaml)(text)),
    /** @throws Error after it was shown */
    write: async (name: CollectionName, form: unknown): Promise<string> => {
      try {
        const write = isMarkdown(name) ? writeMarkdown : writeYaml;
        return await Promise.resolve(write(await oldText(name), fromForm(shapeOf(name), form)));
      } catch (error) {
        const message = messageOf(error);
        await show(message);
        throw new Error(message.text, { cause: error });
      } finally {
        entry = undefined;
      }
    },
    /** @returns the commit as it may be made, or why it is not */
    check: async (asked: Commit): Promise<Commit | string> => {
      try {
        const before = await contentAt(asked.variables.input.expectedHeadOid);
        const commit = placePhotos(asked, before.paths);
        const changes = changesOf(commit.variables.input.fileChanges);
        const problems = await newProblems(before, changes);
        if (problems.length === 0) return commit;
        const texts = new Map(changes.map(({ path, bytes }) => [path, bytes ?? new Uint8Array()]));
        const textOf = (file: string): string => new TextDecoder().decode(texts.get(file) ?? before.bytes.get(file));
        const count = problems.length === 1 ? 'one thing' : `${problems.length} things`;
        const mistakes = problems.map((problem) => inFormWords(problem, shapes, textOf));
        await show({ title: `Not saved yet: ${count} to fix`, text: KEPT, mistakes });
      } catch (error) {
        await show(messageOf(error));
      }
      return KEPT;
    },
  };
}
