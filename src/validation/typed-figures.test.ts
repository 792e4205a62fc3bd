/** Our phone, name, email, address, prices and hours are found in whatever signs and forms people paste them. */
import { describe, expect, it } from 'vitest';
import { weekOf } from '#business/hours.ts';
import { readContent } from './read.ts';
import { checkName, checkTypedContact, checkTypedHours, checkTypedPrices, ownAddresses } from './typed-figures.ts';

const { rows } = readContent('e2e/fixtures');
const [service] = rows.services as [(typeof rows.services)[number]];
const business = {
  ...rows.business,
  name: 'Gone Today',
  phone: '+19145550149',
  email: 'quote@gonetoday.com',
  site: 'https://www.gonetoday.com',
  hours: { ...rows.business.hours, week: weekOf('07:00-21:00') },
};
const steps = rows.pricing.steps.map((one, at) => ({ ...one, price: [149, 229, 1199][at] ?? 2000 + at }));

/** What is told of a text, once as a field and once as the text of a page. */
function told(text: string): string[] {
  const company = { ...rows, business, pricing: { ...rows.pricing, steps } };
  return [{ body: text }, { lead: text }].map((fields) => {
    const found: string[] = [];
    const add = (_: string, _field: string, wrong: string) =>
      void found.push(wrong.replace(/"Gone.Today"/i, 'name').replace(/^\S+ (?:our )?/, ''));
    const changed = { ...company, services: [{ ...service, body: '', ...fields }] };
    for (const check of [checkName, checkTypedContact, checkTypedHours, checkTypedPrices]) check(changed, add);
    for (const { file, field, wrong } of ownAddresses(changed)) add(file, field, wrong);
    return found.join('; ');
  });
}

const FOUND: Record<string, readonly string[]> = {
  'phone number': [
    ...['914-555-0149', '914–555–0149', '914—555—0149', '914‑555‑0149', '914−555−0149', '914‒555‐0149'],
    ...['(914) 555-0149', '(914)555-0149', '914.555.0149', '914 555 0149', '9145550149', '914/555-0149'],
    ...[
      '914\u00a0555\u00a00149',
      '914\u2009555\u202f0149',
      '914\u200b555\u200b0149',
      '914-\u2060555-0149',
      '914  555  0149',
    ],
    ...[
      '+1 914 555 0149',
      '+19145550149',
      '1-914-555-0149',
      '1 (914) 555-0149',
      '001 914 555 0149',
      '011 1 914 555 0149',
    ],
    ...['９１４－５５５－０１４９', '（914）555‐0149', '914 · 555 · 0149', '914 555 01 49', '914 • 555 • 0149'],
    ...[
      '[call](tel:+19145550149)',
      '[call](tel:+1-914-555-0149)',
      '[text](sms:9145550149?&body=Hi)',
      'SMS:+1%20914%20555%200149',
    ],
    ...[
      'https://wa.me/19145550149',
      '[WhatsApp](https://api.whatsapp.com/send?phone=19145550149)',
      'tel:914-555-0149;ext=2',
    ],
    ...[
      '914&#45;555&#45;0149',
      '914&ndash;555&ndash;0149',
      '914&nbsp;555&nbsp;0149',
      String.raw`914\-555\-0149`,
      '**914**-555-0149',
    ],
    ...['Call 555-0149.', 'Llame al 555 0149', 'Llámenos al (914) 555-0149'],
  ],
  'email address': [
    ...[
      'quote@gonetoday.com',
      'Quote@GoneToday.com',
      'QUOTE@GONETODAY.COM',
      'mailto:quote@gonetoday.com',
      'MAILTO:Quote@gonetoday.com?subject=Hi',
    ],
    ...[
      '[write](mailto:quote%40gonetoday.com)',
      'quote&#64;gonetoday.com',
      'quote&commat;gonetoday.com',
      '<quote@gonetoday.com>',
    ],
    ...[
      'quote\u200b@gonetoday.com',
      'quote＠gonetoday．com',
      'quote @ gonetoday.com',
      'quote [at] gonetoday [dot] com',
      'quote(at)gonetoday.com',
    ],
    ...['quote at gonetoday dot com', 'quote arroba gonetoday punto com', String.raw`quote\@gonetoday\.com`],
  ],
  'own web address': [
    ...[
      'https://www.gonetoday.com',
      'http://gonetoday.com/pricing',
      'HTTPS://WWW.GONETODAY.COM/',
      'www.gonetoday.com',
      'gonetoday.com',
      'GoneToday.com',
    ],
    ...[
      '[prices](https://www.gonetoday.com/pricing#estimate)',
      '[prices](http://www.gonetoday.com)',
      '//gonetoday.com/x',
      'gonetoday.com.',
      'https://gonetoday.com:443/a',
    ],
    ...['www&#46;gonetoday&period;com', 'https://www.gonetoday\u00ad.com', 'visite gonetoday.com/es hoy'],
  ],
  'name as words': [
    ...[
      'Gone Today',
      'Gone\u00a0Today',
      'Gone\u2009Today',
      'Gone  Today',
      'Gone\nToday',
      'Gone-Today',
      'Gone‑Today',
      'Gone Today™',
      'Gone® Today',
      'Ｇｏｎｅ Ｔｏｄａｙ',
    ],
    ...[
      '“Gone Today”',
      "Gone Today's crew",
      '**Gone Today**',
      '[Gone Today](/about)',
      'Gone&nbsp;Today',
      'Gone To\u00adday',
      'con Gone Today usted',
    ],
  ],
  'price as a figure': [
    ...[
      '$149',
      '$ 149',
      '$149.00',
      '＄１４９',
      '$\u00a0149',
      'US$149',
      'US $149',
      'USD 149',
      '149 USD',
      '149USD',
      '149$',
      '149 $',
      '149 dollars',
      '149-dollar',
    ],
    ...[
      '149 bucks',
      '149 Dollars',
      '149 dólares',
      '149 dolares',
      '149 DÓLARES',
      '&#36;149',
      '&dollar;149',
      String.raw`\$149`,
      '**$149**',
      'from $149/load',
      'desde $149',
    ],
    ...[
      '$100-149',
      '$149–$180',
      '$100 to $149',
      '$100 a $149',
      '100 to 149 dollars',
      'de 100 a 149 dólares',
      '$1,199',
      '1,199 dollars',
      '1199 dólares',
      '$1199.00',
      '1.199 dólares',
    ],
    ...[
      'one hundred forty-nine dollars',
      'One hundred and forty-nine dollars',
      'two hundred twenty-nine bucks',
      'eleven hundred ninety-nine dollars',
      'ciento cuarenta y nueve dólares',
      'mil ciento noventa y nueve dólares',
    ],
  ],
  hours: [
    ...[
      '7 am to 9 pm',
      '7am-9pm',
      '7am–9pm',
      '7AM — 9PM',
      '7 a.m. to 9 p.m.',
      '7 A.M.–9 P.M.',
      '7:00 am to 9:00 pm',
      '07:00-21:00',
      '7:00–21:00',
      '7.00-21.00',
      '7a-9p',
    ],
    ...[
      '7 am until 9 pm',
      '7 am till 9 pm',
      '7 am thru 9 pm',
      'between 7 am and 9 pm',
      '7 to 9',
      '7-9',
      '7\u00a0am to 9\u00a0pm',
      '７am－９pm',
      '7 in the morning until 9 at night',
      'seven to nine',
      'seven in the morning to nine at night',
    ],
    ...[
      'de 7 a 21 h',
      'de 7 a 21 horas',
      'de 7 h a 21 h',
      'de 7:00 a 21:00',
      'de 07:00 a 21:00 h',
      'de 7 am a 9 pm',
      'de 7 a. m. a 9 p. m.',
      'de las 7 a las 9',
      'de 7 de la mañana a 9 de la noche',
      'entre las 7 y las 9',
      'desde las 7 am hasta las 9 pm',
      'de siete a nueve',
    ],
  ],
};

const NONE = [
  ...[
    '914-555-0148',
    '201-555-0149',
    '(201) 555-0149',
    '914-555-01490',
    '19145550149222',
    'Item 9145550',
    'ZIP 10149, 555 of 0149',
  ],
  ...[
    'request@gonetoday.com.mx',
    'aquote@gonetoday.com',
    'jobs@another.com',
    'begonetoday.com',
    'gonetoday.company',
    'shop.gonetoday.com',
    'gonetoday.com.au',
  ],
  ...['It is gone today.', 'Long gone today', 'Gone Todayish', 'Begone Today'],
  ...[
    '$1490',
    '$14.9',
    '$149,000',
    '149 pounds',
    '1149 dollars',
    '$149.50',
    '149 feet, USD 12',
    'in 149 days, $12 a day',
    '12 of 149',
    '$2,149',
  ],
  ...[
    '7 to 90 pounds',
    '17 to 9',
    '7 am to noon',
    '7:30 am to 9 pm',
    'de 7 a 21 pies',
    '7 and 9 feet',
    '3/7 to 9/8',
    '7 to 9:30',
    '2-7-9',
    '$7 to 9,000',
    'between 7 and 19',
    'entre las 7 y las 19',
  ],
];

describe('typed figures', () => {
  for (const [kind, texts] of Object.entries(FOUND))
    it.each(texts)(`of our ${kind} are found in %j`, (text) => {
      for (const found of told(`Ask us: ${text} is ours`)) expect(found).toContain(kind);
    });

  it.each(NONE)('are not seen in %j', (text) => {
    expect(told(text)).toEqual(['', '']);
  });
});
