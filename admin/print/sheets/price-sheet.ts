/** All prices on one page of letter paper. */
import type { Site } from '#business/entities.ts';
import { SHORT_LINKS } from '#pages.ts';
import { contact } from '#ui/contact/contact.ts';
import { ladder } from '#ui/load/gauge.ts';
import { promise, term, type Term } from '#features/pricing/view.ts';
import { fillKnown } from '#ui/promises.ts';
import { capital } from '#lib/text.ts';
import { FORMATS } from '../formats.ts';
import { html, type Html } from '../html.ts';
import { addressLine, CALL, codeDrawing, codeFor, gaugeDrawing, letter, samplesIn } from '../parts.ts';
import type { Sheet } from './sheet.ts';

function list(site: Site, id: Term): Html {
  const { heading, lines, no } = term(site, id);
  return html`<section>
    <h2 class="mb-[5pt] text-[14pt]">${heading}</h2>
    <ul class="list ${no && 'crosses'} grid gap-[2.5pt]">
      ${lines.map((text) => html`<li>${text}</li>`)}
    </ul>
  </section>`;
}

const steps = (site: Site): Html =>
  html`<ol class="grid grid-cols-4 gap-x-30 gap-y-20">
    ${ladder(site).map(
      ({ gauge, price, volume }) =>
        html`<li>
          ${gaugeDrawing(site, gauge.to)}
          <b class="display mt-[5pt] block text-[30pt]">${price}</b>
          <span class="mt-[3pt] block text-[9pt]/[1.15] font-bold text-balance">${capital(gauge.label)}</span>
          <small class="text-[7.6pt] text-quiet">${volume}</small>
        </li>`,
    )}
  </ol>`;

export async function priceSheet(site: Site): Promise<Sheet> {
  const code = codeFor(site.business.site + SHORT_LINKS.priceSheet);
  const { phone, email } = contact(site);
  const samples = samplesIn(site, {
    fields: ['name', 'phone', 'email', 'site', 'terms.tax'],
    prices: 'all',
    terms: true,
    weight: true,
  });
  const body = html`
    <p class="mt-17 mb-20 text-[13.5pt] font-semibold">
      You pay for the part of the truck you fill. ${promise(site).title}
    </p>
    ${steps(site)}
    <div class="mt-22 grid grid-cols-2 gap-40 border-t-[1.5pt] pt-16 text-[9.6pt]/[1.28]">
      <div class="grid content-start gap-15">${list(site, 'included')}${list(site, 'never')}</div>
      <div class="grid content-start gap-15">
        ${list(site, 'changes')}${list(site, 'excluded')}
        <p>${fillKnown(site, ['{terms.tax}'])}</p>
      </div>
    </div>
    <footer class="mt-auto flex items-center justify-between rounded-[14pt] bg-orange py-16 pr-16 pl-26 leading-[1.2]">
      <p>
        <small class="block text-[11pt] font-bold">${CALL}</small>
        <b class="display mt-[2pt] mb-[4pt] block text-[36pt]">${phone}</b>${email}
      </p>
      <p class="grid grid-cols-[auto_1in] items-center gap-14 text-right">
        <span>Estimate your load${await addressLine(code.text, 2)}</span> ${codeDrawing(code)}
      </p>
    </footer>
  `;
  const page = await letter(site, 'What it costs', body, samples);
  return { kind: 'price-sheet', file: 'price-sheet', format: FORMATS.letter, pages: [page], codes: [code], samples };
}
