/** String templates with placeholders ("Call {phone}"), for islands, whose props cannot be functions. */
import { digits } from './digits.ts';

/** A template per plural category; `{count}` is the number's placeholder. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Fills placeholders; those without a value are left as they are. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** @param shown the formatted number, if not in digits */
export const plural = (forms: Plural, count: number, locale: string, shown = digits(count)): string =>
  fill(forms[new Intl.PluralRules(locale).select(count)] ?? forms.other, { count: shown });
