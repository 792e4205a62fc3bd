/** Sentences with places to fill: "Call {phone}". Islands get them as props, which cannot be functions. */
import { digits } from './digits.ts';

/** A sentence by the plural categories of its language; `{count}` is where the number stands. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A place without a value stays as it is. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** @param shown the number as it is to be read, where it is not to be in digits */
export const plural = (forms: Plural, count: number, locale: string, shown = digits(count)): string =>
  fill(forms[new Intl.PluralRules(locale).select(count)] ?? forms.other, { count: shown });
