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
import { gaugeDrawing, sampleNote, standIns, typed, wordmark } from '../parts.ts';
import { words } from '../words.ts';
import type { Sheet } from './sheet.ts';

type Form = 'estimate' | 'invoice';
/** Empty lines for what goes. */
const LINES = { estimate: 7, invoice: 6 };

const empty = (count: number): Html[] =>
  Array.from(
    { length: count },
    () =>
      html`<tr>
        <td></td>
        <td></td>
      </tr>`,
  );

async function headOf(site: Site, form: Form): Promise<Html> {
  const { phone, email } = contact(site);
  return html`
    <header class="letter-head">
      <h1>${words.forms[form]}</h1>
      ${await wordmark(site)}
    </header>
    <p class="form-us">
      <b>${phone}</b> <span>${email}</span> <span>${typed(site.business.site)}</span>
      <span class="form-blank">${words.forms.number}</span> <span class="form-blank">${words.forms.date}</span>
    </p>
    <ul class="form-fields">
      ${words.forms.fields.map((field) => html`<li>${field}</li>`)}
    </ul>
  `;
}

const space = (site: Site, form: Form): Html => html`
  <section>
    <h2>${words.forms.space[form]} <small>${words.forms.mark[form]}</small></h2>
    <ol class="form-steps">
      ${ladder(site).map(
        ({ gauge, price }) =>
          html`<li>
            ${gaugeDrawing(site, gauge.to)}
            <b class="price">${price}</b>
            <span>${capital(gauge.label)}</span>
            <i class="box"></i>
          </li>`,
      )}
    </ol>
  </section>
`;

function sums(site: Site, form: Form): Html {
  const { weight } = site.pricing;
  const [before, after] = words.forms.heavy({
    pounds: weight.pounds.toLocaleString('en-US'),
    price: dollars(weight.price),
    per: weight.per.toLocaleString('en-US'),
  });
  return html`<table class="form-lines">
    <thead>
      <tr>
        <th>${words.forms.lines[form]}</th>
        <th>${words.forms.amount}</th>
      </tr>
    </thead>
    <tbody>
      ${empty(LINES[form])}
      ${[words.forms.load, html`${before}<i class="form-gap"></i>${after}`, words.forms.other, words.forms.tax].map(
        (label) =>
          html`<tr class="form-sum">
            <td>${label}</td>
            <td></td>
          </tr>`,
      )}
      <tr class="form-total">
        <td>${words.forms.total[form]}</td>
        <td></td>
      </tr>
    </tbody>
  </table>`;
}

const paid = (site: Site): Html => {
  const ways = site.business.payment ?? [];
  return html`<p class="form-paid">
    <b>${words.forms.paid}</b>
    ${ways.map((way) => html`<span><i class="box"></i>${capital(way)}</span>`)}
    <span class="form-blank">${words.forms.paidOn}</span>
  </p>`;
};

function foot(site: Site, form: Form): Html {
  const lists = form === 'estimate' ? (['included', 'changes'] as const) : (['never'] as const);
  const terms =
    form === 'estimate'
      ? [promise(site).title, ...fillKnown(site, ['{terms.tax}'])]
      : fillKnown(site, ['{terms.damage}', '{terms.tax}', '{terms.card}']);
  return html`
    <ul class="form-signs">
      ${words.forms.signs[form].map((who) => html`<li>${who}</li>`)}
    </ul>
    <div class="form-terms">
      ${
        form === 'estimate' &&
        lists.map((id) => {
          const { heading, lines } = term(site, id);
          return html`<p><b>${heading}:</b> ${lines.map((text) => text.replace(/\.$/, '')).join('. ')}.</p>`;
        })
      }
      <p>${terms.join(' ')}</p>
      ${heldLicenses(site).map(({ name, number }) => html`<p>${name} ${number}</p>`)}
    </div>
  `;
}

export async function form(site: Site, kind: Form): Promise<Sheet> {
  const samples = standIns(site, {
    fields: ['name', 'phone', 'email', 'site', 'payment', 'terms.tax', 'terms.damage', 'terms.card'],
    prices: 'all',
    terms: kind === 'estimate',
    weight: true,
  });
  return {
    kind,
    file: kind,
    label: '',
    format: FORMATS.letter,
    pages: [
      html`${await headOf(site, kind)}${space(site, kind)}${sums(site, kind)}${kind === 'invoice' && paid(site)}${foot(site, kind)}${sampleNote(samples)}`,
    ],
    codes: [],
    samples,
  };
}
