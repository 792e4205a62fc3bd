/** The part of a preview that Sveltia mounts: waits for a pause in typing, then shows what the form says by now. */
import { Component, type ReactNode, type SyntheticEvent } from 'react';
import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import type { CollectionName } from '#business/schema/collections.ts';
import type { PREVIEWED } from '../forms/faces.ts';
import type { Shape } from '../forms/shape.ts';
import { NoAnswer, type Commit } from '../app/repository.ts';
import { onRecord, recordOf } from './record.ts';

export type Previewed = (typeof PREVIEWED)[number];

/** What previews are made with, beside the form. */
export interface Source {
  readonly shapeOf: ReadonlyMap<CollectionName, Shape>;
  /** Content as it is published. */
  readonly commit: () => Promise<Commit>;
  /** What a file holds, by its hash. */
  readonly file: (hash: string) => Promise<Uint8Array>;
}

/** In milliseconds: nothing is worked out between two letters. */
const PAUSE = 150;

const WAIT = 'Getting the preview ready …';
const wrong = (error: unknown): string =>
  error instanceof NoAnswer
    ? `No preview: the desk could not load the site’s content. ${error.message} Your form is not affected.`
    : 'No preview of this. Your form is not affected.';

interface Props extends Pick<CustomPreviewTemplateProps, 'entry'> {
  name: Previewed;
  source: Source;
}

const formIn = ({ entry }: Props): unknown =>
  (entry as { get: (name: 'data') => { toJS: () => unknown } }).get('data').toJS();

/** The desk has none of the site's pages. */
const stay = (event: SyntheticEvent): void => {
  event.preventDefault();
};

class Preview extends Component<Props, { part?: ReactNode; words?: string }> {
  override state: { part?: ReactNode; words?: string } = {};
  #timer: number | undefined;
  #commit: Promise<Commit> | undefined;
  /** The newest of those under way: an older one that comes later is dropped. */
  #turn = 0;
  #end: (() => void) | undefined;

  override componentDidMount(): void {
    this.#end = onRecord(() => this.#soon());
    void this.#show();
  }

  override componentDidUpdate({ entry }: Props): void {
    if (entry !== this.props.entry) this.#soon();
  }

  override componentWillUnmount(): void {
    window.clearTimeout(this.#timer);
    this.#turn = -1;
    this.#end?.();
  }

  #soon(): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#show(), PAUSE);
  }

  async #show(): Promise<void> {
    const turn = (this.#turn += 1);
    const { name, source } = this.props;
    try {
      const [{ show }, commit] = await Promise.all([import('./show.tsx'), this.#content()]);
      const part = await show(name, { form: formIn(this.props), at: recordOf(name), commit, source });
      if (turn === this.#turn) this.setState({ part });
    } catch (error) {
      // What is half typed may say nothing yet: then the last that did stays.
      if (turn === this.#turn) this.setState({ words: wrong(error) });
    }
  }

  #content(): Promise<Commit> {
    this.#commit ??= this.props.source.commit().catch((error: unknown) => {
      this.#commit = undefined;
      throw error;
    });
    return this.#commit;
  }

  override render(): ReactNode {
    const { part, words = WAIT } = this.state;
    return (
      <main onClickCapture={stay} onAuxClickCapture={stay}>
        {part ?? <p className="wrap py-5 text-quiet">{words}</p>}
      </main>
    );
  }
}

export const previewOf = (name: Previewed, source: Source): CustomPreviewTemplate =>
  // Sveltia's React is another copy than ours; elements and classes are the same to both.
  function DeskPreview({ entry }: CustomPreviewTemplateProps) {
    return <Preview entry={entry} name={name} source={source} />;
  };
