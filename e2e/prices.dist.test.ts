/** One price: every page says of a thing or a service what the one function computes. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { priceLoad, priceOfEighths } from '#business/estimate.ts';
import { priceInWords, spanOf } from '#business/loads.ts';
import { feetOf } from '#business/prices.ts';
import { priceNotes } from '#ui/load/price-notes.ts';
import { pageAt } from './built-site.ts';
import { site } from './content.ts';

const sites = [site, ...site.languages];
const text = (path: string, selector: string) =>
  pageAt(path).root.querySelector(selector)?.text.replace(/\s+/g, ' ').replaceAll('’', "'") ?? '';

it.each(sites)('$language: the list of items prices each thing by its sizes', (local) => {
  const wrong = local.items.flatMap(({ id, answer }) => {
    const lines = local.estimator.filter(({ item }) => item === id);
    if (answer === 'no' || lines.length === 0) return [];
    const price = priceInWords(local.formats, priceLoad(spanOf(lines), local.truck).price);
    const shown = text(local.pages.items, `#${id} summary`);
    return shown.includes(price) ? [] : [`${id}: "${shown}" without ${price}`];
  });
  expect(wrong).toEqual([]);
});

it.each(sites)('$language: a service’s card, page and structured data have one price range', (local) => {
  const wrong = local.services.flatMap(({ path, load }) => {
    const range = priceOfEighths({ low: load.from, high: load.to }, local.truck);
    const price = priceInWords(local.formats, range);
    const graph = pageAt(path).root.querySelector('script[type="application/ld+json"]')?.text ?? '';
    return [
      ...(text(path, 'h1 ~ * .price').includes(price) ? [] : [`${path}: headline without ${price}`]),
      ...(graph.includes(`"lowPrice":${range.low}`) ? [] : [`${path}: structured data without ${range.low}`]),
      ...(graph.includes(`"highPrice":${range.high}`) ? [] : [`${path}: structured data without ${range.high}`]),
    ];
  });
  expect(wrong).toEqual([]);
});

it.each(sites)('$language: the box has the same sizes and prices', (local) => {
  const prefix = local.language === 'en' ? '' : `/${local.language}`;
  const { things, truck } = JSON.parse(readFileSync(`dist${prefix}/ask.json`, 'utf8')) as {
    things: { id: string; low: number; high: number }[];
    truck: unknown;
  };
  expect(truck).toEqual({ feet: local.truck.feet, prices: local.truck.prices });
  expect(things.map(({ id, low, high }) => ({ id, low, high }))).toEqual(
    local.estimator.map((row) => ({ id: row.id, ...feetOf(row) })),
  );
});

it.each(sites)('$language: tax, stairs and heavy material stand beside every price list', (local) => {
  const notes = priceNotes(local).join(' ').replaceAll('’', "'");
  const lists = [
    local.pages.welcome,
    local.pages.home,
    local.pages.pricing,
    local.pages.items,
    local.services[0]?.path ?? '',
  ];
  expect(lists.filter((path) => !text(path, 'main').includes(notes))).toEqual([]);
});
