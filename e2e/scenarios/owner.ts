/**
 * The scenario "owner": the recipes of docs/editing.md followed in one go on the invented company's content. owner/content
 * has the files that the owner writes, owner/append what he adds to lists, owner/business.yaml what he fills in there.
 */
import { appendFileSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { jobPicture } from '#business/job-pictures.ts';
import { daysAfter } from '#lib/dates.ts';
import { yamlOf } from '#validation/yaml.ts';

const OWNER = join(import.meta.dirname, 'owner');
/** EXIF for "held upright". */
const UPRIGHT = 6;

/** A photo as a phone takes it: larger than a page needs, with the place where it was taken. */
async function photograph(root: string, id: string, shade: number, orientation = 1): Promise<void> {
  const file = join(root, 'src/assets/pictures', `${id}.jpg`);
  mkdirSync(dirname(file), { recursive: true });
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: { r: shade, g: 120, b: 90 } } })
    .jpeg()
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 2/1 0/1' } })
    .toFile(file);
}

/** More jobs and reviews than a page holds, newest first. */
async function addWork(root: string): Promise<void> {
  const about = { service: 'aquarium-removal', place: 'cedar-falls' };
  const dated = (at: number) => ({ date: daysAfter('2026-11-20', -at) });
  const jobs = Array.from({ length: 40 }, (_, at) => ({
    ...{ id: `job-${at}`, title: `Job number ${at}`, ...about, ...dated(at), eighths: (at % 8) + 1, minutes: 20 + at },
    story: `Story number ${at}. ${'They carried it down, and we swept the floor. '.repeat(8).trim()}`,
    ...(at < 3 && {
      photos: { before: `Before job ${at}: a room full of boxes`, after: `After job ${at}: a clean floor` },
    }),
  }));
  for (const at of [0, 1, 2]) {
    await photograph(root, jobPicture(`job-${at}`, 'before'), at * 2, UPRIGHT);
    await photograph(root, jobPicture(`job-${at}`, 'after'), at * 2 + 1, UPRIGHT);
  }
  const reviews = Array.from({ length: 41 }, (_, at) => ({
    ...{ id: `review-${at}`, author: `Customer ${at}`, stars: 5 - (at % 3), ...about, ...dated(at), source: 'Google' },
    quote: `Quote number ${at}. ${'They came on time and took it all. '.repeat(9).trim()}`,
  }));
  // JSON is YAML.
  for (const [name, list] of Object.entries({ jobs, reviews }))
    writeFileSync(join(root, `content/${name}.yaml`), JSON.stringify(list));
}

/** @param root a copy of the project with the invented content, whose content and pictures it changes */
export async function makeOwnerScenario(root: string): Promise<void> {
  const content = join(root, 'content');
  const replace = (pattern: string, from: RegExp | string, to: string) => {
    for (const path of globSync(pattern, { cwd: content })) {
      const text = readFileSync(join(content, path), 'utf8');
      writeFileSync(join(content, path), text.replaceAll(from, to));
    }
  };
  /** Writes a record after the model of another, in other words. */
  const model = (from: string, to: string, words: Record<string, string>) => {
    let text = readFileSync(join(content, from), 'utf8');
    for (const [word, other] of Object.entries(words)) text = text.replaceAll(word, other);
    writeFileSync(join(content, to), text);
  };
  model('services/couch-removal.md', 'services/aquarium-removal.md', {
    ...{ couches: 'aquariums', couch: 'aquarium', Couches: 'Aquariums', Couch: 'Aquarium', sofa: 'terrarium' },
    'related: [': 'related: [couch-removal, ',
    ', piano-removal]': ']',
  });
  model('posts/giving-furniture-away.md', 'posts/closing-an-aquarium.md', {
    ...{ Furniture: 'Aquariums', sofa: 'fish tank', Sofa: 'Tank', 'couch-removal': 'aquarium-removal' },
  });
  model('towns/ashford.md', 'towns/cedar-falls.md', {
    ...{ Ashford: 'Cedar Falls', ashford: 'cedar-falls', 'cedar-falls-mattress': 'ashford-mattress' },
    ...{ 'cedar-falls-bulk': 'ashford-bulk', 'lead: ': 'lead: In short. ', 'mattress-removal': 'aquarium-removal' },
  });
  // Prices, the truck, and no samples left.
  replace('pricing.yaml', /, sample: true/g, '');
  replace('pricing.yaml', 'width: 6, height: 6', 'width: 6.2, height: 6');
  replace('pricing.yaml', /price: (\d+)\d }/g, 'price: $18 }');
  // A guide is retired, and whatever named it names the new one.
  rmSync(join(content, 'posts/what-a-garage-costs.md'));
  replace('**/*.yaml', 'what-a-garage-costs', 'closing-an-aquarium');
  // Neighbors name each other.
  replace('municipalities.yaml', 'neighbors: [ashford]', 'neighbors: [ashford, harlow]');
  const [business, changed] = [join(content, 'business.yaml'), join(OWNER, 'business.yaml')].map(
    (file) => parse(readFileSync(file, 'utf8')) as object,
  );
  writeFileSync(join(content, 'business.yaml'), yamlOf({ ...business, ...changed }));
  cpSync(join(OWNER, 'content'), content, { recursive: true });
  for (const name of globSync('*.yaml', { cwd: join(OWNER, 'append') }))
    appendFileSync(join(content, name), readFileSync(join(OWNER, 'append', name)));
  await photograph(root, 'services/aquarium-removal', 250);
  await addWork(root);
}
