/** What pages make of a form, loaded with the first preview. Whatever is still missing in the form is asked for. */
import type { ReactNode } from 'react';
import type { Review as ReviewRow, Job as JobRow, Business } from '#business/schema/business.ts';
import type { Pricing } from '#business/schema/pricing.ts';
import type { Job, Municipality, Service, Site } from '#business/entities.ts';
import { jobPicture } from '#business/job-pictures.ts';
import { linkedJob } from '#business/linking/customers.ts';
import { stepsOf } from '#business/prices.ts';
import { clockTime, fullDate } from '#lib/dates.ts';
import { PICTURE_ENDINGS, PICTURES } from '#business/picture-files.ts';
import { moment } from '#business/schema/common.ts';
import { ladder } from '#ui/load/gauge.ts';
import { plain } from '#ui/sources/prose.ts';
import { reviewView } from '#ui/work/reviews.ts';
import { workOf } from '#ui/work/work.ts';
import { fromForm } from '../forms/form-values.ts';
import { itemOf, photoOf, type Shape } from '../forms/shape.ts';
import { idAt } from '../fields/id.ts';
import type { Commit } from '../app/repository.ts';
import { JobCards, Ladder, Notice, Photos, ReviewCards } from './cards.tsx';
import type { Previewed, Source } from './preview.tsx';
import { siteOf } from './site.ts';

export interface Asked {
  /** As Sveltia has it. */
  readonly form: unknown;
  /** The record that the owner is at, in a list. */
  readonly at: number;
  readonly commit: Commit;
  readonly source: Source;
}

interface Given extends Asked {
  readonly site: Site;
  readonly shape: Shape;
}

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const plainOf = (value: unknown): Plain => (isPlain(value) ? value : {});

export async function show(name: Previewed, asked: Asked): Promise<ReactNode> {
  const shape = asked.source.shapeOf.get(name);
  if (!shape) throw new Error(`${name} has no shape.`);
  return PARTS[name]({ ...asked, shape, site: siteOf(asked.commit.content) });
}

const PARTS: Record<Previewed, (given: Given) => ReactNode | Promise<ReactNode>> = {
  business: noticePart,
  pricing: ladderPart,
  jobs: jobPart,
  reviews: reviewPart,
};

const Said = ({ children }: { children: ReactNode }): ReactNode => (
  <p className="wrap py-4 text-small text-quiet">{children}</p>
);

/** A part of a page below a line that says what it is. */
const framed = (says: string, part: ReactNode): ReactNode => (
  <>
    <Said>{says}</Said>
    <div className="wrap pb-6">{part}</div>
  </>
);

/** The record that the owner is at, as the form has it and as the file would say it. */
function recordIn<Row>(list: 'jobs' | 'reviews', { form, at, shape }: Given) {
  const records = plainOf(form)[list];
  if (!Array.isArray(records) || records.length === 0) return undefined;
  const place = at < records.length ? at : 0;
  const raw = plainOf(records[place]);
  return {
    raw,
    row: plainOf(fromForm(itemOf(shape), raw)) as Partial<Row>,
    id: idAt(list, place, form) ?? '',
    of: `${place + 1} of ${records.length}`,
  };
}

/** The whole number that a field holds; 0 while it holds none. */
const whole = (value: unknown, most: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= most ? value : 0;

interface About {
  place: Municipality;
  service: Service;
}

function aboutOf(site: Site, row: { place?: string | undefined; service?: string | undefined }): About | undefined {
  const place = site.municipalities.find(({ id }) => id === row.place);
  const service = site.services.find(({ id }) => id === row.service);
  return place && service && { place, service };
}

function reviewPart(given: Given): ReactNode {
  const record = recordIn<ReviewRow>('reviews', given);
  if (!record) return <Said>No review yet.</Said>;
  const { row, id, of } = record;
  const about = aboutOf(given.site, row);
  if (!about) return <Said>Choose the town and the service, then the review shows here.</Said>;
  const { quote = '', author = '', stars } = row;
  const view = reviewView(given.site.language)({ ...row, ...about, id, quote, author, stars: whole(stars, 5) });
  return framed(`Review ${of}, as pages show it:`, <ReviewCards reviews={[view]} />);
}

const PICTURE_TYPES: Record<string, string> = { '.webp': 'image/webp', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg' };

/** Addresses of pictures of the repository, by their hash. */
const addresses = new Map<string, Promise<string>>();

/** The address under which the browser has a picture of the repository; undefined where there is none. */
async function pictureAt(id: string, { commit, source }: Asked): Promise<string | undefined> {
  const [found] = PICTURE_ENDINGS.flatMap((ending) => {
    const hash = commit.hashes.get(`${PICTURES}/${id}${ending}`);
    return hash === undefined ? [] : [{ hash, type: PICTURE_TYPES[ending] ?? '' }];
  });
  if (!found) return undefined;
  const { hash, type } = found;
  const address =
    addresses.get(hash) ??
    source.file(hash).then((bytes) => URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type })));
  addresses.set(hash, address);
  return address.catch(() => {
    // Asked for once more the next time.
    addresses.delete(hash);
    return undefined;
  });
}

/** A photo that was just taken in is shown by its address in the form. */
const justTaken = (raw: Plain, side: 'before' | 'after'): string | undefined => {
  const value = plainOf(raw.photos)[photoOf(side)];
  return typeof value === 'string' && value.startsWith('blob:') ? value : undefined;
};

async function jobPart(given: Given): Promise<ReactNode> {
  const record = recordIn<JobRow>('jobs', given);
  if (!record) return <Said>No job yet.</Said>;
  const { row, raw, id, of } = record;
  const about = aboutOf(given.site, row);
  const eighths = whole(row.eighths, 8);
  if (!about || eighths === 0)
    return <Said>Choose the town and the service and tap how far the truck was filled, then the job shows here.</Said>;
  const [before, after] = [justTaken(raw, 'before'), justTaken(raw, 'after')];
  const photos = row.photos ?? ((before ?? after) ? { before: '', after: '' } : undefined);
  const { title = '', story = '' } = row;
  const job: Job = linkedJob({ ...row, id, title, story, eighths, photos } as JobRow, { ...about, zip: undefined });
  const [card] = workOf({ ...given.site, jobs: [job] }, { jobs: [job], reviews: [] }).jobs;
  if (!card) return undefined;
  const own = (side: 'before' | 'after') => pictureAt(jobPicture(id, side), given);
  const picture = before ?? (await pictureAt(card.picture.id, given));
  return framed(
    `Job ${of}, as pages show it:`,
    <>
      <JobCards jobs={[{ card, picture }]} />
      {job.photographed && <Photos before={picture} after={after ?? (await own('after'))} />}
    </>,
  );
}

function ladderPart({ form, shape, site }: Given): ReactNode {
  const said = plainOf(fromForm(shape, form)) as Partial<Pricing>;
  const steps = (said.steps ?? site.pricing.steps).map(({ price }, at) => ({
    eighths: at + 1,
    price: whole(price, 99_999),
  }));
  const truck = { ...site.pricing.truck, ...said.truck };
  return framed(
    'The prices, as pages show them:',
    <Ladder rows={ladder({ ...site, steps: stepsOf({ truck, steps }) })} />,
  );
}

/** '2026-11-25 16:00' → "November 25, 2026, 4 pm" */
const spoken = (said: string | undefined): string | undefined =>
  moment.safeParse(said).success
    ? `${fullDate((said ?? '').slice(0, 10))}, ${clockTime((said ?? '').slice(11))}`
    : undefined;

function noticePart({ form, shape, site }: Given): ReactNode {
  const { notice } = plainOf(fromForm(shape, form)) as Partial<Business>;
  if (!notice) return <Said>No notice right now. Add one, and it shows here as every page will show it.</Said>;
  const { text = '', from, until } = notice as Partial<typeof notice>;
  const [begins, ends] = [spoken(from), spoken(until)];
  return (
    <>
      <Notice text={plain(site, text)} />
      <Said>
        {begins !== undefined && ends !== undefined
          ? `Every page shows this below its header from ${begins} until ${ends}.`
          : 'Every page shows this below its header. Say from when and until when.'}
      </Said>
    </>
  );
}
