import { readContent } from '#validation/read.ts';
import { linkRows } from '#business/linking/link-site.ts';
import { RULE_KINDS } from '#business/schema/answers.ts';
import { ruleCell, ruleMore } from '#ui/rules/rule-cells.ts';
const { rows } = readContent('.');
const { site } = linkRows(rows);
const only = process.argv.slice(2);
let own = 0, county = 0, state = 0, util = 0, ask = 0, none = 0;
for (const place of site.municipalities) {
  if (only.length && !only.includes(place.id)) { }
  else console.log(`\n## ${place.label} — ${place.collector ?? '?'} — ${place.lookup ?? ''}`);
  for (const kind of RULE_KINDS) {
    const row = place.rules[kind];
    const by = row.lines[0]?.by;
    if (!row.lines[0]) { ask++; if (!row.contact) none++; } else if (!by) own++; else if (by === 'county') county++; else if (by === 'state') state++; else util++;
    if (only.length && !only.includes(place.id)) continue;
    const more = ruleMore('en', row);
    console.log(`[${kind}] ${ruleCell('en', row).label} | ${more.lines.map((l) => [l.title && `<${l.title}>`, l.details, l.who, l.hours && `(${l.hours})`].filter(Boolean).join(' ')).join(' // ')} | ${more.phone?.before ?? ''} ${more.phone?.shown ?? 'NO PHONE'}`);
  }
}
console.log({ own, county, state, util, ask, none });
