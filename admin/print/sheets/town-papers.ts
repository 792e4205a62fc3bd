/** Door hanger and yard sign of a town. */
import { color } from '#styles/colors.ts';
import { DISPLAY, TEXT } from '#og/fonts.ts';
import { widthOf } from '#og/layout.ts';
import type { Site, Town } from '#business/entities.ts';
import { routes } from '#pages.ts';
import { contact } from '#ui/contact/contact.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import { codeOf } from '../code.ts';
import { codeBox, gaugeBox, placed, sampleBox, signOf, textAt, wordmarkBox } from '../drawing.ts';
import { FORMATS, HOLE } from '../formats.ts';
import { html } from '../html.ts';
import {
  addressLine,
  codeDrawing,
  gaugeDrawing,
  largest,
  nameIn,
  nameSize,
  picture,
  sampleNote,
  share,
  standIns,
  typed,
  wordmark,
} from '../parts.ts';
import { words } from '../words.ts';
import type { Sheet } from './sheet.ts';

const SHOWS = { fields: ['name', 'phone', 'site'], prices: 'first' } as const;

export async function doorHanger(site: Site, town: Town): Promise<Sheet> {
  const format = FORMATS.doorHanger;
  const code = codeOf(site.business.site + routes.townShortLink('doorHanger', town.id));
  const { phone } = contact(site);
  const { soon, included, approve } = site.business.promises;
  const room = format.width - 2 * format.safe;
  const name = await nameSize(town.name, { width: room - 0.05, height: 1.3, most: 0.92 });
  const samples = standIns(site, SHOWS);
  const price = startingPrice(site);
  const promises = [soon, included, approve];
  const small = promises.join('').length > 200;
  const page = html`
    <div class="hanger-top">
      <span class="hole" style="--across:${HOLE.width}in;--middle:${HOLE.middle}in"><i>${words.town.hole}</i></span>
      <h1>
        <small>${words.town.lead}</small>
        <b style="font-size:${name}in">${town.name}</b>
      </h1>
    </div>
    <img class="hanger-picture" src="${await picture(town.main.picture.id)}" alt="" />
    <div class="hanger-words">
      <div class="hanger-price">
        ${gaugeDrawing(site, 1)}
        <p>
          <small>${words.fromWord}</small>
          <b class="price" style="font-size:${await largest(price, 1.8, 0.64)}in">${price}</b>
          <span>${words.forShare(share(site, 1))}</span>
        </p>
      </div>
      <ul class="ticks${small && ' small'}">
        ${promises.map((promise) => html`<li>${promise}</li>`)}
      </ul>
    </div>
    <div class="hanger-call">
      <small>${words.town.contact}</small>
      <b style="font-size:${await largest(phone, room, 0.62)}in">${phone}</b>
    </div>
    <div class="hanger-foot">
      ${codeDrawing(code)}
      <p>
        ${town.main.facts.length > 0 ? words.town.code.rules : words.town.code.prices}
        ${await addressLine(code.address, 2.55)} ${await wordmark(site)}
      </p>
    </div>
    ${sampleNote(samples)}
  `;
  return {
    kind: 'door-hangers',
    file: `door-hangers/${town.id}`,
    label: town.name,
    format,
    pages: [page],
    codes: [code],
    samples,
  };
}

/** Hundredths of an inch; the upper left corner of the cut is 0, 0. */
const SIGN = { left: 80, right: 2320, band: 1370, code: 620, price: 1090 };

export async function yardSign(site: Site, town: Town): Promise<Sheet> {
  const format = FORMATS.yardSign;
  const code = codeOf(site.business.site + routes.townShortLink('yardSign', town.id), true);
  const { phone } = contact(site);
  const { left, right, band, code: side } = SIGN;
  const wide = right - side - 90 - left;
  const ink = color('ink');
  const samples = standIns(site, SHOWS);
  const callSize = await largest(phone, right - left, 330);
  // In the middle of the band, or with room for the note below.
  const call = band + (samples.length > 0 ? 175 : 205) + callSize * 0.36;
  const price = words.from(startingPrice(site));
  const priceSize = await largest(price, right - SIGN.price, 250);
  const address = typed(code.address);
  const sample = await sampleBox(samples, { x: left, y: 1704 });
  const addressSize = await largestText(address, side, 44);
  const svg = await signOf(format, {
    drawings: [
      codeBox(code, { x: right - side, y: 80, width: side, height: side }),
      await wordmarkBox(site, { x: right - side, y: 850, width: side, height: 150 }, ink),
      `<path fill="${color('orange')}" d="M-100 ${band}h2600v600h-2600z"/>`,
      gaugeBox(site, 1, { x: left - 10, y: band - 378, width: 945, height: 395 }),
      sample.drawing,
    ],
    texts: [
      textAt(DISPLAY, words.town.lead, { x: left, y: 190, size: 150, fill: color('moss') }),
      placed(left, 240, nameIn(town.name, { width: wide, height: 640, most: 600 })),
      textAt(TEXT, address, { x: right - side, y: 80 + side + 60, size: addressSize, fill: ink }),
      textAt(DISPLAY, price, { x: SIGN.price, y: band - 75, size: priceSize, fill: ink }),
      textAt(DISPLAY, phone, { x: left - callSize * 0.02, y: call, size: callSize, fill: ink }),
      ...sample.texts,
    ],
  });
  return {
    kind: 'yard-signs',
    file: `yard-signs/${town.id}`,
    label: town.name,
    format,
    pages: [html``],
    svg,
    codes: [code],
    samples,
  };
}

const largestText = async (text: string, width: number, most: number): Promise<number> =>
  Math.min(most, width / (await widthOf(TEXT.style, text)));
