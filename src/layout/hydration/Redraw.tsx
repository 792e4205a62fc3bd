/** Draws an island anew when something else on the page has broken what React drew. */
import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Selector of the elements where the island is drawn, if it draws into elements of the server's. */
  within?: string;
}

/** In one turn of the event loop. */
const MOST_FAILURES = 5;

/**
 * A translator or an extension may move or replace elements, and React throws when it next changes them. State must live above
 * this component, because what is below starts again. Texts need an element of their own: React then writes over whatever has
 * become of them, while a text beside others would stay as it was, out of date. What throws whenever it is drawn isn't caught.
 */
export class Redraw extends Component<Props, { thrown: { error: unknown } | undefined }> {
  static readonly getDerivedStateFromError = (error: unknown) => ({ thrown: { error } });

  override readonly state: { thrown: { error: unknown } | undefined } = { thrown: undefined };
  #failures = 0;
  /** Place of the focus among the controls; -1 elsewhere. */
  #focused = -1;

  override componentDidMount(): void {
    if (this.props.within) document.addEventListener('focusin', this.#note);
  }

  override componentWillUnmount(): void {
    document.removeEventListener('focusin', this.#note);
  }

  override componentDidUpdate(): void {
    const { thrown } = this.state;
    if (!thrown) return;
    this.#failures += 1;
    if (this.#failures > MOST_FAILURES) throw thrown.error;
    setTimeout(() => (this.#failures = 0));
    // What React could not find to remove.
    for (const element of this.#all('')) element.replaceChildren();
    this.setState({ thrown: undefined }, () => {
      if (document.activeElement === document.body) this.#controls()[this.#focused]?.focus({ preventScroll: true });
    });
  }

  override render(): ReactNode {
    return this.state.thrown ? null : this.props.children;
  }

  #all(inside: string): HTMLElement[] {
    const { within } = this.props;
    return within ? [...document.querySelectorAll<HTMLElement>(within + inside)] : [];
  }

  #controls(): HTMLElement[] {
    return this.#all(' :is(a, button, input, select)');
  }

  readonly #note = ({ target }: FocusEvent) => (this.#focused = this.#controls().indexOf(target as HTMLElement));
}
