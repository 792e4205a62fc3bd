/** The code for the side of the truck. */
import { DISPLAY, TEXT } from '#og/fonts.ts';
import { color } from '#styles/colors.ts';
import type { Site } from '#business/entities.ts';
import { SHORT_LINKS } from '#pages.ts';
import { contact } from '#ui/contact/contact.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import { codeOf } from '../code.ts';
import { codeBox, gaugeBox, placed, sampleBox, signOf, textAt, wordmarkBox } from '../drawing.ts';
import { FORMATS } from '../formats.ts';
import { html } from '../html.ts';
import { largest, nameIn, standIns } from '../parts.ts';
import { words } from '../words.ts';
import type { Sheet } from './sheet.ts';

/** Hundredths of an inch; the upper left corner of the cut is 0, 0. */
const PLACE = { code: 100, side: 1400, left: 1620, right: 3500, call: 1180 };

export async function truckCode(site: Site): Promise<Sheet> {
  const format = FORMATS.truckSide;
  const code = codeOf(site.business.site + SHORT_LINKS.truck, true);
  const { phone } = contact(site);
  const samples = standIns(site, { fields: ['name', 'phone', 'site'], prices: 'first' });
  const { left, right, side } = PLACE;
  const wide = right - left;
  const [ink, paper, leaf] = [color('ink'), color('paper'), color('leaf')];
  const call = await largest(phone, wide - 120, 300);
  const sample = await sampleBox(samples, { x: PLACE.code, y: 1679 });
  const svg = await signOf(format, {
    ground: color('evergreen'),
    drawings: [
      codeBox(code, { x: PLACE.code, y: PLACE.code, width: side, height: side }),
      `<g class="on-dark">${gaugeBox(site, 1, { x: left, y: 730, width: 700, height: 293 })}</g>`,
      `<rect x="${left}" y="${PLACE.call - 90}" width="${wide}" height="370" rx="60" fill="${color('orange')}"/>`,
      await wordmarkBox(site, { x: left, y: 1530, width: wide, height: 170 }, paper),
      sample.drawing,
    ],
    texts: [
      textAt(TEXT, words.truck.code, { x: PLACE.code, y: 1625, size: 124, fill: paper }),
      placed(left, 100, nameIn(words.truck.title, { width: wide, height: 540, most: 300 }, paper)),
      textAt(DISPLAY, words.from(startingPrice(site)), { x: left + 760, y: 950, size: 190, fill: leaf }),
      textAt(DISPLAY, phone, { x: left + 60, y: PLACE.call + 95 + call * 0.36, size: call, fill: ink }),
      ...sample.texts,
    ],
  });
  return {
    kind: 'truck-code',
    file: 'truck-code',
    label: '',
    format,
    pages: [html``],
    svg,
    codes: [code],
    samples,
  };
}
