/** A door hanger for each town. */
import type { Site, Town } from '#business/entities.ts';
import { routes } from '#pages.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import { FORMATS } from '../formats.ts';
import { html } from '../html.ts';
import {
  addressLine,
  callUs,
  codeDrawing,
  codeFor,
  gaugeDrawing,
  largest,
  LEAD,
  nameSize,
  picture,
  sampleNote,
  samplesIn,
  share,
  wordmark,
} from '../parts.ts';
import type { Sheet } from './sheet.ts';

export async function doorHanger(site: Site, town: Town): Promise<Sheet> {
  const format = FORMATS.doorHanger;
  const code = codeFor(site.business.site + routes.townShortLink('doorHanger', town.id));
  const { soon, included, approve } = site.business.promises;
  const width = format.width - 2 * format.safe;
  const name = await nameSize(town.name, { width: 100 * width - 5, height: 130, most: 92 });
  const samples = samplesIn(site);
  const price = startingPrice(site);
  const promises = [soon, included, approve];
  const long = promises.join('').length > 200;
  // The hole is 1.25 inches wide, and its middle 1.125 inches below the cut.
  const page = html`
    <div class="h-500 bg-evergreen px-(--edge) pt-[calc(var(--bleed)+2.02in)] text-paper">
      <span
        class="absolute top-[calc(var(--bleed)+1.125in)] left-1/2 flex size-117 -translate-1/2 items-center justify-center rounded-full border-[0.75pt] border-dashed border-leaf text-[7pt] text-leaf"
        >hole</span
      >
      <h1 class="text-[19pt]">
        <small class="mb-[4pt] block text-[19pt] text-leaf">${LEAD}</small>
        <b class="block font-extrabold tracking-tight" style="font-size:${name}in">${town.name}</b>
      </h1>
    </div>
    <img class="absolute top-362 -left-8 w-470 max-w-none" src="${picture(town.main.picture.id)}" alt="" />
    <div class="absolute inset-x-(--edge) top-686">
      <div class="grid grid-cols-[1.3in_1fr] items-end gap-16">
        ${gaugeDrawing(site, 1)}
        <p class="grid grid-cols-[auto_1fr]">
          <small class="self-end pr-[4pt] pb-[4pt] font-display text-[14pt]/[1.1] font-extrabold">from</small>
          <b class="display leading-[0.9]" style="font-size:${await largest(price, 1.8, 0.64)}in">${price}</b>
          <span class="col-span-2">for ${share(site, 1)}</span>
        </p>
      </div>
      <ul class="list ${long ? 'text-[8.2pt]/[1.22]' : 'text-[9.6pt]/[1.22]'} mt-13 grid gap-[2.5pt] font-semibold">
        ${promises.map((promise) => html`<li>${promise}</li>`)}
      </ul>
    </div>
    <div class="absolute inset-x-0 bottom-160 h-98 bg-orange px-(--edge) pt-12">${await callUs(site, width)}</div>
    <div
      class="absolute inset-x-0 bottom-0 grid h-160 grid-cols-[1.1in_1fr] items-center gap-16 bg-evergreen px-(--edge) pb-[calc(var(--bleed)+0.05in)] text-paper"
    >
      ${codeDrawing(code)}
      <p class="text-[8.6pt]/[1.22]">
        All prices, and ${town.main.facts.length > 0 ? 'your town’s own pickup rules' : 'how it works'}
        ${await addressLine(code.text, 2.55, 'mt-[2pt] mb-[6pt]')} ${await wordmark(site, 'h-25')}
      </p>
    </div>
    ${sampleNote(samples)}
  `;
  const file = `door-hangers/${town.id}`;
  return { kind: 'door-hangers', file, label: town.name, format, pages: [page], codes: [code], samples };
}
