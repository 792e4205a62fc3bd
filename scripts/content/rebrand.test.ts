/** The command that makes business.yaml another company's: what it takes, which lines it changes, and what it leaves alone. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '../../e2e/fixtures/site.ts';
import { askFor, diffOf, FIELD_NAMES, FIELDS, readField, rebranded, type FieldName, type Values } from '../lib/rebrand.ts';

const FILE = 'content/business.yaml';
const text = readFileSync(join('e2e/fixtures', FILE), 'utf8');
const { business } = rows;

/** The value of a text that may be written. */
function read(name: FieldName, typed: string): unknown {
  const reading = readField(name, typed);
  if (!('value' in reading)) throw new Error(reading.wrong);
  return reading.value;
}
const after = (values: Values, before = text): Promise<string> => rebranded(before, values);
const record = (of: string) => parse(of) as Record<string, unknown>;

describe('a value', () => {
  it.each(FIELD_NAMES)('of %s may be the example', (name) => {
    expect(readField(name, FIELDS[name].example)).toHaveProperty('value');
  });

  it.each<[FieldName, string, unknown]>([
    ['phone', '914.555.0123', '+19145550123'],
    ['site', 'www.Company.com/', 'https://www.company.com'],
    ['email', 'mailto:quote@company.com', 'quote@company.com'],
    ['region', 'ny', 'NY'],
    ['name', '  Hudson   Haul ', 'Hudson Haul'],
  ])('of %s is taken as people type it: %s', (name, typed, value) => {
    expect(readField(name, typed)).toEqual({ value });
  });

  const WEEK = { ...{ monday: '07:00-19:00', tuesday: '07:00-19:00' }, wednesday: '07:00-19:00' };
  const LATE = { ...WEEK, thursday: '07:00-19:00', friday: '07:00-19:00', saturday: '09:00-12:00', sunday: 'closed' };
  it.each([
    ['Mon-Fri 7am-7pm, Sat 9am-noon, Sun closed', LATE],
    ['monday to friday: 7-7; Saturday 9:00-12:00; sunday Closed', LATE],
    ['Mon. – Sat. 07:00-19:00, Sun 07:00-19:00', { ...LATE, saturday: '07:00-19:00', sunday: '07:00-19:00' }],
    ['every day 7am to 7pm, Sat 9am to noon, Sun closed', LATE],
  ])('of hours is taken as people type it: %s', (typed, value) => {
    expect(readField('hours', typed)).toEqual({ value });
  });

  it.each<[FieldName, string, RegExp]>([
    ['name', 'A', /^"A": is too short: .* For example: Hudson Haul Away$/],
    ['phone', '914', /^"914": must be written \+1 and ten digits\. For example: \(914\)/],
    ['email', 'quote', /^"quote": must be an e-mail address\. For example: quote@/],
    ['site', 'company', /must be a full address .*\. For example: https/],
    ['region', 'TX', /is not one of the values we know\. Use one of: NY, NJ, CT\. For example: NY/],
    ['hours', 'Mon-Fri 8-5', /: saturday and sunday: is missing\. For example: Mon-Fri/],
    ['hours', 'Mon-Fri 8-5, Sat early, Sun closed', /: saturday: must be hours on the 24-hour clock\. For example/],
    ['hours', 'closed', /must be open on one day at least/],
  ])('of %s that is wrong is told with an example: %s', (name, typed, message) => {
    const reading = readField(name, typed);
    expect('wrong' in reading ? reading.wrong : 'was taken').toMatch(message);
  });
});

describe('the file', () => {
  it('changes in the lines of the values alone', async () => {
    const values = {
      name: 'Hudson Haul',
      phone: read('phone', '(914) 555-0123'),
      hours: read('hours', 'Mon-Fri 7:00-18:30, Sat closed, closed Sunday'),
    };
    const [old, now] = [text.split('\n'), (await after(values)).split('\n')];
    expect(now).toHaveLength(old.length);
    expect(old.flatMap((line, at) => (line === now[at] ? [] : [now[at]]))).toEqual([
      'name: Hudson Haul',
      "phone: '+19145550123'",
      'samples: []',
      "    saturday: 'closed'",
    ]);
    expect(record(now.join('\n'))).toEqual({
      ...record(text),
      ...values,
      samples: [],
      hours: { ...business.hours, week: values.hours },
    });
  });

  it.each([
    ['Junk #1', "name: 'Junk #1'"],
    ['Ann: Haul', "name: 'Ann: Haul'"],
    ["Ann's", "name: Ann's"],
    ["'Ann'", `name: "'Ann'"`],
    ['[Ann]', "name: '[Ann]'"],
    ['1800', "name: '1800'"],
    ['true', "name: 'true'"],
  ])('puts quotes where they are needed: %s', async (name, line) => {
    expect((await after({ name })).split('\n')).toContain(line);
    expect(record(await after({ name })).name).toBe(name);
  });

  it('keeps comments and what is around a value in braces', async () => {
    const before =
      'name: "Old" # as registered\nline: >-\n  Here today.\n  Gone today.\n\naddress: { locality: Ashford, region: NY } # public\nemail:\n';
    expect(
      await after({ name: 'A "B" C', line: 'New.', locality: 'Fort Lee, north', region: 'NJ', email: 'a@b.com' }, before),
    ).toBe(
      'name: \'A "B" C\' # as registered\nline: >-\n  New.\n\naddress: { locality: \'Fort Lee, north\', region: NJ } # public\nemail: a@b.com\n',
    );
  });

  it('loses the samples that are real, however they are listed, and keeps the others', async () => {
    const list = 'name: Old\nsamples:\n  - name\n  # soon\n  - phone\n  - address\nline: x\n';
    expect(await after({ name: 'New' }, list)).toBe('name: New\nsamples:\n  # soon\n  - phone\n  - address\nline: x\n');
    expect(await after({ phone: '+19145550123' }, 'phone: x\nsamples:\n  - phone\nline: x\n')).toBe(
      "phone: '+19145550123'\nsamples: []\nline: x\n",
    );
    expect(await after({ name: 'Old' }, 'name: Old\nsamples: [name]')).toBe('name: Old\nsamples: []\n');
  });

  it('stays as it is where a field has no line, nothing is YAML, or other lines would change', async () => {
    await expect(rebranded('name: Old\n', { phone: '+19145550123' })).rejects.toThrow('no line "phone:" is there. Add it');
    await expect(rebranded('address: {}\n', { locality: 'Ashford' })).rejects.toThrow('no line "locality:" below "address"');
    await expect(rebranded('name: "Old\n', { name: 'New' })).rejects.toThrow('is not YAML');
    await expect(rebranded('name: &a Old\nline: *a\n', { name: 'New' })).rejects.toThrow('Change it by hand');
  });

  it('is shown as the lines that go and come', async () => {
    expect(diffOf(text, await after({ email: 'a@b.com' }))).toEqual([
      `${FILE}, line ${text.split('\n').findIndex((line) => line.startsWith('email:')) + 1}`,
      `  - email: ${business.email}`,
      '  + email: a@b.com',
    ]);
    expect(await after({ email: business.email })).toBe(text);
  });
});

it('asks for each field until the answer may be written; an empty one leaves it', async () => {
  const asked: string[] = [];
  const answers = ['', '914', '(914) 555-0123', 'TX', 'nj'];
  const values = await askFor(['name', 'phone', 'region'], text, async (question) => {
    asked.push(question);
    return Promise.resolve(answers.shift() ?? '');
  });
  expect(values).toEqual({ phone: '+19145550123', region: 'NJ' });
  expect(asked).toHaveLength(5);
  expect(asked[0]).toContain(`now: ${business.name}`);
  expect(asked[2]).toMatch(/^"914": must be written \+1/);
});

describe('npm run content -- rebrand', () => {
  let root = '';
  beforeAll(async () => {
    const picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#888' } })
      .webp()
      .toBuffer();
    root = mkdtempSync(join(tmpdir(), 'rebrand-'));
    cpSync('e2e/fixtures/content', join(root, 'content'), { recursive: true });
    for (const { id } of rows.pictures) {
      const file = join(root, 'src/assets/pictures', `${id}.webp`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, picture);
    }
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const said = () => readFileSync(join(root, FILE), 'utf8');
  const run = (...given: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/content/rebrand.ts'), ...given], {
      cwd: root,
      encoding: 'utf8',
    });
    return { status, out: stdout + stderr };
  };

  it('writes nothing while a value is wrong, an option is unknown or it only shows', () => {
    const wrong = run('--name', 'Hudson Haul', '--phone', '914', '--region', 'TX');
    expect(wrong).toMatchObject({
      status: 1,
      out: expect.stringMatching(/--phone "914".*\n--region "TX".*\nNothing was written/) as string,
    });
    expect(run('--fone', '914')).toMatchObject({ status: 1, out: expect.stringContaining("'--fone'") as string });
    expect(run()).toMatchObject({ status: 1, out: expect.stringContaining('--name "') as string });
    const shown = run('--dry-run', '--name', 'Hudson Haul');
    expect(shown).toMatchObject({ status: 0, out: expect.stringContaining('+ name: Hudson Haul\n') as string });
    expect(shown.out).toContain('Nothing was written (--dry-run)');
    expect(said()).toBe(text);
  });

  it('writes, checks content and says what remains', () => {
    const done = run('--name', 'Hudson Haul', '--email', 'ask@hudsonhaul.com');
    expect(done).toMatchObject({ status: 0, out: expect.stringContaining('No mistakes in content.') as string });
    expect(done.out).toContain('wrangler.jsonc, such as "hudson-haul"');
    expect(done.out).toContain('(--phone)');
    expect(done.out).not.toContain('(--email)');
    expect(record(said())).toMatchObject({ name: 'Hudson Haul', email: 'ask@hudsonhaul.com', samples: ['phone'] });
  });
});
