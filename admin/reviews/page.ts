/** The part of the desk where reviews come in: from the owner's export, or pasted one by one. */
import { counted } from '#lib/text.ts';
import { element } from '../fields/control.ts';
import { listed, notToPick, type Listed } from './listing.ts';
import { CannotShow, reviewsIn, withReviews, type Pick } from './records.ts';
import { RULES, type Found } from './review.ts';
import type { Named } from './suggestions.ts';
import { HOW, uniqueWordCount, readExport, WrongFile } from './takeout.ts';
import './reviews.css';

export interface ReviewsDesk {
  /** The text of content/reviews.yaml, as the repository has it now. */
  read: () => Promise<string>;
  /** Writes it back. @throws Error whose message says why it was not saved */
  save: (text: string, message: string) => Promise<void>;
  places: readonly Named[];
  services: readonly Named[];
  timezone: string;
}

/** A question above what answers it. Around it, the choices would be part of its name. */
function field(label: string, input: HTMLElement): HTMLElement {
  input.id = `reviews-${crypto.randomUUID()}`;
  return element('div', {}, element('label', { for: input.id }, label), input);
}

function choiceOf(all: readonly Named[], chosen: string | undefined, empty: string): HTMLSelectElement {
  const select = element('select', {}, element('option', { value: '' }, empty));
  for (const { id, label } of all.toSorted((a, b) => a.label.localeCompare(b.label, 'en')))
    select.append(element('option', { value: id }, label));
  select.value = chosen ?? '';
  return select;
}

/** One review in the list: what it says, and what is asked where it is picked. */
interface Row {
  item: HTMLElement;
  picked: () => Pick | undefined;
}

function rowOf(one: Listed, { places, services }: ReviewsDesk, isWanted: boolean): Row {
  const { found, author, quotes, suggested } = one;
  const why = notToPick(one);
  const box = element('input', { type: 'checkbox' });
  box.disabled = why !== undefined;
  const place = choiceOf(places, suggested.place, 'Town');
  const service = choiceOf(services, suggested.service, 'Service');
  const parts = element('select');
  quotes.forEach((quote, at) => parts.append(element('option', { value: String(at) }, quote)));
  const said = `${author}, ${found.stars} of 5 stars, ${found.date}, ${found.source}`;
  const about = element('div', { class: 'desk-about' }, field('Town', place), field('Service', service));
  if (quotes.length > 1) about.append(field('It is too long to be shown whole. Show', parts));
  box.checked = isWanted && why === undefined;
  about.hidden = !box.checked;
  box.addEventListener('change', () => {
    about.hidden = !box.checked;
  });
  const item = element(
    'li',
    why === undefined ? {} : { class: 'desk-not' },
    element('label', { class: 'desk-pick' }, box, element('span', {}, said, why === undefined ? '' : ` (${why})`)),
    element('p', { dir: 'auto' }, found.words),
    about,
  );
  const picked = (): Pick | undefined => {
    const quote = quotes[Number(parts.value)];
    if (!box.checked) return undefined;
    if (place.value === '' || service.value === '') {
      (place.value === '' ? place : service).focus();
      throw new CannotShow(`Choose the town and the service of ${author}’s review.`);
    }
    return { found, place: place.value, service: service.value, ...(quote === undefined ? {} : { quote }) };
  };
  return { item, picked };
}

/** Where people write; another may be typed in. */
const SOURCES = ['Google', 'Yelp', 'Facebook', 'Nextdoor', 'Text message', 'E-mail'];

/** The form for one review that is pasted. */
function pasting(add: (found: Found) => void): HTMLElement {
  const words = element('textarea', { rows: '5', required: '' });
  const name = element('input', { required: '', autocomplete: 'off' });
  const stars = element('select', { required: '' }, element('option', { value: '' }, 'Stars'));
  for (const count of [5, 4, 3, 2, 1]) stars.append(element('option', { value: String(count) }, `${count} of 5`));
  const date = element('input', { type: 'date', required: '' });
  const source = element('input', { required: '', minlength: '2', list: 'reviews-sources', autocomplete: 'off' });
  const sources = element('datalist', { id: 'reviews-sources' });
  for (const value of SOURCES) sources.append(element('option', { value }));
  const url = element('input', { type: 'url', pattern: 'https://.*', placeholder: 'https://' });
  const form = element(
    'form',
    { class: 'desk-paste' },
    field('What the customer wrote, word for word', words),
    field('Customer’s name', name),
    field('Stars', stars),
    field('Day they wrote it', date),
    field('Where they wrote it', source),
    sources,
    field('Link to it, if it has one', url),
    element('button', { class: 'desk-button' }, 'Next: town and service'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    add({
      words: uniqueWordCount(words.value),
      name: name.value,
      stars: Number(stars.value),
      date: date.value,
      source: source.value.trim(),
      ...(url.value === '' ? {} : { url: url.value }),
    });
    form.reset();
  });
  return form;
}

class ReviewsPart {
  readonly #desk: ReviewsDesk;
  readonly #list = element('ul', { class: 'desk-reviews' });
  readonly #put = element(
    'button',
    { type: 'button', class: 'desk-button desk-main' },
    'Put the checked ones on the site',
  );
  readonly #said = element('p', { class: 'desk-said', role: 'status' });
  readonly #refused = element('p', { class: 'desk-refused', role: 'alert' });
  #found: Found[] = [];
  #rows: Row[] = [];

  constructor(root: HTMLElement, desk: ReviewsDesk) {
    this.#desk = desk;
    const file = element('input', { type: 'file', accept: '.json,application/json', multiple: '' });
    file.addEventListener('change', () => void this.#try(() => this.#take([...(file.files ?? [])])));
    this.#put.addEventListener('click', () => void this.#try(() => this.#save()));
    this.#put.hidden = true;
    root.classList.add('desk-control', 'desk-part');
    root.append(
      element('h1', {}, 'Reviews'),
      element('p', {}, RULES),
      element('h2', {}, 'From your business profile'),
      element('p', {}, HOW),
      field('The reviews.json of your Google export', file),
      element('h2', {}, 'Or paste one'),
      pasting((found) => void this.#try(() => this.#show([found, ...this.#found], found))),
      this.#list,
      this.#put,
      this.#said,
      this.#refused,
    );
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.#refused.textContent = '';
    this.#said.textContent = '';
    this.#put.disabled = true;
    try {
      await work();
    } catch (error) {
      const isTold = error instanceof WrongFile || error instanceof CannotShow;
      this.#refused.textContent = isTold ? error.message : `Nothing was saved. ${(error as Error).message}`;
    }
    this.#put.disabled = false;
  }

  async #take(files: readonly File[]): Promise<void> {
    const texts = await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })));
    await this.#show(texts.flatMap(({ name, text }) => readExport(text, name, this.#desk.timezone)));
  }

  /** @param pasted one that is wanted already */
  async #show(found: Found[], pasted?: Found): Promise<void> {
    const there = reviewsIn(await this.#desk.read());
    const all = listed(found, there, this.#desk.places, this.#desk.services);
    this.#found = found;
    this.#rows = all.map((one) => rowOf(one, this.#desk, one.found === pasted));
    this.#list.replaceChildren(...this.#rows.map(({ item }) => item));
    if (pasted) this.#list.scrollIntoView();
    const free = all.filter((one) => notToPick(one) === undefined).length;
    this.#put.hidden = free === 0;
    this.#said.textContent = `${counted(all.length, 'review')}, ${free} of them can be put on the site.`;
  }

  async #save(): Promise<void> {
    const picks = this.#rows.flatMap(({ picked }) => picked() ?? []);
    if (picks.length === 0) throw new CannotShow('Check the reviews you want on the site.');
    const title = `${counted(picks.length, 'review')} from ${[...new Set(picks.map(({ found }) => found.source))].join(', ')}`;
    // Read again: someone else may have saved in the meantime.
    await this.#desk.save(await withReviews(await this.#desk.read(), picks), title);
    await this.#show(this.#found);
    this.#said.textContent = `Saved: ${title}.`;
  }
}

/** Builds the part into an element. */
export function openReviews(root: HTMLElement, desk: ReviewsDesk): void {
  new ReviewsPart(root, desk);
}
