/** Estimate and invoice, to be filled in by hand. */
import { dollars } from '#lib/money.ts';
import { capital } from '#lib/text.ts';
import { heldLicenses } from '#business/licenses.ts';
import type { Site } from '#business/entities.ts';
import { contact } from '#ui/contact/contact.ts';
import { ladder } from '#ui/load/gauge.ts';
import { promise, term } from '#features/pricing/view.ts';
import { fillKnown } from '#ui/promises.ts';
import { FORMATS } from '../formats.ts';
import { html, type Html } from '../html.ts';
import { gaugeDrawing, letter, samplesIn, typed } from '../parts.ts';
import type { Sheet } from './sheet.ts';

const FORMS = {
  estimate: {
    title: 'Estimate',
    load: 'How much of the truck',
    mark: 'Mark one, or two for a range.',
    lines: 'What goes',
    emptyLines: 7,
    total: 'Estimate',
    customer: 'I approve this price',
  },
  invoice: {
    title: 'Invoice',
    load: 'How much of the truck you filled',
    mark: 'Mark one.',
    lines: 'What we took',
    emptyLines: 6,
    total: 'Total',
    customer: 'the job is done',
  },
};
type Form = keyof typeof FORMS;

const CUSTOMER = ['Name', 'Phone', 'Address', 'Town and ZIP', 'Building, floor, stairs', 'Email'];

function head(site: Site): Html {
  const { phone, email } = contact(site);
  return html`
    <p class="mt-12 grid grid-cols-[auto_auto_1fr_1.05in_1.45in] items-baseline gap-x-16">
      <b class="font-display text-[14pt]/none font-extrabold">${phone}</b> <span>${email}</span>
      <span>${typed(site.business.site)}</span> <span class="blank">No.</span> <span class="blank">Date</span>
    </p>
    <ul class="mt-4 grid grid-cols-2 gap-x-24 text-[8pt]">
      ${CUSTOMER.map((field) => html`<li class="blank h-37 pt-6">${field}</li>`)}
    </ul>
  `;
}

const steps = (site: Site, form: Form): Html => html`
  <section class="mt-18">
    <h2 class="text-[14pt]">
      ${FORMS[form].load}
      <small class="font-text text-[9pt] font-medium tracking-normal">${FORMS[form].mark}</small>
    </h2>
    <ol class="mt-6 grid grid-cols-8 gap-9 border-y-[1.5pt] py-9">
      ${ladder(site).map(
        ({ gauge, price }) =>
          html`<li>
            ${gaugeDrawing(site, gauge.to)}
            <p class="flex items-center justify-between">
              <b class="display text-[15pt]">${price}</b> <span class="box my-[3pt]"></span>
            </p>
            <p class="text-[6.8pt]/[1.1]">${capital(gauge.label)}</p>
          </li>`,
      )}
    </ol>
  </section>
`;

const row = (label: Html | string, classes = 'blank h-28 pb-[3pt]'): Html =>
  html`<tr class="align-bottom">
    <td class="${classes}">${label}</td>
    <td class="${classes} border-l-[0.75pt]"></td>
  </tr>`;

function sums(site: Site, form: Form): Html {
  const { weight } = site.pricing;
  const { lines, emptyLines, total } = FORMS[form];
  const [pounds, per] = [weight.pounds, weight.per].map((count) => count.toLocaleString('en-US'));
  const known = [
    'The load',
    html`Heavy material over ${pounds} pounds an eighth: <span class="blank inline-block w-60"></span> pounds at
      ${dollars(weight.price)} per ${per}`,
    'Anything else, agreed before loading',
    'Sales tax, where it applies',
  ];
  return html`<table class="mt-16 w-full flex-1">
    <thead>
      <tr class="border-b-[1.5pt] text-left align-bottom">
        <th class="display pb-[4pt] text-[14pt]">${lines}</th>
        <th class="w-135 pb-[4pt] text-[9pt]/none font-semibold">Amount</th>
      </tr>
    </thead>
    ${Array.from({ length: emptyLines }, () => row(''))}
    ${known.map((label) => row(label, 'blank h-28 pb-[3pt] font-semibold'))}
    ${row(total, 'display h-42 border-y-[1.5pt] bg-mist pb-[7pt] pl-[6pt] text-[15pt]')}
  </table>`;
}

const paid = (site: Site): Html =>
  html`<p class="mt-12 flex items-center gap-20">
    <b>Paid by</b>
    ${(site.business.payment ?? []).map(
      (way) => html`<span class="flex items-center gap-[4pt]"><span class="box"></span>${capital(way)}</span>`,
    )}
    <span class="blank flex-1">Paid on</span>
  </p>`;

function foot(site: Site, form: Form): Html {
  const terms =
    form === 'estimate'
      ? [promise(site).title, ...fillKnown(site, ['{terms.tax}'])]
      : fillKnown(site, ['{terms.damage}', '{terms.tax}', '{terms.card}']);
  const lists = form === 'estimate' ? (['included', 'changes'] as const) : [];
  return html`
    <ul class="mt-42 grid grid-cols-[2.4fr_1.6fr_1fr] gap-20 text-[8pt]">
      ${[`Customer: ${FORMS[form].customer}`, 'For us', 'Date'].map((who) => html`<li class="border-t-[0.75pt] pt-[2pt]">${who}</li>`)}
    </ul>
    <div class="mt-12 grid gap-[3pt] text-[8pt]/[1.25] text-quiet">
      ${lists.map((id) => {
        const { heading, lines } = term(site, id);
        const sentences = lines.map((text) => text.replace(/\.$/, '')).join('. ');
        return html`<p><b class="text-ink">${heading}:</b> ${sentences}.</p>`;
      })}
      <p>${terms.join(' ')}</p>
      ${heldLicenses(site).map(({ name, number }) => html`<p>${name} ${number}</p>`)}
    </div>
  `;
}

export async function form(site: Site, kind: Form): Promise<Sheet> {
  const samples = samplesIn(site, {
    fields: ['name', 'phone', 'email', 'site', 'payment', 'terms.tax', 'terms.damage', 'terms.card'],
    prices: 'all',
    terms: kind === 'estimate',
    weight: true,
  });
  const body = html`${head(site)} ${steps(site, kind)} ${sums(site, kind)} ${kind === 'invoice' && paid(site)}
  ${foot(site, kind)}`;
  const page = await letter(site, FORMS[kind].title, body, samples);
  return { kind, file: kind, format: FORMATS.letter, pages: [page], codes: [], samples };
}
