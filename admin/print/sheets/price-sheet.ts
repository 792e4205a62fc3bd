/** All prices on one page of letter paper. */
import type { Site } from '#business/entities.ts';
import { SHORT_LINKS } from '#pages.ts';
import { contact } from '#ui/contact/contact.ts';
import { ladder } from '#ui/load/gauge.ts';
import { promise, term, type Term } from '#features/pricing/view.ts';
import { fillKnown } from '#ui/promises.ts';
import { capital } from '#lib/text.ts';
import { codeOf } from '../code.ts';
import { FORMATS } from '../formats.ts';
import { html, type Html } from '../html.ts';
import { addressLine, codeDrawing, gaugeDrawing, sampleNote, standIns, wordmark } from '../parts.ts';
import { words } from '../words.ts';
import type { Sheet } from './sheet.ts';

function list(site: Site, id: Term): Html {
  const { heading, lines, no } = term(site, id);
  return html`<section class="${no ? 'crosses' : 'ticks'}">
    <h2>${heading}</h2>
    <ul>
      ${lines.map((text) => html`<li>${text}</li>`)}
    </ul>
  </section>`;
}

export async function priceSheet(site: Site): Promise<Sheet> {
  const code = codeOf(site.business.site + SHORT_LINKS.priceSheet);
  const { phone, email } = contact(site);
  const samples = standIns(site, {
    fields: ['name', 'phone', 'email', 'site', 'terms.tax'],
    prices: 'all',
    terms: true,
    weight: true,
  });
  const page = html`
    <header class="letter-head">
      <h1>${words.priceSheet.title}</h1>
      ${await wordmark(site)}
    </header>
    <p class="lead">${words.priceSheet.lead} ${promise(site).title}</p>
    <ol class="price-steps">
      ${ladder(site).map(
        ({ gauge, price, volume }) =>
          html`<li>
            ${gaugeDrawing(site, gauge.to)}
            <b class="price">${price}</b>
            <span>${capital(gauge.label)}</span>
            <small>${volume}</small>
          </li>`,
      )}
    </ol>
    <div class="price-terms">
      <div>${list(site, 'included')}${list(site, 'never')}</div>
      <div>
        ${list(site, 'changes')}${list(site, 'excluded')}
        <p>${fillKnown(site, ['{terms.tax}'])}</p>
      </div>
    </div>
    <footer class="price-foot">
      <p><small>${words.town.contact}</small><b class="number">${phone}</b><span>${email}</span></p>
      <p class="price-code">
        <span>${words.priceSheet.code}${await addressLine(code.address, 2)}</span>
        ${codeDrawing(code)}
      </p>
    </footer>
    ${sampleNote(samples)}
  `;
  return {
    kind: 'price-sheet',
    file: 'price-sheet',
    label: '',
    format: FORMATS.letter,
    pages: [page],
    codes: [code],
    samples,
  };
}
