/** One form for signs that mean the same, so that texts compare alike however they were typed or pasted. */

/** Entities that stand in phone numbers, prices, hours and addresses; numeric ones are computed. */
const ENTITIES: Record<string, string> = {
  ...{ nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ', puncsp: ' ', numsp: ' ', shy: '', zwj: '', zwnj: '' },
  ...{ ndash: '-', mdash: '-', hyphen: '-', dash: '-', minus: '-', lpar: '(', rpar: ')', plus: '+', period: '.' },
  ...{ dollar: '$', commat: '@', colon: ':', sol: '/', comma: ',', amp: '&', apos: "'", rsquo: "'", quot: '"' },
};

function decoded(entity: string, name: string): string {
  const code = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name);
  if (!code) return ENTITIES[name.toLowerCase()] ?? entity;
  const point = code[1] === undefined ? Number(code[2]) : parseInt(code[1], 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : entity;
}

/** What the function changes; most texts have nothing of it. */
const CHANGED = /[^\n -~]|[\\`]|&#?\w|%[234]| {2}/;

/**
 * Composed letters, ASCII digits and punctuation: any dash is "-", any space " ", any apostrophe "'". Invisible signs, trademark
 * signs, the backslashes of Markdown and the codes of links and HTML are gone. Lines stay.
 */
export function plainSigns(text: string): string {
  if (!CHANGED.test(text)) return text;
  return (
    text
      .replace(/&(#?\w{2,8});/g, decoded)
      .replace(/%2[0-9a-f]|%40|%3a/gi, (code) => decodeURIComponent(code))
      // "14½" is not 141⁄2, nor "$149²" a price of 1,492.
      .replace(/(?<=\d)(?=\p{No})/gu, ' ')
      .replace(/[™℠®©\p{Cf}\ufe0e\ufe0f\ufffc]/gu, '')
      .normalize('NFKC')
      .replace(/[\p{Pd}\u2212\u02d7\u2043]/gu, '-')
      .replace(/[‘’‚‛′´`ʼ]/g, "'")
      .replace(/[“”„‟″]/g, '"')
      .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
      .replace(/[^\S\n]+/g, ' ')
  );
}
