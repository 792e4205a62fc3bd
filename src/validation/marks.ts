/** What is left in a text by other hands: tools that merge, write and convert. Told wherever it stands, in YAML and in Markdown. */
import { TRANSLATED } from '#business/machine-translation.ts';
import type { Problem } from '#business/problem.ts';

interface Mark {
  pattern: RegExp;
  /** @param found the mark itself */
  wrong: (found: string) => string;
  remedy: string;
}

const MERGED: Mark = {
  // Git, also with the common ancestor, and Jujutsu.
  pattern: /^\s*(?:<{7}|>{7}|\|{7}|%{7}|\+{7})(?=\s|$).*|^\s*={7}\s*$/,
  wrong: () => 'is a mark of two versions that were merged',
  remedy: 'Keep one of the two versions, and take out the lines with <<<<<<<, |||||||, ======= and >>>>>>>',
};

const ASSISTANT = 'Take it out, and make sure that what it stands behind is true';

/** What no one writes on purpose. */
const MARKS: readonly Mark[] = [
  MERGED,
  {
    // References of ChatGPT, Gemini, Copilot, Grok and Perplexity.
    pattern:
      /\b(?:turn\d+(?:search|view|news|image|fetch|file|click|academia)\d+|oai_?cite|oai_citation|filecite|ppl-ai-file-upload|attached_file:\d+)\b|:?contentReference\b|\[cite(?:_start|: ?\d[\d, ]*)\]|\[attached_file:|【\d+[^】]{0,40}】|<\/?grok[-:_]\w+/i,
    wrong: (found) => `has "${found}", a mark that an AI assistant leaves in what it writes`,
    remedy: ASSISTANT,
  },
  {
    // Tags, styles, fields and errors of Word and its relatives.
    pattern:
      /<\/?(?:o|w|m|v|st\d):\w+|\bmso-[a-z-]+ ?:|\bclass="?Mso\w+|<!--\[if |¡?Error! ?(?:Bookmark not defined|Reference source not found|Hyperlink reference not valid|No text of specified style|Marcador no definido|No se encuentra el origen de la referencia|Referencia de hipervínculo no válida)|\{ ?(?:MERGEFIELD|HYPERLINK|PAGEREF|INCLUDEPICTURE) |#(?:REF|NAME|VALUE|N\/A|DIV\/0)[!?]/,
    wrong: (found) => `has "${found}", which a word processor left there`,
    remedy: 'Take it out, or paste the text again without formatting',
  },
  {
    pattern: /[\uf000-\uf0ff\ufffc\u00ad]/,
    wrong: (found) =>
      `has a character that cannot be seen (U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}), which a word processor left there`,
    remedy: 'Type the line again instead of pasting it; begin an entry of a list with "- "',
  },
  {
    // UTF-8 that was read as Windows-1252.
    pattern: /â€[™œ\u009d“”˜¦¢]|Ã[©¡±³­¼\u00ad]|Â[ \u00a0·®°½©]|ï»¿/,
    wrong: (found) => `has "${found}", letters that were saved in the wrong encoding`,
    remedy: 'Write the letter or sign that was meant, and save the file as UTF-8',
  },
  {
    pattern: TRANSLATED,
    wrong: (found) => `has "${found}", so that a machine's translation stands for a customer's own words`,
    remedy: "Keep the customer's own words alone, and write their language: lang: es",
  },
];

/** Prints as it stands from YAML; Markdown reads it. */
const ENTITY: Mark = {
  pattern:
    /&(?:nbsp|amp|quot|apos|lt|gt|[lr][sd]quo|[nm]dash|hellip|copy|reg|trade|shy|[a-z]acute|ntilde|#\d{2,5}|#x[\da-f]{2,5});/i,
  wrong: (found) => `has "${found}", which is code of web pages and would be printed so`,
  remedy: 'Write the sign itself',
};

/**
 * @param text of a whole file
 * @returns each mark with its line; `merged` when the file holds two versions, so that nothing else in it can be judged
 */
export function marksIn(file: string, text: string): { problems: Problem[]; merged: boolean } {
  const lines = text.split(/\r?\n/);
  const fields = file.endsWith('.md') ? lines.indexOf('---', 1) : lines.length;
  const problems = lines.flatMap((line, at) =>
    [...MARKS, ...(at < fields ? [ENTITY] : [])].flatMap(({ pattern, wrong, remedy }): Problem[] => {
      const found = pattern.exec(line)?.[0];
      return found === undefined ? [] : [{ file, field: `line ${at + 1}`, wrong: wrong(found), remedy }];
    }),
  );
  return { problems, merged: lines.some((line) => MERGED.pattern.test(line)) };
}

/** Something that holds the place of a text, which is settled before the site goes live, or that only an assistant says. */
export interface Placeholder {
  pattern: RegExp;
  /** @param found the words in the text */
  put: (found: string) => string;
  /** Neither broken nor untrue: the site may be live with it. */
  upkeep?: true;
}

const hold = (found: string): string => `"${found}" holds the place of a text: write it, or take the field out`;

const BRACKETED =
  'insert|your|add|enter|put|name|company|business|customer|client|city|town|state|county|phone|number|address|e?mail|date|price|amount|link|url|image|photo|placeholder|tbd|todo|to do|xx+|inserte?|insertar|su|tu|nombre|empresa|negocio|ciudad|pueblo|estado|tel[eé]fono|n[uú]mero|direcci[oó]n|correo|fecha|precio|enlace|foto|agregue|añada';

export const PLACEHOLDERS: readonly Placeholder[] = [
  {
    // 555-0100 to 555-0199 are reserved for fiction in every area code.
    pattern: /(?<!\d)(?:(?:\+?1[-. ]?)?\(?[2-9]\d\d\)?[-. ]?555[-. ]?|555[-. ])01\d\d(?!\d)/,
    put: (found) => `"${found}" is a phone number that belongs to no one: put the real one`,
  },
  {
    // Reserved domains (RFC 2606).
    pattern:
      /(?:[\w.+-]+@)?(?<![\w-])(?:[a-z0-9-]+\.)+(?:example|test|invalid)(?![\w-]|\.\w)|(?:[\w.+-]+@)?(?<![\w-])(?:[a-z0-9-]+\.)*example\.(?:com|net|org)(?![\w-]|\.\w)/i,
    put: (found) => `"${found}" is at a domain that no one can own: put the real address`,
  },
  {
    // "TODO" is "all" in Spanish capitals: as a note it stands alone, or before what is to do.
    pattern:
      /\b(?:FIXME|TBD|TBA|TKTK|XXX+)\b|(?<![A-ZÁÉÍÓÚÑ] )\bTODO(?=[:.)\]]|$| ?[-(]| (?:add|write|fix|check|ask|put|find|replace|agregar|escribir|revisar|poner)\b)|(?<!\w)__[A-Z][A-Z_ ]{1,30}__(?!\w)/m,
    put: hold,
  },
  {
    pattern: new RegExp(
      [
        String.raw`\blorem ipsum\b|\bdolor sit amet\b`,
        String.raw`\{\{[^}]{0,40}\}\}|\$\{\w{1,30}\}|%%\w{2,30}%%|<%=?[^%]{0,40}%>`,
        String.raw`[[<](?:${BRACKETED})\b[^\]>\n]{0,60}[\]>](?!\()`,
        String.raw`\b(?:(?:your|su) (?:company|business|city|town|empresa|ciudad) (?:name|here|aquí)|(?:company|city|town) name here|nombre de (?:la|su) empresa aquí|your city, (?:state|[A-Z]{2}\b))`,
        String.raw`\b(?:placeholder text|sample text|insert (?:text|image|photo|name) here|texto de (?:ejemplo|relleno))\b`,
      ].join('|'),
      'mi',
    ),
    put: hold,
  },
  {
    pattern: new RegExp(
      [
        String.raw`\bas an? (?:AI|artificial intelligence)\b[ ,]|\bas a large language model\b|\bmy (?:knowledge cutoff|training data)\b|\bas of my last (?:knowledge |training )?update\b`,
        String.raw`^\W*(?:Certainly|Sure|Of course|Absolutely|Great question)[!,] (?:Here(?:'s| is| are)|I(?:'d| would) be (?:happy|glad))\b|^\W*Here(?:'s| is) (?:a|an|the|your) (?:revised|rewritten|polished|improved|updated|draft|SEO)[\w -]{0,30}(?:version|text|copy|draft|post|page|article)\b`,
        String.raw`\b(?:Would you like me to|Let me know if you(?:'d| would) like me to|I hope this (?:helps|draft)|feel free to (?:customize|adjust|tweak) (?:it|this|the))\b`,
        String.raw`\bcomo (?:una? )?(?:IA|inteligencia artificial|modelo de lenguaje)\b|^\W*(?:Claro|Por supuesto|Desde luego)(?: que sí)?[!,] (?:Aquí|A continuación)[ :,]|\bmi fecha de corte\b`,
      ].join('|'),
      'mi',
    ),
    put: (found) =>
      `"${found.trim()}" is what an AI assistant says: write what you mean, and check each fact around it`,
    upkeep: true,
  },
  {
    pattern: /[?&]utm_source=(?:chatgpt|openai|chat\.openai|perplexity|copilot|gemini|claude|grok)[\w.]*/i,
    put: (found) => `"${found}" came with a link from an AI assistant: take it out, and check what the link proves`,
    upkeep: true,
  },
  {
    pattern: /\bSample (?:review|customer|job)\b/,
    put: (found) => `"${found}" is left from a sample: put what was really said or done`,
  },
];
