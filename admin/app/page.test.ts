/** The desk's verdict on a commit, against the site's own on the same files. */
import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '#validation/check.ts';
import { COLLECTIONS } from '#business/schema/collections.ts';
import type { Problem } from '#business/problem.ts';
import type { Content } from './content.ts';
import { formatFor } from './formats.ts';
import { shapes } from './made.ts';
import { blobId } from '../github/blobs.ts';
import { Repository } from './repository.ts';
import { placeSaid, said } from './mistakes.ts';
import { mistakesOf } from './new-mistakes.ts';

const ROOT = 'e2e/fixtures';
const paths = globSync('content/**/*.{yaml,md}', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));
const held = (path: string): Uint8Array => new Uint8Array(readFileSync(join(ROOT, path)));
const content: Content = { paths: new Set(paths), bytes: new Map(paths.map((path) => [path, held(path)])) };
const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const bytes = (words: string): Uint8Array => new TextEncoder().encode(words);
const noPicture = () => Promise.resolve(undefined);
const byShape = new Map(shapes);

const EDITS: [name: string, path: string, wrong: RegExp, right: string][] = [
  ['a value out of its bounds', 'content/reviews.yaml', /stars: 4/, 'stars: 9'],
  ['a record that is not there', 'content/reviews.yaml', /place: cedar-falls/, 'place: atlantis'],
  ['a token that no one knows', 'content/faq.yaml', /\{from\}/, '{form}'],
  ['a field that is gone', 'content/reviews.yaml', /\n {2}author: Ada L\./, ''],
  ['a heading of the wrong level', 'content/services/couch-removal.md', /\n## /, '\n#### '],
  ['a file that is no YAML', 'content/faq.yaml', /^- /, '-- ['],
];

/** What the site says of the same edit on the disk. */
async function onDisk(path: string, words: string): Promise<Problem[]> {
  const root = mkdtempSync(join(tmpdir(), 'desk-verdict-'));
  cpSync(join(ROOT, 'content'), join(root, 'content'), { recursive: true });
  const before = new Set((await checkContent(root)).problems.map((problem) => JSON.stringify(problem)));
  writeFileSync(join(root, path), words);
  return (await checkContent(root)).problems.filter((problem) => !before.has(JSON.stringify(problem)));
}

describe('the verdict on a commit', () => {
  it.each(EDITS)('is the site’s own on %s', async (_, path, wrong, right) => {
    const words = text(path).replace(wrong, right);
    expect(words).not.toBe(text(path));
    const mistakes = await mistakesOf(content, [{ path, bytes: bytes(words) }], noPicture);
    expect(mistakes.length).toBeGreaterThan(0);
    expect(mistakes).toEqual(await onDisk(path, words));
  });

  it('is silent on what is right, and on what was wrong before', async () => {
    const path = 'content/reviews.yaml';
    const better = bytes(text(path).replace('stars: 4', 'stars: 5'));
    expect(await mistakesOf(content, [{ path, bytes: better }], noPicture)).toEqual([]);
    const broken: Content = {
      ...content,
      bytes: new Map([
        ...content.bytes,
        ['content/faq.yaml', bytes(text('content/faq.yaml').replace('{from}', '{a b}'))],
      ]),
    };
    expect(await mistakesOf(broken, [{ path, bytes: better }], noPicture)).toEqual([]);
  });

  it('tells of a file that goes and of a photo that pages cannot show', async () => {
    const gone = await mistakesOf(content, [{ path: 'content/services/couch-removal.md' }], noPicture);
    expect(gone.length).toBeGreaterThan(0);
    const photo = { path: 'src/assets/pictures/jobs/a-before.webp', bytes: bytes('no picture') };
    const [mistake] = await mistakesOf(content, [photo], () => Promise.resolve({ kind: 'unknown' }));
    expect(mistake).toMatchObject({ file: photo.path, wrong: 'is no picture' });
  });
});

describe('what is said', () => {
  const problem = (file: string, field: string, line?: number): Problem => ({
    file,
    field,
    wrong: 'is wrong',
    remedy: 'Add the line "x:" with a value',
    ...(line === undefined ? {} : { line }),
  });
  const told = (...[file, field, line]: Parameters<typeof problem>) =>
    said(problem(file, field, line), byShape, (path) => text(path));

  it.each([
    ['content/jobs.yaml', 'attic → photos.before', 'Jobs', 'attic → Photos: What the photo before shows'],
    ['content/business.yaml', 'hours.week.monday', 'Notice, hours and company', 'Hours: Week: Monday'],
    ['content/pricing.yaml', 'steps → 3 eighths → price', 'Prices', 'Prices → 3 eighths → Price'],
    ['content/towns/rye.md', 'title', 'Towns: rye', 'Title'],
    ['content/services/couch-removal.md', 'body', 'Services: couch-removal', 'Text'],
  ])('of %s, %s', (file, field, where, name) => {
    expect(told(file, field)).toMatchObject({ where, field: name, remedy: 'Fill it in' });
  });

  it.each([
    ['content/faq.yaml', ['how-much', 'q'], 'Questions: how-much → Question'],
    ['content/faq.yaml', ['how-much'], 'Questions: how-much'],
    ['content/jobs.yaml', ['attic', 'photos', 'before'], 'Jobs: attic → Photos: What the photo before shows'],
    ['content/business.yaml', ['hours', 'week', 'monday'], 'Notice, hours and company: Hours: Week: Monday'],
    ['content/towns/rye.md', ['body'], 'Towns: rye: Text'],
    ['content/facts/rye.yaml', ['facts', 'rye-bulk', 'says'], 'Facts: rye: rye-bulk → Statement'],
    ['content/notes.txt', ['a'], 'content/notes.txt: a'],
  ])('of what two people changed in %s at %j', (file, path, place) => {
    expect(placeSaid(file, path, byShape)).toBe(place);
  });

  it('shows the words of a line', () => {
    const file = 'content/services/couch-removal.md';
    const line = text(file)
      .split('\n')
      .findIndex((words) => words.startsWith('## '));
    const { field } = told(file, `line ${line + 1}`, line + 1);
    expect(field).toBe(`Text, at “${text(file).split('\n')[line] ?? ''}”`);
  });
});

describe('formats', () => {
  it('give every file back as it is', async () => {
    for (const [name, shape] of shapes) {
      const home = COLLECTIONS[name].shape === 'record' || COLLECTIONS[name].shape === 'list';
      const files = globSync(home ? `content/${name}.yaml` : `content/${name}/*.{yaml,md}`);
      expect(files, name).not.toEqual([]);
      for (const file of files) {
        const whole = readFileSync(file, 'utf8');
        const format = formatFor(name, shape);
        expect(await format.write(whole, format.read(whole)), file).toBe(whole);
      }
    }
  });
});

describe('content from the repository', () => {
  const tree = async () =>
    Promise.all(paths.map(async (path) => ({ type: 'blob', path, sha: await blobId(held(path)) })));

  async function world(atHand: ReadonlyMap<string, string>) {
    const entries = await tree();
    const bySha = new Map(entries.map(({ path, sha }) => [sha, path]));
    const asked: string[] = [];
    const send = (url: string, init?: RequestInit): Promise<Response> => {
      asked.push(url);
      if (url.includes('/git/trees/')) return Promise.resolve(Response.json({ sha: 'tree', tree: entries }));
      const found = [...(init?.body as string).matchAll(/(content_\d+): object\(oid: \\"(\w+)\\"\)/g)];
      const repository = Object.fromEntries(
        found.map(([, name = '', sha = '']): [string, object] => [
          name,
          { text: text(bySha.get(sha) ?? ''), isTruncated: false },
        ]),
      );
      return Promise.resolve(Response.json({ data: { repository } }));
    };
    const address = { rest: 'https://api.example', graphql: 'https://api.example/graphql', repository: 'a/b' };
    return { asked, repository: new Repository(address, send, () => Promise.resolve(atHand)) };
  }

  it('is taken from what is at hand where that is what the repository has', async () => {
    const { asked, repository } = await world(new Map(paths.map((path) => [path, text(path)])));
    const { content: found } = await repository.at('main');
    expect(found.bytes).toEqual(content.bytes);
    expect(asked).toHaveLength(1);
  });

  it('is asked for where it is not, or is another', async () => {
    const { asked, repository } = await world(new Map(paths.slice(1).map((path) => [path, 'an old text'])));
    const { content: found } = await repository.at('main');
    expect(found.bytes).toEqual(content.bytes);
    expect(asked).toHaveLength(2);
    await repository.at('main');
    expect(asked).toHaveLength(3);
  });

  it('is not judged in part', async () => {
    const repository = new Repository(
      { rest: 'https://api.example', graphql: 'https://api.example/graphql', repository: 'a/b' },
      () => Promise.reject(new TypeError('offline')),
      () => Promise.resolve(new Map()),
    );
    await expect(repository.at('main')).rejects.toThrow('There is no connection.');
  });
});
