/** The code for the side of the truck. */
import { DISPLAY, TEXT } from '#cards/faces.ts';
import { color } from '#lib/colors.ts';
import type { Site } from '#model/entities.ts';
import { PAPERS } from '#model/routes.ts';
import { contact } from '#views/contact.ts';
import { startingPrice } from '#views/frame.ts';
import { codeOf } from '../code.ts';
import { codeBox, gaugeBox, line, sampleBox, signOf, wordmarkBox } from '../drawing.ts';
import { FORMATS } from '../formats.ts';
import { html } from '../html.ts';
import { largest, LEADING, nameIn, standIns } from '../parts.ts';
import { words } from '../words.ts';
import type { Sheet } from './sheet.ts';

/** Hundredths of an inch; the upper left corner of the cut is 0, 0. */
const PLACE = { code: 100, side: 1400, left: 1620, right: 3500, call: 1180 };

export function truckCode(site: Site): Sheet {
  const format = FORMATS.truckSide;
  const code = codeOf(site.business.site + PAPERS.truck, true);
  const { phone } = contact(site);
  const samples = standIns(site, { fields: ['name', 'phone', 'site'], prices: 'first' });
  const { left, right, side } = PLACE;
  const wide = right - left;
  const [ink, paper, leaf] = [color('ink'), color('paper'), color('leaf')];
  const title = nameIn(words.truck.title, { width: wide / 100, height: 5.4, most: 3 });
  const call = largest(phone, wide - 120, 300);
  const svg = signOf(
    format,
    [
      codeBox(code, { x: PLACE.code, y: PLACE.code, width: side, height: side }),
      line(TEXT, words.truck.code, { x: PLACE.code, y: 1625, size: 124, fill: paper }),
      ...title.lines.map((part, at) =>
        line(DISPLAY, part, {
          x: left,
          y: 100 + title.size * 100 * (0.78 + LEADING * at),
          size: title.size * 100,
          fill: paper,
        }),
      ),
      `<g class="on-dark">${gaugeBox(site, 1, { x: left, y: 730, width: 700, height: 293 })}</g>`,
      line(DISPLAY, words.from(startingPrice(site)), { x: left + 760, y: 950, size: 190, fill: leaf }),
      `<rect x="${left}" y="${PLACE.call - 90}" width="${wide}" height="370" rx="60" fill="${color('orange')}"/>`,
      line(DISPLAY, phone, { x: left + 60, y: PLACE.call + 95 + call * 0.36, size: call, fill: ink }),
      wordmarkBox(site, { x: left, y: 1530, width: wide, height: 170 }, paper),
      sampleBox(samples, { x: PLACE.code, y: 1679 }),
    ],
    color('evergreen'),
  );
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
