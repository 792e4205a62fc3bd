/** Signs: one for the yard in each town, and the code for the side of the truck. */
import { DISPLAY, TEXT } from '#og/fonts.ts';
import { color } from '#styles/colors.ts';
import type { Site, Town } from '#business/entities.ts';
import { routes, SHORT_LINKS } from '#pages.ts';
import { contact } from '#ui/contact/contact.ts';
import { FORMATS } from '../formats.ts';
import { raw } from '../html.ts';
import { codeFor, largest, LEAD, nameIn, priceFrom, samplesIn, typed } from '../parts.ts';
import { codeBox, gaugeBox, placed, sampleBox, signOf, textAt, wordmarkBox } from '../svg.ts';
import type { Sheet } from './sheet.ts';

/** Hundredths of an inch; the upper left corner of the cut is 0, 0. */
const YARD = { left: 80, right: 2320, band: 1370, code: 620, price: 1090 };

export async function yardSign(site: Site, town: Town): Promise<Sheet> {
  const format = FORMATS.yardSign;
  const code = codeFor(site.business.site + routes.townShortLink('yardSign', town.id), true);
  const { phone } = contact(site);
  const { left, right, band, code: side } = YARD;
  const wide = right - side - 90 - left;
  const ink = color('ink');
  const samples = samplesIn(site);
  const callSize = await largest(phone, right - left, 330);
  // In the middle of the band, or with room for the note below.
  const call = band + (samples.length > 0 ? 175 : 205) + callSize * 0.36;
  const price = priceFrom(site);
  const priceSize = await largest(price, right - YARD.price, 250);
  const address = typed(code.text);
  const sample = await sampleBox(samples, { x: left, y: 1704 });
  const addressSize = await largest(address, side, 44, TEXT);
  const svg = await signOf(format, {
    drawings: [
      codeBox(code, { x: right - side, y: 80, width: side }),
      await wordmarkBox(site, { x: right - side, y: 850, width: side, height: 150 }, ink),
      `<path fill="${color('orange')}" d="M-100 ${band}h2600v600h-2600z"/>`,
      gaugeBox(site, 1, { x: left - 10, y: band - 378, width: 945, height: 395 }),
      sample.drawing,
    ],
    texts: [
      textAt(DISPLAY, LEAD, { x: left, y: 190, size: 150, fill: color('moss') }),
      placed(left, 240, nameIn(town.name, { width: wide, height: 640, most: 600 })),
      textAt(TEXT, address, { x: right - side, y: 80 + side + 60, size: addressSize, fill: ink }),
      textAt(DISPLAY, price, { x: YARD.price, y: band - 75, size: priceSize, fill: ink }),
      textAt(DISPLAY, phone, { x: left - callSize * 0.02, y: call, size: callSize, fill: ink }),
      ...sample.texts,
    ],
  });
  const file = `yard-signs/${town.id}`;
  return { kind: 'yard-signs', file, label: town.name, format, pages: [raw(svg)], svg, codes: [code], samples };
}

const TRUCK = { code: 100, side: 1400, left: 1620, right: 3500, call: 1180 };

export async function truckCode(site: Site): Promise<Sheet> {
  const format = FORMATS.truckSide;
  const code = codeFor(site.business.site + SHORT_LINKS.truck, true);
  const { phone } = contact(site);
  const samples = samplesIn(site);
  const { left, right, side } = TRUCK;
  const wide = right - left;
  const [ink, paper, leaf] = [color('ink'), color('paper'), color('leaf')];
  const call = await largest(phone, wide - 120, 300);
  const sample = await sampleBox(samples, { x: TRUCK.code, y: 1679 });
  const svg = await signOf(format, {
    background: color('evergreen'),
    drawings: [
      codeBox(code, { x: TRUCK.code, y: TRUCK.code, width: side }),
      `<g class="on-dark">${gaugeBox(site, 1, { x: left, y: 730, width: 700, height: 293 })}</g>`,
      `<rect x="${left}" y="${TRUCK.call - 90}" width="${wide}" height="370" rx="60" fill="${color('orange')}"/>`,
      await wordmarkBox(site, { x: left, y: 1530, width: wide, height: 170 }, paper),
      sample.drawing,
    ],
    texts: [
      textAt(TEXT, 'Point your camera here', { x: TRUCK.code, y: 1625, size: 124, fill: paper }),
      placed(left, 100, nameIn('What would yours cost?', { width: wide, height: 540, most: 300 }, paper)),
      textAt(DISPLAY, priceFrom(site), { x: left + 760, y: 950, size: 190, fill: leaf }),
      textAt(DISPLAY, phone, { x: left + 60, y: TRUCK.call + 95 + call * 0.36, size: call, fill: ink }),
      ...sample.texts,
    ],
  });
  return { kind: 'truck-code', file: 'truck-code', format, pages: [raw(svg)], svg, codes: [code], samples };
}
