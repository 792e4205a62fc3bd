/** North American phone numbers in E.164 form (+1 and ten digits). */

/** '+19145550149' → "(914) 555-0149". @throws RangeError unless the number is +1 and ten digits */
export function spokenPhone(e164: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164);
  if (!match) throw new RangeError(`Not an E.164 number of the +1 plan: ${e164}`);
  return `(${match[1]}) ${match[2]}-${match[3]}`;
}
