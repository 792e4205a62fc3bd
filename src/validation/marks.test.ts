/** What other hands leave in a text is told with file, line and remedy, in YAML as in Markdown. */
import { describe, expect, it } from 'vitest';
import { marksIn, PLACEHOLDERS } from './marks.ts';

const linesOf = (file: string, text: string): string[] =>
  marksIn(file, text).problems.map(({ field, wrong, remedy }) => `${field}: ${wrong}. ${remedy}`);

const MERGE = ['<<<<<<< HEAD', '||||||| 1a2b3c4', '=======', '>>>>>>> phone'];

const MARKS = [
  ...['See this.turn0search0', 'as told oaicite:3', ':contentReference[oaicite:0]{index=0}', 'So it is【12†source】.'],
  ...['So it is [cite: 1, 2].'],
  ...[
    '<o:p></o:p>',
    '<w:sdt>',
    'mso-bidi-font-weight: normal',
    '<p class=MsoNormal>',
    '<!--[if gte mso 9]>',
    '<st1:City>',
  ],
  ...[
    'Error! Bookmark not defined.',
    'See ¡Error! Marcador no definido.',
    'Error! Reference source not found.',
    '{ HYPERLINK "x" }',
    '#REF!',
  ],
  ...['\uf0b7 one', 'a\ufffcb', 'bas\u00adement', 'It doesnâ€™t', 'mÃ¡s', '20Â°'],
  ...['(Translated by Google) Fast.', '(Traducido por Google) Fast.', '（由 Google 提供翻譯）好'],
];

describe('a mark of other hands', () => {
  it.each([
    ['content/faq.yaml', '- id: a\n'],
    ['content/posts/a.md', '---\ntitle: A\n---\n\n'],
  ])('of a merge is told in %s, wherever its lines are', (file, before) => {
    for (const indent of ['', '  ', '\t'])
      for (const between of ['\n', '\n\n']) {
        const text = before + MERGE.map((mark) => `${indent}${mark}`).join(`${between}ours${between}`);
        expect(marksIn(file, text).merged).toBe(true);
        const told = linesOf(file, text);
        expect(told).toHaveLength(MERGE.length);
        expect(told[0]).toMatch(/^line \d+: is a mark of two versions that were merged\. Keep one of the two versions/);
      }
    expect(linesOf(file, `${before}${MERGE[0]}\r\nours\r\n`)).toHaveLength(1);
  });

  it.each(MARKS)('is told: %j', (words) => {
    const expected = [expect.stringMatching(/^line 3: has .{10,}\. \S.{20,}/)];
    expect(linesOf('content/faq.yaml', `# faq\n- id: a\n  a: ${words}\n`)).toEqual(expected);
    expect(linesOf('content/posts/a.md', `---\n---\n${words}\n`)).toEqual(expected);
  });

  it('in the code of web pages is told in fields alone: Markdown reads it', () => {
    for (const code of ['&nbsp;', '&amp;', '&#8217;', '&mdash;']) {
      expect(linesOf('content/faq.yaml', `a: Us${code}them`)).toEqual([expect.stringContaining(`has "${code}"`)]);
      expect(linesOf('content/posts/a.md', `---\ntitle: A${code}\n---\nUs${code}them`)).toEqual([
        expect.stringMatching(/^line 2: /),
      ]);
    }
  });

  it.each([
    ...[
      'Title\n=====',
      '---',
      '# =======',
      'a << b',
      '>>> quoted',
      '| a | b |',
      'Found them on (Google) and called.',
      'Google said so (really).',
    ],
    ...[
      'https://rye.gov/?utm_source=newsletter&b=1',
      'Turn 0 search 0',
      'Error! we said',
      'Ask Ã and Â',
      'R&B; AT&T',
      'Item #1 (original)',
    ],
  ])('is not seen in %j', (words) => {
    expect(linesOf('content/posts/a.md', words)).toEqual([]);
  });
});

const HELD = [
  ...[
    'Lorem ipsum dolor',
    'LOREM IPSUM',
    'TODO: write',
    'TODO',
    'Prices TBD.',
    'FIXME',
    'Call XXX',
    'TODO add photo',
    'Costs $XXX',
  ],
  ...[
    'Ask {{company}}.',
    'Ask ${name}',
    '%%CITY%%',
    '__COMPANY__',
    '<%= city %>',
    '[Company]',
    '[Your Company Name]',
    '[insert price here]',
    '[CITY], NY',
  ],
  ...[
    '[Inserte su ciudad]',
    '[Nombre de la empresa]',
    '<insert photo>',
    'in Your City, NY',
    'Your Company Name Here',
    'placeholder text',
  ],
  ...[
    'As an AI language model, I',
    'Certainly! Here is a draft',
    'Sure! Here’s the text',
    'Of course! Here are three',
    'Here is a revised version:',
    'I hope this helps!',
  ],
  ...[
    'Como modelo de lenguaje',
    '¡Claro! Aquí tienes',
    '¡Por supuesto! Aquí está',
    'as of my last update',
    'Would you like me to add',
    'https://rye.gov/bulk?utm_source=chatgpt.com',
    '[rules](https://rye.gov/?a=1&utm_source=openai)',
  ],
  ...['Call 914–555–0149', '(201) 555-0123', 'ask@example.com', 'Sample review'],
];

const LEGIT = [
  ...[
    'SE LO LLEVARON TODO',
    'TODO PERFECTO',
    'Todo incluido',
    'Todo: sofás y camas',
    'Your city picks up furniture.',
    'Ask your town. Your City picks up',
    '[your prices](/pricing)',
  ],
  ...[
    'Certainly not.',
    'Sure, we take it.',
    'Of course. Here is the price: {from}',
    'an AI camera',
    'Here is the price list',
    'company name',
    'XX large',
    '[our town](/rye)',
    '**__bold__**',
  ],
  ...['Claro que sí', 'Here are the rules', '«Su casa»', 'We hope this helps you decide', 'an hour as a model'],
];

describe('what holds the place of a text', () => {
  const found = (text: string) =>
    PLACEHOLDERS.flatMap(({ pattern }) => pattern.exec(text.replaceAll('–', '-').replaceAll('’', "'"))?.[0] ?? []);

  it.each(HELD)('is found in %j', (text) => {
    expect(found(text)).not.toEqual([]);
  });

  it('keeps no site from being live if it is neither broken nor untrue', () => {
    const upkeep = PLACEHOLDERS.filter((placeholder) => placeholder.upkeep);
    const stops = PLACEHOLDERS.filter((placeholder) => !placeholder.upkeep);
    for (const text of ['I hope this helps!', 'https://rye.gov/?utm_source=openai']) {
      expect(upkeep.some(({ pattern }) => pattern.test(text))).toBe(true);
      expect(stops.some(({ pattern }) => pattern.test(text))).toBe(false);
    }
  });

  it.each(LEGIT)('is not seen in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});
