/** The photo of a job, in one tap from the camera or the album. Sveltia turns it, shrinks it and strips its EXIF data. */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { digits } from '#lib/digits.ts';
import { MIN_PHOTO_SIDE } from '#validation/unfit-pictures.ts';
import { PUBLISHED } from '../forms/shape.ts';

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
  first: unknown;
  work: Promise<void> | undefined;
}

/** Sveltia's own React, as it offers it to custom fields. */
const react = () =>
  window as unknown as {
    createClass: (spec: object & ThisType<Photo>) => CustomFieldControl;
    h: (tag: string, props?: object | null, ...children: unknown[]) => unknown;
  };

const UNREADABLE =
  'This file can’t be opened as a photo. It may be damaged, or a video. Choose another one, or take the photo again.';
const LOST = 'This browser no longer has the new photo. Take or choose it again.';
const KNOWN = 'This photo is on the site already. Take or choose another one.';

const tooSmall = (long: number): string =>
  `This photo is too small: its longer side has ${digits(long)} pixels, and needs at least ${digits(MIN_PHOTO_SIDE)}. Use the original from the camera, not a screenshot or a copy from a message.`;

const isNew = (value: unknown): value is string => typeof value === 'string' && value.startsWith('blob:');

/** @returns why a photo cannot be used */
async function problemOf(address: string): Promise<string | undefined> {
  if (!isNew(address)) return KNOWN;
  const image = new Image();
  image.src = address;
  await image.decode();
  const long = Math.max(image.naturalWidth, image.naturalHeight);
  return long < MIN_PHOTO_SIDE ? tooSmall(long) : undefined;
}

/** To be called when Sveltia is loaded. */
export function photoControl(): CustomFieldControl {
  const { createClass, h } = react();
  return createClass({
    getInitialState: (): State => ({ isBusy: false, size: '', error: '' }),

    componentDidMount() {
      this.first = isNew(this.props.value) ? '' : this.props.value;
    },

    async take(file: File) {
      this.setState({ isBusy: true, error: '' });
      let error: string | undefined;
      try {
        const address = await this.props.addFile(file);
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

    render() {
      const { value, forID, onChange } = this.props;
      const { isBusy, size, error } = this.state;
      const change = (event: { target: HTMLInputElement }) => {
        const [file] = event.target.files ?? [];
        if (file) this.work = this.take(file);
        // The same file may be chosen again.
        event.target.value = '';
      };
      const shown = isNew(value)
        ? h('img', {
            src: value,
            alt: '',
            onLoad: ({ target }: { target: HTMLImageElement }) =>
              this.setState({ size: `${digits(target.naturalWidth)} × ${digits(target.naturalHeight)} pixels. ` }),
            onError: () => {
              this.setState({ error: LOST });
              onChange('');
            },
          })
        : null;
      const text = shown
        ? `${size}Place and time were removed from the file.`
        : value === PUBLISHED
          ? 'The published photo stays until you replace it.'
          : '';
      return h(
        'div',
        { className: 'photo-field' },
        shown,
        h(
          'label',
          null,
          h('input', { id: forID, type: 'file', accept: 'image/*', onChange: change }),
          value ? 'Replace the photo' : 'Take or choose a photo',
        ),
        shown ? h('button', { type: 'button', onClick: () => onChange(this.first) }, 'Undo') : null,
        h('p', { role: 'status' }, isBusy ? 'Getting the photo ready …' : text),
        h('p', { role: 'alert' }, error),
      );
    },
  });
}
