/** Terms with explanations. */
import type { Site } from '#business/entities.ts';
import { yards } from '#ui/figures.ts';
import { loadText } from '#ui/load/load-text.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import { tipWords } from './words.ts';

export interface Tip {
  id: string;
  label: string;
  text: string;
}

export const insuredTip = (site: Site): Tip => ({
  id: 'insured',
  label: site.business.promises.licensed,
  ...tipWords(site.language).insured,
});

export const yardTip = (site: Site): Tip => {
  const { label, text } = tipWords(site.language).yard;
  return { id: 'yard', label, text: text(yards(site.truck.yards)) };
};

export const minimumTip = (site: Site): Tip => {
  const { label, text } = tipWords(site.language).minimum;
  // The first and last of the loads on the pricing page differ most.
  const ends = [site.minimum[0], site.minimum.at(-1)].filter((load) => load !== undefined);
  return {
    id: 'minimum',
    label: label(startingPrice(site)),
    text: text(
      Math.round(site.truck.feet / 8),
      ends.map((load) => loadText(site.language, load)),
    ),
  };
};

export const refrigerantTip = (language: string): Tip => ({ id: 'refrigerant', ...tipWords(language).refrigerant });
