/** Lines that still say the name of something removed. */
import type { Content } from '#business/rows.ts';
import { homeOf } from '#business/schema/collections.ts';
import type { Files } from '#validation/files.ts';
import type { Gone } from './gone.ts';
import { textOf } from './records.ts';

export interface Mention {
  file: string;
  /** From 1. */
  line: number;
  /** The name with the words around it. */
  text: string;
}

/** These hold records and customers' own words, and no sentences of ours. */
const NO_SENTENCES = (
  ['redirects', 'outside', 'facts', 'pictures', 'reviews', 'zips', 'municipalities', 'locations', 'tiles'] as const
).map(homeOf);
/** Comments, and fields that hold ids. */
const NO_SENTENCE = /^\s*(#|- id:|(id|page|service|related|of):)/;
/** Characters shown on each side of the name. */
const AROUND = 50;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const inAnyCase = (text: string): string =>
  escaped(text).replace(/\p{L}/gu, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

/** Names of places as they are written, names of services and items in any case; in all languages. */
function namesOf({ languages, ...english }: Content, { has }: Gone): RegExp | undefined {
  const goneIn = <Name extends 'counties' | 'municipalities' | 'services' | 'items'>(name: Name) =>
    [english, ...languages.map(({ rows }) => rows)].flatMap((rows) =>
      ((rows[name] ?? []) as Content[Name][number][]).filter(({ id }) => has(name, id)),
    );
  const stay = new Set(english.municipalities.filter(({ id }) => !has('municipalities', id)).map(({ name }) => name));
  const places = [...goneIn('counties'), ...goneIn('municipalities')].map(({ name }) => name);
  const subjects = [
    ...goneIn('services').flatMap(({ id, name, short }) => [
      name,
      short,
      id.replace(/-(removal|cleanout)s?$/, '').replaceAll('-', ' '),
    ]),
    ...goneIn('items').map(({ name }) => name),
  ];
  const names = [...places.filter((name) => !stay.has(name)).map(escaped), ...subjects.map(inAnyCase)];
  if (names.length === 0) return undefined;
  return new RegExp(String.raw`(?<![\p{L}\p{N}/:-])(${[...new Set(names)].join('|')})(?![\p{L}\p{N}-])`, 'u');
}

/** @param files as they are once the records are gone */
export function mentionsIn(files: Files, content: Content, gone: Gone): Mention[] {
  const names = namesOf(content, gone);
  if (!names) return [];
  const texts = files
    .filesBelow('content')
    .map((name) => `content/${name}`)
    .filter((file) => /\.(md|yaml)$/.test(file))
    .filter((file) => !NO_SENTENCES.some((home) => file.replace(/\/[a-z]{2}\//, '/').startsWith(home)))
    .sort();
  return texts.flatMap((file) =>
    textOf(files, file)
      .split('\n')
      .flatMap((line, at) => {
        const found = NO_SENTENCE.test(line) ? undefined : names.exec(line);
        return found ? [{ file, line: at + 1, text: around(line, found.index, found[0].length) }] : [];
      }),
  );
}

function around(line: string, at: number, length: number): string {
  const [from, to] = [Math.max(0, at - AROUND), at + length + AROUND];
  return `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`;
}
