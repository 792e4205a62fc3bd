/**
 * Controls of our own in Sveltia's forms. Sveltia renders them with the React it brings along; ours are plain DOM below
 * one element of it, so that the desk needs no React of its own.
 */
import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';

/** What a control is given, each time something in the record changes. */
export type Given = CustomFieldControlProps;

export interface Mounted {
  update(given: Given): void;
  /** Why the value cannot be saved; undefined where it can. May wait for what is still at work. */
  refusal?(): Promise<string | undefined>;
  remove?(): void;
}

/** Builds a control into an element; `update` is called at once. */
export type Control = (root: HTMLElement) => Mounted;

type CreateElement = (type: string, props: Record<string, unknown>) => unknown;

/** Sveltia's own createElement, which it puts there for controls. */
const createElement: CreateElement = (type, props) => (window as unknown as { h: CreateElement }).h(type, props);

/** What React asks of a component of the older kind; the newer kind needs React's own functions. */
class Shell {
  static control: Control;
  readonly isReactComponent = {};
  props: Given;
  #root: HTMLElement | undefined;
  #mounted: Mounted | undefined;

  constructor(props: Given) {
    this.props = props;
  }

  render(): unknown {
    return createElement('div', {
      className: 'desk-control',
      ref: (root: HTMLElement | null) => {
        this.#root = root ?? undefined;
      },
    });
  }

  componentDidMount(): void {
    if (!this.#root) return;
    this.#mounted = (this.constructor as typeof Shell).control(this.#root);
    this.#mounted.update(this.props);
  }

  componentDidUpdate(): void {
    this.#mounted?.update(this.props);
  }

  componentWillUnmount(): void {
    this.#mounted?.remove?.();
  }

  async isValid(): Promise<true | { error: { message: string } }> {
    const message = await this.#mounted?.refusal?.();
    return message === undefined ? true : { error: { message } };
  }
}
// React looks for it on the prototype.
Object.assign(Shell.prototype, { isReactComponent: {} });

export function asComponent(control: Control): CustomFieldControl {
  const component = class extends Shell {
    static override readonly control = control;
  };
  return component as unknown as CustomFieldControl;
}

/** @returns an element with attributes, and with texts or elements inside */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...inside);
  return made;
}
