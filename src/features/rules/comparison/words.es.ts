/** `/locations/rules`: what each municipality takes, at a glance; its downloads, and the cells that other pages borrow. */
import { listed, lowerFirst, counted } from '#i18n/spanish.ts';
import type { RuleKind, BaselineRule } from '#business/schema/places.ts';
import type { Words } from './words.en.ts';

/** What is collected, as headings of columns. */
const kinds: Record<RuleKind, string> = {
  bulk: 'Muebles y objetos grandes',
  appliances: 'Electrodomésticos y metal',
  electronics: 'Aparatos electrónicos',
  debris: 'Escombros',
};

/** How a kind is taken. */
const ways: Record<BaselineRule['how'] | 'unknown', string> = {
  curb: 'En la acera',
  'drop-off': 'Hay que llevarlos',
  fee: 'Hay que pagar',
  no: 'No',
  event: 'En días especiales',
  unknown: 'Pregunte en su ciudad o pueblo',
};

type Way = keyof typeof ways;

export const es: Words = {
  headTitle: (places: number) => `Objetos grandes: las reglas de ${places} ciudades y pueblos`,
  /** In search results, at most 160 characters; `area` names the counties. */
  description: (area: string) =>
    `Muebles, electrodomésticos, electrónica y escombros: qué recoge o recibe cada pueblo en ${area}, con teléfonos. CSV y JSON.`,
  title: 'Reglas de recogida: qué recoge cada ciudad y pueblo',
  lead: (places: number) =>
    `Vea qué hacen ${counted(places, 'ciudad o pueblo', 'ciudades y pueblos')} con los muebles, electrodomésticos, aparatos electrónicos y escombros. Donde no encontramos la regla del lugar, ponemos la del condado o la del estado. Si no encontramos ninguna, dice “Pregunte en su ciudad o pueblo”.`,
  card: {
    answer: (places: number) => counted(places, 'ciudad o pueblo', 'ciudades y pueblos'),
    note: 'Muebles, electrodomésticos, electrónica, escombros',
  },
  /** "hay que llevarlos (38)" */
  share: ({ way, count }: { way: Way; count: number }) => `${lowerFirst(ways[way])} (${count})`,
  /** Behind the shares: where others answer, and where no one does. */
  shareOfOthers: (count: number) => `responde el condado o el estado (${count})`,
  /** `shares` are as above. */
  shares: ({ kind, shares }: { kind: RuleKind; shares: readonly string[] }) => `${kinds[kind]}: ${shares.join(', ')}.`,
  /** Choices above the table. */
  filters: {
    county: 'Condado',
    furniture: 'Muebles',
    none: 'No hay ninguno que cumpla las dos cosas. Pruebe con una sola.',
  },
  table: {
    /** Read out as the name of the section. */
    label: 'Tabla de reglas',
    municipality: 'Ciudad o pueblo',
    county: 'Condado',
    checked: 'Revisado',
  },
  downloads: { csv: 'La tabla en CSV', json: 'La tabla en JSON' },
  license: 'Creative Commons Atribución 4.0. Puede usarla; por favor ponga un enlace a esta página.',
  more: {
    howWeCheck: 'Cómo lo revisamos',
    law: 'Ley estatal',
    locations: 'Todos los lugares en el mapa',
  },
  /** In the downloads: the names of the counties and the letters of their state. */
  countiesOfState: ({ counties, state }: { counties: readonly string[]; state: string }) =>
    `${listed(counties)} ${state}`,
  /** `states` are as above. */
  dataTitle: (states: readonly string[]) => `Qué les reciben los municipios a sus residentes: ${states.join(', ')}`,
};
