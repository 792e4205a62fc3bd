/** Texts of rule tables. */
import type { Answerer, Line, OfficeOwner } from '#business/entities.ts';
import type { AnswerKind, Office } from '#business/schema/answers.ts';
import { lowerFirst } from '#i18n/spanish.ts';
import { lineEs } from './line/words.es.ts';
import type { Words } from './words.en.ts';

/** Kinds of waste, as row and column headings. */
const kinds: Record<AnswerKind, string> = {
  bulk: 'Muebles y objetos grandes',
  appliances: 'Electrodomésticos y metal',
  electronics: 'Aparatos electrónicos',
  'hazardous-waste': 'Pintura y químicos',
  'yard-waste': 'Hojas y ramas',
  debris: 'Escombros',
  tires: 'Llantas',
  mattresses: 'Colchones',
};

const ways: Record<Line['how'] | 'fee' | 'unknown', string> = {
  curb: 'En la acera',
  'drop-off': 'Hay que llevarlos',
  fee: 'En la acera pagando',
  trash: 'Con la basura',
  private: 'Compañía privada',
  no: 'No',
  event: 'En días especiales',
  unknown: 'Llame para preguntar',
};

type Way = keyof typeof ways;
type Booking = NonNullable<Line['booking']>['by'];

/** Who answers if the municipality does not. */
const answerers: Record<Answerer, string> = { county: 'Condado', state: 'Estado', utility: 'Compañía de luz' };

/** Text of a "no". */
const refusals: Record<Answerer, string> = {
  county: 'El condado no los recibe',
  state: 'Regla del estado',
  utility: 'La compañía de luz no los recibe',
};

function before(booking: Booking): string {
  if (booking.includes('call')) return ', pero llame antes';
  return booking.some((by) => by !== 'sticker' && by !== 'permit') ? ', con cita' : '';
}

export const es: Words = {
  kinds,
  ways,
  answerers,
  line: lineEs,
  /** "En la acera, pero llame antes", "Condado: hay que llevarlos", "Con la basura (regla del condado)" */
  way: ({ way, booking, by }: { way: Way; booking: Booking; by: Answerer | undefined }) => {
    if (by && way === 'no') return refusals[by];
    const answer = ways[way] + before(booking);
    if (by === undefined) return answer;
    if (by === 'utility') return `Su compañía de luz lo recoge${before(booking)}`;
    return way === 'curb' || way === 'trash'
      ? `${answer} (regla del ${answerers[by].toLowerCase()})`
      : `${answerers[by]}: ${lowerFirst(answer)}`;
  },
  /** A further line of a row: "Refrigeradores: en la acera". */
  lineTitle: ({ things, label }: { things: string | undefined; label: string }) =>
    things ? `${things}: ${lowerFirst(label).replace(/^(condado|estado): /, 'el $1, ')}` : label,
  /** After the details of an old source. */
  asOf: (year: number) => `Según datos de ${year}.`,
  /** Where an old source only says no. */
  ruleOf: (year: number) => `La regla que encontramos es de ${year}.`,
  /** Before a phone number: "Yonkers, obras públicas (DPW):". */
  call: ({ ext, ...office }: { office: Office; of: OfficeOwner; ext: string | undefined }) =>
    `${lineEs.office(office)}${ext ? ` (ext. ${ext})` : ''}:`,
  /** `host` as in "nyackny.gov". */
  site: (host: string) => `Vea más en ${host}`,
  /** Before the names of sites, and between two of them. */
  dropOffAt: 'Llévelo a',
  orAt: ' o a ',
  askDay: 'Pregunte qué día le toca.',
  noTownNumber: 'No tenemos el teléfono de este lugar. Quizás el condado sepa:',
  lookup: 'Vea qué día le toca',
  /** If neither town nor county has a rule for furniture. */
  ask: 'Lo decide su ciudad o pueblo. Pregunte qué día, cuántas cosas y si el metal va aparte.',
  /** Link labels. */
  countyRules: (county: string) => `Reglas de ${county}`,
  stateLaw: (state: string) => `Ley de ${state}`,
};
