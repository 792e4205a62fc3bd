/** Links inside sentences: the dictionary says where they stand, the island what they are. */
import { Fragment, type ReactNode } from 'react';

/** The sentence with an element in the place of each `{name}`; a name without one leaves nothing. */
export const withElements = (sentence: string, elements: Readonly<Record<string, ReactNode>>): ReactNode[] =>
  sentence
    .split(/\{(\w+)\}/)
    .map((piece, at) => (at % 2 === 0 ? piece : <Fragment key={piece}>{elements[piece]}</Fragment>));
