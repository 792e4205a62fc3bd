/** A photo of a job, from the camera or the album: shown, replaced, taken back. */
import { counted } from '#lib/text.ts';
import { element, type Control, type Given } from './control.ts';
import { isPlain, pathOf, recordAt, seen } from './draft.ts';
import { idHolding, isNewId } from './id.ts';
import { CannotTake, ready, shownIn, type Ready } from './photo-file.ts';
import { namedFile, type Side } from './photo-names.ts';

/** Photos taken in on this page, by their values in the form. */
const taken = new Map<string, Ready>();

const sideOf = ({ field }: Given): Side =>
  (field as unknown as { get(name: string): string }).get('name').startsWith('after') ? 'after' : 'before';

const valueOf = ({ value }: Given): string => (typeof value === 'string' ? value : '');
const isNew = (value: string): boolean => value.startsWith('blob:');

const sized = ({ blob, width, height }: Ready): string =>
  `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')}, ${counted(Math.round(blob.size / 1024), 'kilobyte')}. Place and time were taken out of the file.`;

interface Parts {
  shown: HTMLImageElement;
  input: HTMLInputElement;
  pick: HTMLElement;
  remove: HTMLButtonElement;
  said: HTMLElement;
  refused: HTMLElement;
}

function build(root: HTMLElement): Parts {
  const shown = element('img', { alt: '', hidden: '' });
  const input = element('input', { type: 'file', accept: 'image/*' });
  const word = element('span');
  const pick = element('label', { class: 'desk-button' }, input, word);
  const remove = element('button', { type: 'button', class: 'desk-button', hidden: '' }, 'Take it back');
  const said = element('p', { class: 'desk-said', role: 'status' });
  const refused = element('p', { class: 'desk-refused', role: 'alert' });
  root.append(shown, element('div', { class: 'desk-row' }, pick, remove), said, refused);
  return { shown, input, pick: word, remove, said, refused };
}

const LOST = 'This browser no longer has the new photo. Take or choose it again.';

/** Whether the file already has the photo: its words were there when the form was opened. */
function isThere(root: Element, given: Given): boolean {
  const record = recordAt(pathOf(root));
  const photos = record?.photos;
  const words = isPlain(photos) ? photos[sideOf(given)] : undefined;
  return typeof words === 'string' && words !== '' && !isNewId(record?.id);
}

class Photo {
  readonly #root: HTMLElement;
  readonly #parts: Parts;
  #given: Given | undefined;
  #there: boolean | undefined;
  /** What the form holds: known here before the form hands it back. */
  #value = '';
  /** A value that came back from the browser's store. */
  #restored = '';
  #isLost = false;
  #work: Promise<void> = Promise.resolve();

  constructor(root: HTMLElement) {
    this.#root = root;
    this.#parts = build(root);
    const { input, remove } = this.#parts;
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      // The same file may be chosen again.
      input.value = '';
      if (file) this.#work = this.take(file);
    });
    remove.addEventListener('click', () => {
      this.#isLost = false;
      this.#parts.refused.textContent = '';
      this.#change('');
      input.focus();
    });
  }

  async take(file: Blob | HTMLImageElement): Promise<void> {
    const { said, refused } = this.#parts;
    const { addFile } = this.#given ?? {};
    if (!this.#given || !addFile) return;
    said.textContent = 'Getting the photo ready …';
    refused.textContent = '';
    try {
      const made = await ready(file);
      // The name is asked for before the form has a value, too.
      const held: { value?: string } = {};
      const value = await addFile(namedFile(made, sideOf(this.#given), this.#lastingId(), () => held.value));
      held.value = value;
      taken.set(value, made);
      this.#isLost = false;
      // The same photo again changes nothing in the form.
      if (value === this.#value) this.#show();
      else this.#change(value);
    } catch (error) {
      refused.textContent =
        error instanceof CannotTake ? error.message : `The photo could not be taken in. ${String(error)}`;
      this.#show();
    }
  }

  #lastingId(): string | undefined {
    const id = recordAt(pathOf(this.#root))?.id;
    return typeof id === 'string' && !isNewId(id) ? id : undefined;
  }

  #change(value: string): void {
    this.#value = value;
    this.#given?.onChange(value);
  }

  update(given: Given): void {
    seen(given);
    this.#given = given;
    this.#value = valueOf(given);
    this.#there ??= isThere(this.#root, given);
    const { input } = this.#parts;
    input.id = given.forID;
    input.setAttribute('aria-describedby', `${given.forID}-hint`);
    const value = this.#value;
    if (isNew(value) && !taken.has(value) && value !== this.#restored) this.#work = this.#takeAgain(value);
    this.#show();
  }

  /** A draft brought back from the browser's store has the photo, but no longer its name that follows the id. */
  async #takeAgain(value: string): Promise<void> {
    this.#restored = value;
    const image = await shownIn(value).catch(() => undefined);
    if (!image) {
      this.#isLost = true;
      this.#parts.refused.textContent = LOST;
      this.#change('');
      return;
    }
    const { naturalWidth: width, naturalHeight: height } = image;
    taken.set(value, { blob: new Blob(), ending: 'webp', width, height });
    await this.take(image);
  }

  #show(): void {
    const { shown, pick, remove, said } = this.#parts;
    const value = this.#value;
    const photo = taken.get(value);
    shown.hidden = !isNew(value);
    if (isNew(value) && shown.src !== value) shown.src = value;
    remove.hidden = value === '' && !this.#isLost;
    pick.textContent = value === '' && !this.#there ? 'Take or choose a photo' : 'Replace the photo';
    said.textContent = photo ? sized(photo) : this.#there ? 'The photo that is there stays until you replace it.' : '';
  }

  async refusal(): Promise<string | undefined> {
    await this.#work;
    if (this.#isLost) return LOST;
    if (this.#there || this.#value !== '') return undefined;
    return 'Take or choose the photo, or uncheck “Add Photos” to show the pictures of the service.';
  }
}

export const photoControl: Control = (root) => {
  const photo = new Photo(root);
  return { update: (given) => photo.update(given), refusal: () => photo.refusal() };
};

/** Values of photos taken in and the jobs they belong to: for whoever judges the content before it is saved. */
export const takenPhotos = (): { value: string; job: string | undefined }[] =>
  [...taken.keys()].map((value) => ({ value, job: idHolding(value) }));
