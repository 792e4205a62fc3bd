/** Spanish text of `/locations/rules` and its downloads. */
import type { RuleKind } from '#business/schema/answers.ts';
import { es as rules } from '#ui/rules/words.es.ts';
import { listed, lowerFirst, counted } from '#i18n/spanish.ts';
import type { Words } from './words.en.ts';

const { kinds, ways } = rules;
type Way = keyof typeof ways;

export const es: Words = {
  headTitle: (places: number) => `Objetos grandes: las reglas de ${places} ciudades y pueblos`,
  /** Meta description, at most 160 characters; `area` names the counties. */
  description: (area: string) =>
    `Muebles, aparatos, pintura, ramas y escombros: qué recoge o recibe cada pueblo en ${area}, con teléfonos. CSV y JSON.`,
  title: 'Reglas de recogida: qué recoge cada ciudad y pueblo',
  lead: (places: number) =>
    `Vea qué hacen ${counted(places, 'ciudad o pueblo', 'ciudades y pueblos')} con los muebles, electrodomésticos, aparatos electrónicos, pintura, ramas y escombros. Donde no encontramos la regla del lugar, ponemos la del condado o la del estado. Si no encontramos ninguna, le decimos a quién llamar.`,
  card: {
    answer: (places: number) => counted(places, 'ciudad o pueblo', 'ciudades y pueblos'),
    note: 'Muebles, aparatos, pintura, ramas, escombros',
  },
  /** "hay que llevarlos (38)" */
  share: ({ way, count }: { way: Way; count: number }) => `${lowerFirst(ways[way])} (${count})`,
  /** Municipalities covered by a county or state rule. */
  shareOfOthers: (count: number) => `responde el condado o el estado (${count})`,
  /** `shares` come from `share`. */
  shares: ({ kind, shares }: { kind: RuleKind; shares: readonly string[] }) => `${kinds[kind]}: ${shares.join(', ')}.`,
  filters: {
    county: 'Condado',
    furniture: 'Muebles',
    none: 'No hay ninguno que cumpla las dos cosas. Pruebe con una sola.',
  },
  table: {
    /** Accessible name of the section. */
    label: 'Tabla de reglas',
    municipality: 'Ciudad o pueblo',
    county: 'Condado',
    checked: 'Revisado',
  },
  downloads: { csv: 'La tabla en CSV', json: 'La tabla en JSON' },
  license: 'Creative Commons Atribución 4.0. Puede usarla; por favor ponga un enlace a esta página.',
  more: {
    data: 'Cómo usarla, citarla o corregirla',
    changes: 'Qué cambió',
    howWeCheck: 'Cómo lo revisamos',
    law: 'Ley estatal',
    locations: 'Todos los lugares en el mapa',
  },
  /** For the downloads; `state` is its abbreviation. */
  countiesOfState: ({ counties, state }: { counties: readonly string[]; state: string }) =>
    `${listed(counties)} ${state}`,
  /** `states` come from `countiesOfState`. */
  dataTitle: (states: readonly string[]) => `Qué les reciben los municipios a sus residentes: ${states.join(', ')}`,
};
