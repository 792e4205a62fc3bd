/** Reviews come in as they were written: each once, with its day, under a shortened name, in the lines that are new. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { run, type Options } from '../../scripts/content/reviews.ts';
import { quotes, readExport, shortName, ownWords, type Found } from './read.ts';
import { existing, placesFrom, reviewsIn, servicesFrom, withReviews, type Review } from './records.ts';

const ZONE = 'America/New_York';
const PIANO = {
  name: 'accounts/109/locations/369/reviews/AbFvOq1',
  reviewer: { displayName: 'Maria Gonzalez' },
  starRating: 'FIVE',
  comment:
    'They carried an upright piano up from my basement in Yonkers 🎹👨‍👩‍👧 — not a scratch.\n\nI’d call: "again" # yes!',
  createTime: '2026-05-02T01:30:00.123456789Z',
  updateTime: '2026-05-03T12:00:00Z',
  reviewReply: { comment: 'Thank you, Maria!', updateTime: '2026-05-03T12:00:00Z' },
};
const STARS_ALONE = { ...PIANO, name: 'accounts/109/locations/369/reviews/AbFvOq2', comment: undefined };
const SHOWN =
  'They carried an upright piano up from my basement in Yonkers 🎹👨‍👩‍👧 — not a scratch. I’d call: "again" # yes!';
const ABOUT = { place: 'yonkers', service: 'piano-removal' };
const page = (...reviews: object[]): string => JSON.stringify({ reviews });
const read = (text: string): Found[] => readExport(text, 'reviews.json', ZONE);

const given = (more: Partial<Options>): Options => ({
  files: [{ name: 'reviews.json', text: page(PIANO, STARS_ALONE) }],
  reviews: readFileSync('e2e/fixtures/content/reviews.yaml', 'utf8'),
  places: [{ id: 'yonkers', label: 'Yonkers', words: ['Yonkers'] }],
  services: [{ id: 'piano-removal', label: 'Pianos', words: ['upright piano'] }],
  timezone: ZONE,
  ...more,
});

describe('an export', () => {
  it('gives each review with its day at the business, once though two accounts list it', () => {
    const twice = { ...PIANO, name: 'accounts/7/locations/369/reviews/AbFvOq1' };
    expect(read(page(PIANO, twice, STARS_ALONE))).toMatchObject([
      { name: 'Maria Gonzalez', stars: 5, date: '2026-05-01', source: 'Google', key: 'AbFvOq1', words: PIANO.comment },
      { stars: 5, words: '', key: 'AbFvOq2' },
    ]);
  });

  it.each([
    ['a list alone', JSON.stringify([PIANO])],
    ['stars as a number', page({ ...PIANO, starRating: 5 })],
    ['another spelling of the stars', page({ ...PIANO, starRating: 'FIVE_STARS' })],
    ['a mark at its start', `\ufeff${page(PIANO)}`],
    ['entries that are no reviews', page({ name: 'x' }, PIANO, null as unknown as object)],
  ])('is read with %s', (_, text) => {
    expect(read(text)).toMatchObject([{ stars: 5, date: '2026-05-01' }]);
  });

  it.each([
    ['PK\u0003\u0004', /^reviews\.json is an archive\. Unpack it first/],
    ['<!doctype html><html>', /is a web page, not the export/],
    ['{ "reviews": [', /is damaged, cut off, or no JSON file/],
    ['{ "type": "FeatureCollection", "features": [] }', /reviews that you wrote about other places/],
    ['{ "attributes": [] }', /holds no list of reviews/],
    ['{ "reviews": [{ "title": "x" }] }', /none of its entries is a review/],
  ])('that is another file is told with what to do: %s', (text, sentence) => {
    expect(() => read(text)).toThrow(sentence);
    expect(() => read(text)).toThrow(/takeout\.google\.com/);
  });

  it('that is empty is no mistake', () => {
    expect(read(page())).toEqual([]);
  });

  it('has no words where Google’s translation is all there is', () => {
    const [found] = read(page({ ...PIANO, comment: '(Translated by Google) Fast and polite people.' }));
    expect(found).toMatchObject({ words: '', translated: true });
  });
});

/** What customers wrote, by language. */
const OWN = {
  en: 'They came the same day and took everything away.',
  es: 'Rápidos y muy amables, se llevaron todo el mismo día. 👍',
  pt: 'Muito rápidos e educados, levaram tudo no mesmo dia.',
  fr: 'Équipe très sérieuse, ils ont tout emporté le jour même.',
  ht: 'Yo te vini menm jou a epi yo pran tout bagay, mèsi anpil.',
  de: 'Sehr freundlich und schnell, sie haben alles mitgenommen.',
  it: 'Molto gentili e veloci, hanno portato via tutto.',
  pl: 'Bardzo szybko i sprawnie, polecam tę firmę.',
  vi: 'Họ đến rất nhanh và dọn sạch nhà cho chúng tôi.',
  zh: '他们当天就来了，把所有的旧家具都搬走了。',
  ja: 'とても丁寧で、当日にすべて運び出してくれました。',
  ko: '당일에 와서 모든 것을 가져갔어요. 정말 친절합니다.',
  ru: 'Приехали в тот же день и всё вывезли. Спасибо!',
  uk: 'Приїхали того ж дня і все вивезли. Дякую!',
  ar: 'جاءوا في نفس اليوم وأخذوا كل شيء، شكرا لكم.',
  he: 'הגיעו באותו יום ולקחו הכול, תודה רבה לכם.',
  fa: 'همان روز آمدند و همه چیز را بردند، ممنون از گروه شما.',
  ur: 'وہ اسی دن آئے اور سب کچھ لے گئے، بہت شکریہ۔',
  hi: 'वे उसी दिन आए और सब कुछ ले गए, धन्यवाद।',
  el: 'Ήρθαν την ίδια μέρα και τα πήραν όλα.',
  tl: 'Dumating sila sa araw na iyon at kinuha ang lahat, salamat po.',
};

/** The marks, by the language of whoever exports. */
const MARKS: Record<string, [translated: string, original: string]> = {
  en: ['(Translated by Google)', '(Original)'],
  es: ['(Traducido por Google)', '(Original)'],
  pt: ['(Traduzido pelo Google)', '(Original)'],
  'pt-PT': ['(Tradução do Google)', '(Texto original)'],
  fr: ['(Traduit par Google)', "(Avis d'origine)"],
  de: ['(Übersetzt von Google)', '(Original)'],
  'de, other': ['(Von Google übersetzt)', '(Originaltext)'],
  it: ['(Traduzione di Google)', '(Originale)'],
  nl: ['(Vertaald door Google)', '(Origineel)'],
  pl: ['(Przetłumaczone przez Google)', '(Oryginał)'],
  ru: ['(Перевод Google)', '(Оригинал)'],
  'ru, other': ['(Переведено Google)', '(Оригинал)'],
  uk: ['(Переклад Google)', '(Оригінал)'],
  'zh-TW': ['(由 Google 提供翻譯)', '(原始評論)'],
  'zh-CN': ['（由 Google 翻译）', '（原文）'],
  ja: ['(Google による翻訳)', '(原文)'],
  ko: ['(Google 번역 제공)', '(원문)'],
  tr: ['(Google tarafından çevrildi)', '(Orijinal)'],
  ar: ['(ترجمة Google)', '(النص الأصلي)'],
  he: ['(תורגם על ידי Google)', '(מקור)'],
  hi: ['(Google द्वारा अनुवादित)', '(मूल)'],
  vi: ['(Bản dịch của Google)', '(Bản gốc)'],
  el: ['(Μετάφραση Google)', '(Πρωτότυπο)'],
  'one whose word for original we lack': ['(Google fordítása)', '(Igazi)'],
};

describe('a translated review gives the customer’s own words', () => {
  for (const [language, [translated, original]] of Object.entries(MARKS))
    it(`exported in ${language}`, () => {
      for (const [lang, words] of Object.entries(OWN)) {
        const expected = lang === 'en' ? { words } : { words, lang };
        const machine = lang === 'en' ? 'Llegaron rápido.' : 'They came fast.\n\nGreat (really).';
        expect(ownWords(`${translated} ${machine}\n\n${original}\n${words}`)).toEqual(expected);
        expect(ownWords(`${translated}\r\n${machine}\r\n\r\n${original}\r\n${words}`)).toEqual(expected);
        expect(ownWords(`${words}\n\n${translated}\n${machine}`)).toEqual(expected);
        if (language !== 'one whose word for original we lack')
          expect(ownWords(`${translated} ${machine} ${original} ${words}`)).toEqual(expected);
      }
      expect(ownWords(`${translated} They came fast.`)).toEqual({ words: '', translated: true });
    });

  it.each(['I found them on (Google) and they came.', 'They took the desk (original, 1920) away.', '  “Fast.”  '])(
    'and leaves others alone: %s',
    (words) => expect(ownWords(words)).toEqual({ words: words.trim() }),
  );

  it('marked as one of a language that cannot be told, if it is too short', () => {
    expect(ownWords('(Translated by Google) Fast\n\n(Original)\nFfwrdd')).toEqual({ words: 'Ffwrdd', lang: 'und' });
  });
});

describe('a name', () => {
  it.each([
    ['Maria Gonzalez', 'Maria G.'],
    ['maria de la cruz', 'maria C.'],
    ['Dr. Anna Lee-Smith', 'Anna L.'],
    ['Luis O’Brien', 'Luis O.'],
    ['⭐ Mike ⭐', 'Mike'],
    ['J', 'J.'],
    ['Zoë Ångström', 'Zoë Å.'],
    ['李小龍', '李小龍'],
    ['Maria G.', 'Maria G.'],
    ['Tri-State Realty LLC', 'Tri-State Realty LLC'],
    ['A Google user', 'Google user'],
    ['', 'Google user'],
    ['12345', 'Google user'],
  ])('%s is shown as %s', (name, shown) => {
    expect(shortName(name)).toBe(shown);
  });
});

describe('a quote', () => {
  const long = Array.from({ length: 12 }, (_, at) => `Sentence ${at + 1} says something about the crew.`).join(' ');

  it('is all of a review, in one line, where that is not too long', () => {
    expect(quotes(PIANO.comment)).toEqual([SHOWN]);
  });

  it('of a long one is whole sentences in a row, with a mark where something is left out', () => {
    const parts = quotes(long);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(400);
      expect(long).toContain(part.replace(/^… | …$/g, ''));
      expect(part.startsWith('… ') || part.endsWith(' …')).toBe(true);
    }
  });

  it.each(['', 'Great!', '👍👍👍'])('is none where there is too little text: "%s"', (words) => {
    expect(quotes(words)).toEqual([]);
  });
});

describe('a review that the site has', () => {
  const [found] = read(page(PIANO)) as [Found];
  const known = { ...ABOUT, id: 'x', quote: SHOWN, author: 'Maria G.', stars: 5 };
  const there = (more: Partial<Review>): Review[] => [{ ...known, ...more }];

  it.each([
    ['the same', {}],
    ['with the full name', { author: 'Maria Gonzalez' }],
    ['with a typing mistake taken out', { quote: SHOWN.replace('not a scratch', 'not one scratch') }],
    ['a part of it', { quote: '… I’d call: "again" # yes!' }],
    ['written anew, on the same day', { quote: 'Nothing in common.', date: '2026-05-01', source: 'Google' }],
  ])('is known: %s', (_, more) => {
    expect(existing(found, there(more))?.id).toBe('x');
  });

  it.each([
    ['of someone else', { author: 'Ken B.' }],
    ['of a namesake', { quote: 'We had a shed taken down in Rye and they left it broom clean.', date: '2026-01-01' }],
  ])('is not taken for another: %s', (_, more) => {
    expect(existing(found, there(more))).toBeUndefined();
  });

  it('is known by its address, whatever else was changed', () => {
    const url = 'https://maps.app.goo.gl/abc';
    expect(existing({ ...found, url }, there({ url, author: 'M.', quote: 'x' }))?.id).toBe('x');
  });
});

describe('the command', () => {
  it('writes new lines only, with the words as they were, and knows the review the next time', async () => {
    const { text = '' } = await run(given({ pick: '1' }));
    const [added, ...old] = reviewsIn(text);
    const review = { quote: SHOWN, author: 'Maria G.', stars: 5, date: '2026-05-01', source: 'Google' };
    expect(added).toEqual({ ...review, ...ABOUT, id: 'maria-g-yonkers-2026-05-01' });
    expect(old).toEqual(reviewsIn(given({}).reviews));
    await expect(run(given({ reviews: text, pick: '1' }))).rejects.toThrow('on the site already');
  });

  it('numbers the reviews in its list, and writes nothing with --dry', async () => {
    expect((await run(given({ pick: '1', dry: true }))).text).toBeUndefined();
    const { lines, text } = await run(given({}));
    expect(text).toBeUndefined();
    expect(lines[0]).toContain('1  2026-05-01  ★★★★★  Maria G.: They carried');
    expect(lines[0]).toContain('(yonkers/piano-removal)');
    expect(lines[1]).toContain('(stars only, no text)');
  });

  it.each([
    [{ pick: '9' }, 'There is no review 9: they are numbered from 1 to 2.'],
    [{ pick: '2' }, 'Review 2 of Maria G. cannot be taken: stars only, no text.'],
    [{ pick: '1=yonker/piano-removal' }, 'There is no town "yonker". Did you mean "yonkers"?'],
    [{ pick: '1', services: [] }, 'Review 1 names no service of ours. Say which: --pick 1=yonkers/basement-cleanout'],
    [{ files: [] }, 'npm run content -- reviews reviews.json lists the reviews of your export, with numbers.'],
  ])('refuses %j in a sentence', async (more, sentence) => {
    await expect(run(given(more))).rejects.toThrow(sentence);
  });
});

describe('a new record', () => {
  const [found] = read(page(PIANO)) as [Found];
  const pick = { found, ...ABOUT };

  it('never has another text than the customer’s', async () => {
    const quote = 'The best company in the whole state, call them.';
    await expect(withReviews('[]\n', [{ ...pick, quote }])).rejects.toThrow('is not what the customer wrote');
  });

  it('has the language of its words', async () => {
    const picks = [{ ...pick, found: { ...found, ...ownWords(OWN.ar), name: 'محمد علي' } }];
    const [review] = reviewsIn(await withReviews('[]\n', picks));
    expect(review).toMatchObject({ quote: OWN.ar, lang: 'ar', author: 'محمد ع.' });
  });

  it('has an id of its own, also for a name in another alphabet', async () => {
    const name = '李小龍';
    const picks = [SHOWN, 'Another text that is long enough.'].map((words) => ({
      ...pick,
      found: { ...found, name, words },
    }));
    const ids = reviewsIn(await withReviews('[]\n', picks)).map(({ id }) => id);
    expect(ids).toEqual(['customer-yonkers-2026-05-01', 'customer-yonkers-2026-05-01-2']);
  });
});

it('a review names a town and a service by what people call them, if it names one only', async () => {
  const places = placesFrom(
    ['Kisco', 'Mount Kisco'].map((name) => ({ id: name.toLowerCase().replace(' ', '-'), name, label: name })),
  );
  const services = servicesFrom([
    { id: 'pianos', name: 'Pianos', asking: 'piano removal' },
    { id: 'sheds', name: 'Sheds', asking: 'shed removal' },
  ]);
  const about = async (comment: string) => {
    const files = [{ name: 'reviews.json', text: page({ ...PIANO, comment }) }];
    return (await run(given({ files, places, services }))).lines[0];
  };
  expect(await about('They took our piano in Mount Kisco, quickly.')).toContain('(mount-kisco/pianos)');
  expect(await about('They took our piano and our shed, quickly.')).toContain('(town?/service?)');
});
