/** A county, a town, a service and the rest go with all that belongs to them, and leave content without mistakes. */
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { onDisk } from '#validation/disk.ts';
import { readContent } from '#validation/read.ts';
import { validate } from '#validation/validate.ts';
import { withChanges } from './records.ts';
import { REMOVABLE, removalOf, type Removable, type Removal } from './removal.ts';

const ROOT = 'e2e/fixtures';
const files = onDisk(ROOT);
const { rows } = readContent(ROOT);

const remove = (kind: Removable, id: string, to?: string): Promise<Removal> => removalOf(files, rows, { kind, id, to });
const after = ({ changes }: Removal, file: string) =>
  parse(new TextDecoder().decode(withChanges(files, changes).bytesOf(`content/${file}`))) as Record<string, unknown>[];
const idsIn = ({ gone }: Removal, collection: string) => gone.find((one) => one.collection === collection)?.ids;

/** Of each kind all records: what the invented content has is small. */
const ALL = (Object.keys(REMOVABLE) as Removable[]).flatMap((kind) =>
  rows[REMOVABLE[kind]].map(({ id }): [Removable, string] => [kind, id]),
);

/** The last of a list that may not be empty is no one's to remove. */
const LAST = new Set((Object.keys(REMOVABLE) as Removable[]).filter((kind) => rows[REMOVABLE[kind]].length === 1));

describe('removing', () => {
  it.each(ALL.filter(([kind]) => !LAST.has(kind)))('leaves no mistake: %s %s', async (kind, id) => {
    const { problems } = await validate(withChanges(files, (await remove(kind, id)).changes));
    // The invented company has no pictures.
    expect(problems.filter(({ file }) => file !== 'content/pictures.yaml')).toEqual([]);
  });

  it('takes along what lies in a county, and keeps what serves others', async () => {
    const birch = await remove('county', 'birch');
    expect(idsIn(birch, 'municipalities')).toEqual(['cedar-falls', 'dunmore']);
    expect(idsIn(birch, 'zips')).toEqual(['07402']);
    const [site] = after(birch, 'facilities.yaml').filter(({ id }) => id === 'birch-gift-shop');
    expect(site).toMatchObject({ serves: { municipalities: ['ashford'] }, point: { lat: 42.03, lon: -74.02 } });
    expect(site).not.toHaveProperty('zip');
    expect(birch.redirects).toContainEqual({ from: '/birch/locations/dunmore', to: '/locations' });
  });

  it('keeps facts that texts still cite, without a place', async () => {
    const { cited, changes } = await remove('county', 'birch');
    expect(cited).not.toEqual([]);
    const { rows: left } = await validate(withChanges(files, changes));
    for (const fact of left.facts.filter(({ id }) => cited.includes(id)))
      expect(fact).toMatchObject({ scope: 'elsewhere', places: [] });
  });

  it('leads its page on to the one that takes its place', async () => {
    const { redirects } = await remove('service', 'couch-removal', '/services/mattress-removal');
    expect(redirects).toContainEqual({ from: '/services/couch-removal', to: '/services/mattress-removal' });
  });

  it('tells the lines that still mention it', async () => {
    const { mentions } = await remove('town', 'brookton');
    for (const { text } of mentions) expect(text).toContain('Brookton');
  });

  it('names the id that was meant', async () => {
    await expect(remove('town', 'ashfrod')).rejects.toThrow('There is no town "ashfrod". Did you mean "ashford"?');
  });
});
