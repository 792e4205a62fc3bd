/** The tooltips lend elements of the page to Radix: this notices an upgrade that listens to something else at them. */
import * as Tooltip from '@radix-ui/react-tooltip';
import { createElement, type HTMLAttributes } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LISTENS } from './Tooltips.tsx';

it('pass on all that Radix listens to at a trigger, and nothing else', () => {
  let given: string[] = [];
  const Probe = (props: HTMLAttributes<HTMLElement>) => {
    given = Object.keys(props);
    return null;
  };
  const trigger = createElement(Tooltip.Trigger, { asChild: true }, createElement(Probe));
  renderToStaticMarkup(createElement(Tooltip.Provider, null, createElement(Tooltip.Root, null, trigger)));
  expect(given.filter((name) => /^on[A-Z]/.test(name)).sort()).toEqual([...LISTENS].sort());
  expect(given).toContain('aria-describedby');
});
