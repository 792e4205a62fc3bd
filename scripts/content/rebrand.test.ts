/** Rebranding: what people may type, what changes in business.yaml, and what stays. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { askAll, FIELDS, readField, rebranded } from './rebrand.ts';

const text = readFileSync('e2e/fixtures/content/business.yaml', 'utf8');
const record = parse(text) as Record<string, unknown> & { hours: object };
const DAYS = { monday: '07:00-19:00', tuesday: '07:00-19:00', wednesday: '07:00-19:00', thursday: '07:00-19:00' };
const WEEK = { ...DAYS, friday: '07:00-19:00', saturday: '09:00-12:00', sunday: 'closed' };

it.each<[name: string, typed: string, value: unknown]>([
  ['region', 'ny', 'NY'],
  ['name', '  Hudson   Haul ', 'Hudson Haul'],
  ['hours', 'Mon-Fri 7am-7pm, Sat 9am-noon, Sun closed', WEEK],
  ['hours', 'monday to friday: 7-7; Saturday 9:00-12:00; sunday Closed', WEEK],
])('takes a %s as people type it: %s', (name, typed, value) => {
  expect(readField(name, typed)).toEqual(value);
});

it.each([
  ['phone', '914', /^--phone "914": must be written \+1 .* For example: \(914\)/],
  ['region', 'TX', /For example: NY/],
  ['hours', 'Mon-Fri 8-5', /saturday is missing; sunday is missing/],
])('says what is wrong with a %s: %s', (name, typed, message) => {
  expect(() => readField(name, typed)).toThrow(message);
});

it('accepts its own examples', () => {
  for (const [name, { example }] of Object.entries(FIELDS)) expect(readField(name, example), name).toBeTruthy();
});

it('changes the values and their samples alone; comments stay', async () => {
  const values = { name: "Ann's #1: Haul", phone: '+19145550123', locality: 'Fort Lee, north', hours: WEEK };
  const after = await rebranded(text, values);
  expect(after.split('\n')[0]).toBe(text.split('\n')[0]);
  expect(parse(after)).toEqual({
    ...record,
    name: values.name,
    phone: values.phone,
    samples: [],
    address: { locality: values.locality, region: 'NY' },
    hours: { ...record.hours, week: WEEK },
  });
  expect(await rebranded('name: Old # as registered\n\n# open\nsamples:\n  - name\n  - line\n', { name: 'New' })).toBe(
    'name: New # as registered\n\n# open\nsamples:\n  - line\n',
  );
  await expect(rebranded('name: "Old\n', { name: 'New' })).rejects.toThrow('is not YAML');
});

it('asks for each field until the answer is valid; an empty one leaves it', async () => {
  const answers = ['', '', '', '914', '(914) 555-0123'];
  const asked: string[] = [];
  const values = await askAll(text, (question) => {
    asked.push(question);
    return Promise.resolve(answers.shift() ?? '');
  });
  expect(values).toEqual({ phone: '+19145550123' });
  expect(asked[0]).toContain(`now: ${String(record.name)}`);
  expect(asked[4]).toMatch(/^--phone "914"/);
});

it('writes nothing while a value is wrong or an option unknown', () => {
  const run = (...given: string[]) =>
    spawnSync(process.execPath, ['scripts/content/rebrand.ts', ...given], { encoding: 'utf8' });
  expect(run('--phone', '914', '--region', 'TX')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/--phone "914".*\n--region "TX".*\nNothing was written/) as string,
  });
  expect(run('--fone', '914')).toMatchObject({ status: 1, stderr: expect.stringContaining("'--fone'") as string });
});
