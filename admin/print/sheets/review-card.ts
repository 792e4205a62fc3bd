/** A card for every customer: a code for a review on the one side, our number on the other. */
import type { Site } from '#business/entities.ts';
import { SHORT_LINKS } from '#pages.ts';
import { contact } from '#ui/contact/contact.ts';
import { startingPrice } from '#ui/load/gauge.ts';
import { requiredPicture } from '#ui/picture/pictures.ts';
import { codeOf } from '../code.ts';
import { FORMATS } from '../formats.ts';
import { html } from '../html.ts';
import {
  addressLine,
  codeDrawing,
  gaugeDrawing,
  largest,
  picture,
  sampleNote,
  share,
  standIns,
  wordmark,
} from '../parts.ts';
import { words } from '../words.ts';
import type { Sheet } from './sheet.ts';

export async function reviewCard(site: Site, reviewsAt: string): Promise<Sheet> {
  const { title, text, scan, fair, again } = words.reviewCard;
  const ask = codeOf(reviewsAt);
  const call = codeOf(site.business.site + SHORT_LINKS.card);
  const { phone } = contact(site);
  const samples = standIns(site, { fields: ['name', 'phone', 'site'], prices: 'first' });
  const front = html`
    <div class="ask-words">
      <h1>${title}</h1>
      <p>${text}</p>
      <p class="ask-fair">${fair}</p>
    </div>
    <img class="ask-picture" src="${await picture(requiredPicture(site, 'hero-cleared').id)}" alt="" />
    <div class="ask-code">
      ${codeDrawing(ask)}
      <b>${scan}</b>
      ${await wordmark(site)}
    </div>
    ${sampleNote(standIns(site, { fields: ['name'] }))}
  `;
  const back = html`
    <div class="keep">
      <div class="keep-head">${await wordmark(site)}</div>
      <div class="keep-main">
        <div>
          <h1>${again}</h1>
          <div class="keep-price">
            ${gaugeDrawing(site, 1)}
            <p>
              <b class="price">${words.from(startingPrice(site))}</b>
              <span>${words.forShare(share(site, 1))}</span>
            </p>
          </div>
        </div>
        <p class="keep-code">${codeDrawing(call)}${await addressLine(call.address, 1.45)}</p>
      </div>
      <p class="keep-call">
        <small>${words.town.contact}</small>
        <b style="font-size:${await largest(phone, 4.1, 0.62)}in">${phone}</b>
      </p>
      ${sampleNote(samples)}
    </div>
  `;
  return {
    kind: 'review-card',
    file: 'review-card',
    label: '',
    format: FORMATS.postcard,
    pages: [front, back],
    codes: [ask, call],
    samples,
  };
}
