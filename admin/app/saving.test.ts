/** A save: the site's own validation of it, in the words of the form, and files written as they are now. */
import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Problem } from '#business/problem.ts';
import { today } from '#lib/dates.ts';
import { checkContent } from '#validation/check.ts';
import { launchProblems } from '#validation/launch.ts';
import { yamlOf } from '#validation/yaml.ts';
import type { Message } from './dialog.ts';
import { exampleCommit } from './example-commit.ts';
import { base64Of, NoAnswer, type Content } from './github.ts';
import { inFormWords } from './mistakes.ts';
import { shapes } from './prepared.ts';
import { saving, type Options } from './saving.ts';
import { newProblems, readRows, withChanges } from './validation.ts';

const ROOT = 'e2e/fixtures';
const paths = globSync('content/**/*.{yaml,md}', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));
const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const bytes = (words: string): Uint8Array => new TextEncoder().encode(words);
const content: Content = { paths: new Set(paths), bytes: new Map(paths.map((path) => [path, bytes(text(path))])) };
const byName = new Map(shapes);
const REVIEWS = 'content/reviews.yaml';

const EDITS: [name: string, path: string, wrong: RegExp, right: string][] = [
  ['a value out of its bounds', REVIEWS, /stars: 4/, 'stars: 9'],
  ['a record that does not exist', REVIEWS, /place: cedar-falls/, 'place: atlantis'],
  ['an unknown token', 'content/faq.yaml', /\{from\}/, '{form}'],
  ['a missing field', REVIEWS, /\n {2}author: Ada L\./, ''],
  ['a heading of the wrong level', 'content/services/couch-removal.md', /\n## /, '\n#### '],
  ['a file that is not YAML', 'content/faq.yaml', /^- /, '-- ['],
];

/** What the site says of the same edit on the disk. */
async function onDisk(path: string, words: string): Promise<Problem[]> {
  const root = mkdtempSync(join(tmpdir(), 'admin-validation-'));
  cpSync(join(ROOT, 'content'), join(root, 'content'), { recursive: true });
  const before = new Set((await checkContent(root)).problems.map((problem) => JSON.stringify(problem)));
  writeFileSync(join(root, path), words);
  return (await checkContent(root)).problems.filter((problem) => !before.has(JSON.stringify(problem)));
}

describe('validation of a commit', () => {
  it.each(EDITS)('says what the site says of %s', async (_, path, wrong, right) => {
    const words = text(path).replace(wrong, right);
    const problems = await newProblems(content, [{ path, bytes: bytes(words) }]);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems).toEqual(await onDisk(path, words));
  });

  it('is silent on what is right, and on what was wrong before', async () => {
    const better = [{ path: REVIEWS, bytes: bytes(text(REVIEWS).replace('stars: 4', 'stars: 5')) }];
    expect(await newProblems(content, better)).toEqual([]);
    const faq = { path: 'content/faq.yaml', bytes: bytes(text('content/faq.yaml').replace('{from}', '{a b}')) };
    expect(await newProblems(withChanges(content, [faq]), better)).toEqual([]);
  });

  it('names a file that is deleted and a photo that pages cannot show', async () => {
    expect((await newProblems(content, [{ path: 'content/services/couch-removal.md' }])).length).toBeGreaterThan(0);
    const photo = { path: 'src/assets/pictures/jobs/a-before.webp', bytes: bytes('no picture') };
    expect((await newProblems(content, [photo]))[0]).toMatchObject({ file: photo.path, wrong: 'is no picture' });
  });
});

describe('what keeps a site from going live', () => {
  const change = (path: string, words: string) => ({ path, bytes: bytes(words) });
  const owner = parse(readFileSync('e2e/scenarios/owner/business.yaml', 'utf8')) as {
    terms: object;
    licenses: Record<string, object>;
  };
  const terms = { ...owner.terms, afar: 'By card over the phone.' };
  const company = {
    ...(parse(text('content/business.yaml')) as object),
    ...owner,
    terms,
    licenses: { alder: owner.licenses.alder },
    proof: { insurer: 'Hearth Mutual' },
  };
  /** Content without samples and gaps. */
  const ready = withChanges(content, [
    change('content/business.yaml', yamlOf(company)),
    change('content/pricing.yaml', text('content/pricing.yaml').replaceAll(', sample: true', '')),
    ...['content/reviews.yaml', 'content/jobs.yaml'].map((path) => change(path, '[]\n')),
  ]);
  // Photos and drawings are not opened again, and need no bytes.
  for (const { id } of readRows(content).pictures) (ready.paths as Set<string>).add(`src/assets/pictures/${id}.webp`);
  const gap = change('content/business.yaml', yamlOf({ ...company, payment: undefined }));

  it('is refused where the site could go live before, in the words of launch check', async () => {
    expect(launchProblems({ ...readRows(ready), languages: [] }, today())).toEqual([]);
    expect(await newProblems(ready, [gap])).toEqual([
      {
        file: 'content/business.yaml',
        field: 'payment',
        wrong: 'is not ready for the live site',
        remedy: 'The means of payment you accept',
      },
    ]);
    expect(await newProblems(ready, [change('content/redirects.yaml', '[]\n')])).toEqual([]);
  });

  it('is saved before the launch, when other things are missing too', async () => {
    expect(
      await newProblems(withChanges(ready, [gap]), [change('content/faq.yaml', text('content/faq.yaml'))]),
    ).toEqual([]);
    expect(
      await newProblems(content, [
        change(REVIEWS, text(REVIEWS).replace(/quote: .*/, "quote: 'Lorem ipsum, they came.'")),
      ]),
    ).toEqual([]);
  });
});

describe('the words of the form', () => {
  const inForm = (file: string, field: string, line = 1) => {
    const problem = { file, field, line, wrong: 'is wrong', remedy: 'Add the line "x:" with a value' };
    return inFormWords(problem, byName, text);
  };

  it.each([
    ['content/jobs.yaml', 'attic → photos.before', 'Jobs', 'attic → Photos: What the photo before shows'],
    ['content/business.yaml', 'hours.week.monday', 'Notice, hours and company', 'Hours: Week: Monday'],
    ['content/pricing.yaml', 'steps → 3 eighths → price', 'Prices', 'Prices → 3 eighths → Price'],
    ['content/towns/rye.md', 'title', 'Towns: rye', 'Title'],
    ['content/services/couch-removal.md', 'body', 'Services: couch-removal', 'Text'],
  ])('name %s, %s', (file, field, form, name) => {
    expect(inForm(file, field)).toMatchObject({ form, field: name, remedy: 'Fill it in' });
  });

  it('show a line by its words', () => {
    const file = 'content/services/couch-removal.md';
    const lines = text(file).split('\n');
    const at = lines.findIndex((words) => words.startsWith('## '));
    expect(inForm(file, `line ${at + 1}`, at + 1).field).toBe(`Text, at “${lines[at] ?? ''}”`);
  });
});

describe('saving', () => {
  const FAQ = { path: 'content/faq.yaml', isNew: false, collection: 'week', slug: 'faq' };
  const start = (changes: Partial<Options> = {}) => {
    const shown: Message[] = [];
    const asked: string[] = [];
    const forms = saving({
      branch: 'main',
      shapes: byName,
      textOn: (branches, path) => {
        asked.push(...branches);
        return Promise.resolve(`# Theirs\n${text(path)}`);
      },
      contentAt: () => Promise.resolve(content),
      placePhotos: (commit) => commit,
      newProblems,
      show: (message) => Promise.resolve(void shown.push(message)),
      ...changes,
    });
    return { forms, shown, asked };
  };

  it('writes the values into the file as it is now, of a draft first', async () => {
    const { forms, asked } = start();
    const form = forms.read('faq', text(FAQ.path));
    forms.prepare(FAQ);
    expect(await forms.write('faq', form)).toBe(`# Theirs\n${text(FAQ.path)}`);
    expect(asked).toEqual(['cms/week/faq', 'main']);
  });

  const commitOf = (words: string) => exampleCommit({ additions: [{ path: REVIEWS, contents: base64Of(words) }] });

  it('validates a commit with its photos in their places, and hands it on like that', async () => {
    const right = commitOf(text(REVIEWS).replace('stars: 4', 'stars: 5'));
    const wrong = commitOf(text(REVIEWS).replace('stars: 4', 'stars: 9'));
    const { forms } = start({ placePhotos: (commit, { size }) => (size > 0 && commit === wrong ? right : wrong) });
    expect(await forms.check(wrong)).toBe(right);
    expect(await forms.check(right)).toContain('tap Restore');
  });

  it('shows why nothing was saved, and that it was kept', async () => {
    const { forms, shown } = start({ textOn: () => Promise.reject(new NoAnswer("You're offline.")) });
    const form = forms.read('faq', text(FAQ.path));
    forms.prepare(FAQ);
    await expect(forms.write('faq', form)).rejects.toThrow('offline');
    await expect(forms.write('services', {})).rejects.toThrow('other files');
    expect(await forms.check(commitOf(text(REVIEWS).replace('stars: 4', 'stars: 9')))).toContain('tap Restore');
    const title = 'Not saved yet';
    expect(shown.map((message) => message.title)).toEqual([title, title, `${title}: one thing to fix`]);
    expect(shown[0]?.text).toMatch(/^You're offline\. What you typed is still here\./);
    expect(shown[2]?.mistakes?.[0]).toMatchObject({ form: 'Reviews' });
  });
});
