/** In which language a review is written: screen readers and translators need to know, and a visitor may not read it. */

/** Scripts that one language of our customers uses, or that further signs tell apart. */
const SCRIPTS: readonly [letters: RegExp, language: string | ((words: string) => string)][] = [
  [/\p{Script=Hangul}/gu, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Cyrillic}/gu, (words) => (/[іїєґ]/i.test(words) ? 'uk' : /[ђјљњћџ]/i.test(words) ? 'sr' : 'ru')],
  [/\p{Script=Arabic}/gu, (words) => (/[ٹڈڑےں]/.test(words) ? 'ur' : /[پچژگ]/.test(words) ? 'fa' : 'ar')],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Armenian}/gu, 'hy'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Ethiopic}/gu, 'am'],
];

/** Short words of languages in Latin letters, those that the others lack first. */
const WORDS: Record<string, string> = {
  en: 'the and was were they my our is it to of very great with for this that had would have on in all everything you from',
  es: 'el los las que y muy una con por para su mi me nos fue fueron todo todos está excelente servicio gracias más del al lo se son muchas sin mejor viejo recomiendo',
  pt: 'o os as que e muito uma com por para meu minha nos foi foram tudo está excelente serviço obrigado obrigada mais do da não são ótimo recomendo em um levaram',
  fr: 'le les des et très une avec pour ma mon nous était sont tout est service merci du je ils ont pas bien dans sur vous travail équipe',
  ht: 'yo mwen te nan ak li pou tout nou sa fè byen mèsi anpil yon se la ki pa travay kay ou lè vini',
  de: 'der die das und sehr eine mit für mein meine wir war waren alles ist danke ich sie haben nicht gut in den auf zu gerne wieder arbeit',
  it: 'il lo gli che e molto una con per mio mia ci è stato sono tutto grazie di della nel ho hanno non bene servizio ottimo tutti ragazzi veloci',
  pl: 'i w na się z nie że jest bardzo to do są był byli dziękuję polecam za wszystko szybko po firma moje panowie',
  vi: 'và rất là của tôi có cho các được với không một những đã cảm ơn này chúng nhà họ tốt',
  tl: 'ang ng mga sa ko ako na at sila namin po salamat napaka lahat kami ay nila naman maganda talaga',
  sq: 'dhe në të e për me një shumë ishin është faleminderit gjithçka nga unë tim mirë shërbim',
  ro: 'și în a foarte o cu pentru meu mea au fost tot este mulțumesc din nu bine sunt serviciu',
  nl: 'de het een en zeer erg met voor mijn ons was waren alles is bedankt ik ze hebben niet goed van',
  tr: 've bir çok için ile bu her şey teşekkürler bana bizim evimi geldiler çalışanlar güzel hizmet da de',
  hu: 'a az és nagyon egy volt voltak minden köszönöm nem hogy jó szolgáltatás',
};
const VOCABULARY = Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(' '))] as const);

/** A share of short words below which a language is a guess. */
const CERTAIN = 0.12;

function latinLanguage(words: string): string | undefined {
  const all = words.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const [best, second] = VOCABULARY.map(([language, known]) => ({
    language,
    share: all.filter((word) => known.has(word)).length / all.length,
  })).sort((a, b) => b.share - a.share);
  return best && best.share >= CERTAIN && best.share > (second?.share ?? 0) ? best.language : undefined;
}

/** @returns "es", or undefined where the words are too few to tell */
export function languageOf(words: string): string | undefined {
  const text = words.normalize('NFC');
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  // Of Japanese, a third may be Chinese signs: its own letters are asked first.
  const script = SCRIPTS.find(([own]) => count(own) > letters / 5);
  if (script && count(/\p{Script=Latin}/gu) < letters / 2)
    return typeof script[1] === 'string' ? script[1] : script[1](text);
  return latinLanguage(text);
}
