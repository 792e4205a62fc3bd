/**
 * What Google writes into a review that it has translated: "(Translated by Google) … (Original) …", in the language of whoever
 * exports it, such as "(Traducido por Google)", "(由 Google 提供翻譯)", "(Avis d'origine)".
 */

/** Beginnings of "translate" in the languages of Google's products. */
const TRANSLATE = [
  ...[
    'translat',
    'tradu',
    'tradotto',
    'tradotta',
    'tradui',
    'übersetz',
    'uebersetz',
    'vertaald',
    'vertaling',
    'översatt',
    'översätt',
  ],
  ...[
    'oversat',
    'oversett',
    'overset',
    'käännö',
    'kääntä',
    'þýtt',
    'przetłum',
    'tłumacz',
    'přelož',
    'překlad',
    'prelož',
    'preklad',
  ],
  ...[
    'preved',
    'prevod',
    'prijevod',
    'fordít',
    'tõlki',
    'tulko',
    'vertė',
    'išvers',
    'перевед',
    'перевод',
    'перекла',
    'превед',
    'превод',
  ],
  ...[
    'μετάφρ',
    'μεταφρ',
    'çevr',
    'çeviri',
    'tərcümə',
    'dịch',
    'diterjemah',
    'terjemah',
    'isinalin',
    'salin ng',
    'tafsiri',
    'trad.',
  ],
  ...[
    '翻译',
    '翻譯',
    '翻訳',
    '번역',
    'แปล',
    'अनुवाद',
    'भाषांतर',
    'অনুবাদ',
    'ترجم',
    'תורגם',
    'תרגו',
    'თარგმ',
    'թարգման',
    'மொழிபெயர்',
    'అనువ',
  ],
  ...['wedi’i gyfieithu', 'aistrithe', 'oversætt', 'ترجمہ', 'ترجمه'],
].join('|');

const GOOGLE = 'google|谷歌|구글|グーグル|гугл|جوجل|גוגל|गूगल';

/** Beginnings of "original". */
const ORIGINAL = [
  ...[
    'origin',
    'ursprün',
    'alkuper',
    'oryginał',
    'původn',
    'pôvodn',
    'izvorn',
    'eredeti',
    'оригинал',
    'оригінал',
    'исходн',
    'πρωτότυπο',
  ],
  ...[
    'αρχικ',
    'orijinal',
    'bản gốc',
    'gốc',
    'asli',
    'orihinal',
    '原始',
    '原文',
    '原評論',
    '原评论',
    '元の',
    'オリジナル',
    '원문',
    '원본',
    'ต้นฉบับ',
  ],
  ...[
    'मूल',
    'মূল',
    'الأصل',
    'النص الأصلي',
    'المراجعة الأصلية',
    'מקור',
    'اصل',
    'ursprungl',
    'oriģināl',
    'originaal',
    'original',
  ],
].join('|');

const inBrackets = (inside: string): string =>
  String.raw`[(（]\s*(?=[^()（）]{0,60}[)）])${inside}[^()（）]{0,60}[)）]`;

/** "(Translated by Google)" in any of them. */
export const TRANSLATED = new RegExp(inBrackets(`(?=[^()（）]*(?:${GOOGLE}))(?=[^()（）]*(?:${TRANSLATE}))`), 'iu');
/** "(Original)" in any of them. */
export const ORIGINAL_MARK = new RegExp(inBrackets(`(?=[^()（）]*(?:${ORIGINAL}))`), 'iu');
