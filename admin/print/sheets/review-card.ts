/** A card for every customer: a code for a review on one side, our number on the other. */
import type { Site } from '#business/entities.ts';
import { SHORT_LINKS } from '#pages.ts';
import { requiredPicture } from '#ui/picture/pictures.ts';
import { FORMATS } from '../formats.ts';
import { html, type Html } from '../html.ts';
import {
  addressLine,
  codeDrawing,
  codeFor,
  gaugeDrawing,
  callUs,
  picture,
  priceFrom,
  sampleNote,
  samplesIn,
  share,
  wordmark,
} from '../parts.ts';
import type { Sheet } from './sheet.ts';

async function front(site: Site, code: Html): Promise<Html> {
  return html`
    <div
      class="absolute top-[calc(var(--edge)+0.14in)] left-[calc(var(--edge)+0.12in)] w-330 text-[11.5pt] text-balance"
    >
      <h1 class="mb-[8pt] text-[29pt] whitespace-nowrap">How did we do?</h1>
      <p>Tell the next person who has a full basement. Good or bad, in your own words.</p>
      <p class="mt-[7pt] font-bold text-moss">We ask every customer, and we give nothing for a review.</p>
    </div>
    <img class="absolute -bottom-2 left-2 w-320" src="${picture(requiredPicture(site, 'hero-cleared').id)}" alt="" />
    <div
      class="absolute inset-y-0 right-0 w-258 bg-evergreen pt-50 pr-(--edge) pl-20 text-center text-balance text-paper"
    >
      ${code}
      <b class="mt-16 block font-display text-[14pt]/[1.15] font-extrabold">Point your camera at the code.</b>
      ${await wordmark(site, 'absolute bottom-[calc(var(--edge)+0.06in)] left-20 h-30 w-[calc(100%-0.2in-var(--edge))]')}
    </div>
    ${sampleNote(samplesIn(site, { fields: ['name'] }))}
  `;
}

export async function reviewCard(site: Site, reviewsAt: string): Promise<Sheet> {
  const ask = codeFor(reviewsAt);
  const call = codeFor(site.business.site + SHORT_LINKS.card);
  const samples = samplesIn(site);
  const back = html`
    <div
      class="on-dark h-full bg-evergreen px-[calc(var(--edge)+0.12in)] pt-[calc(var(--edge)+0.14in)] text-[11.5pt] text-paper"
    >
      ${await wordmark(site, 'h-40')}
      <div class="mt-26 grid grid-cols-[1fr_1.45in] gap-30">
        <div>
          <h1 class="text-[34pt]">More to haul?</h1>
          <div class="mt-24 grid grid-cols-[1.25in_1fr] items-center gap-18">
            ${gaugeDrawing(site, 1)}
            <p>
              <b class="display block text-[22pt]">${priceFrom(site)}</b>
              for ${share(site, 1)}
            </p>
          </div>
        </div>
        <p class="text-center text-[7.6pt]">${codeDrawing(call)}${await addressLine(call.text, 1.45, 'mt-[4pt]')}</p>
      </div>
      <p
        class="absolute inset-x-0 bottom-0 flex h-108 items-center justify-between gap-20 bg-orange px-[calc(var(--edge)+0.12in)] pb-(--bleed) text-ink"
      >
        ${await callUs(site, 4.1)}
      </p>
      ${sampleNote(samples)}
    </div>
  `;
  const pages = [await front(site, codeDrawing(ask)), back];
  return { kind: 'review-card', file: 'review-card', format: FORMATS.postcard, pages, codes: [ask, call], samples };
}
