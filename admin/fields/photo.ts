/** The photo of a job, in one tap from the camera or the album. Sveltia turns it, shrinks it and strips its EXIF data. */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { digits } from '#lib/digits.ts';
import { MIN_PHOTO_SIDE } from '#validation/unfit-pictures.ts';

interface State {
  isBusy: boolean;
  size: string;
  error: string;
}

interface Photo {
  props: CustomFieldControlProps;
  state: State;
  setState: (state: Partial<State>) => void;
  take: (file: File) => Promise<void>;
  image: (src: string) => unknown;
  first: unknown;
  work: Promise<void> | undefined;
}

/** Sveltia's own React, as it offers it to custom fields. */
const react = () =>
  window as unknown as {
    createClass: (spec: object) => CustomFieldControl;
    h: (tag: string, props?: object | null, ...children: unknown[]) => unknown;
  };

const UNREADABLE =
  'This file can’t be opened as a photo. It may be damaged, or a video. Choose another one, or take the photo again.';
const LOST = 'This browser no longer has the new photo. Take or choose it again.';
const KNOWN = 'This photo is on the site already. Take or choose another one.';

const tooSmall = (long: number): string =>
  `This photo is too small: its longer side has ${digits(long)} pixels, and needs at least ${digits(MIN_PHOTO_SIDE)}. Use the original from the camera, not a screenshot or a copy from a message.`;

const isNew = (value: unknown): boolean => typeof value === 'string' && value.startsWith('blob:');

/** @returns why a photo cannot be used */
async function problemOf(address: string): Promise<string | undefined> {
  if (!isNew(address)) return KNOWN;
  const image = new Image();
  image.src = address;
  await image.decode();
  const long = Math.max(image.naturalWidth, image.naturalHeight);
  return long < MIN_PHOTO_SIDE ? tooSmall(long) : undefined;
}

const TEXTS = {
  new: 'Place and time were removed from the file.',
  old: 'The published photo stays until you replace it.',
};

const spec: object & ThisType<Photo> = {
  getInitialState: (): State => ({ isBusy: false, size: '', error: '' }),

  componentDidMount() {
    this.first = isNew(this.props.value) ? '' : this.props.value;
  },

  async take(file: File) {
    this.setState({ isBusy: true, error: '' });
    let error: string | undefined;
    try {
      // Phones give all photos one name, and a commit must tell them apart.
      const address = await this.props.addFile(file, { name: `${crypto.randomUUID()}-${file.name}` });
      error = await problemOf(address);
      if (error === undefined) this.props.onChange(address);
    } catch {
      error = UNREADABLE;
    }
    this.setState({ isBusy: false, error: error ?? '' });
  },

  /** Saving waits for a photo that is still being read. */
  async isValid() {
    await this.work;
    return true;
  },

  image(src: string) {
    const onLoad = ({ target: { naturalWidth, naturalHeight } }: { target: HTMLImageElement }) =>
      this.setState({ size: `${digits(naturalWidth)} × ${digits(naturalHeight)} pixels. ` });
    const onError = () => {
      this.setState({ error: LOST });
      this.props.onChange('');
    };
    return react().h('img', { src, alt: '', onLoad, onError });
  },

  render() {
    const { h } = react();
    const { forID, onChange } = this.props;
    const { isBusy, size, error } = this.state;
    const value = String(this.props.value ?? '');
    const hasNew = isNew(value);
    const change = ({ target }: { target: HTMLInputElement }) => {
      const [file] = target.files ?? [];
      if (file) this.work = this.take(file);
      // The same file may be chosen again.
      target.value = '';
    };
    const input = h('input', { id: forID, type: 'file', accept: 'image/*', onChange: change });
    const text = hasNew ? size + TEXTS.new : value ? TEXTS.old : '';
    return h(
      'div',
      { className: 'photo-field' },
      hasNew ? this.image(value) : null,
      h('label', null, input, value ? 'Replace the photo' : 'Take or choose a photo'),
      hasNew ? h('button', { type: 'button', onClick: () => onChange(this.first) }, 'Undo') : null,
      h('p', { role: 'status' }, isBusy ? 'Getting the photo ready …' : text),
      h('p', { role: 'alert' }, error),
    );
  },
};

/** To be called when Sveltia is loaded. */
export const photoControl = (): CustomFieldControl => react().createClass(spec);
