/** Texts of rule tables. */
import { capital, lowerFirst } from '#i18n/spanish.ts';
import type { BaselineRule, RuleKind, BaselineKind } from '#business/schema/places.ts';
import type { Words } from './words.en.ts';

/** Item kinds, as column headings. */
const kinds: Record<RuleKind, string> = {
  bulk: 'Muebles y objetos grandes',
  appliances: 'Electrodomésticos y metal',
  electronics: 'Aparatos electrónicos',
  debris: 'Escombros',
};

/** Item kinds with county or state rules only. */
const otherKinds: Record<Exclude<BaselineKind, RuleKind>, string> = {
  'hazardous-waste': 'Desechos peligrosos',
  tires: 'Llantas',
  mattresses: 'Colchones',
  'yard-waste': 'Hojas y ramas',
};

const ways: Record<BaselineRule['how'] | 'unknown', string> = {
  curb: 'En la acera',
  'drop-off': 'Hay que llevarlos',
  fee: 'Hay que pagar',
  no: 'No',
  event: 'En días especiales',
  unknown: 'Pregunte en su ciudad o pueblo',
};

type Way = keyof typeof ways;

/** Who answers if the municipality does not. */
const answerers: Record<BaselineRule['by'], string> = {
  county: 'Condado',
  state: 'Estado',
  town: 'Municipio',
  utility: 'Compañía de luz',
};

interface Cell {
  way: Way;
  booking: boolean;
  by: BaselineRule['by'] | undefined;
  instead: Pick<BaselineRule, 'how' | 'by' | 'booking'> | undefined;
}

/** "En la acera, pero llame antes", "Hay que pagar y llamar antes" */
const wayOf = (way: Way, booking: boolean | undefined): string => {
  if (!booking) return ways[way];
  return ways[way] + (way === 'fee' ? ' y llamar antes' : ', pero llame antes');
};

/** Mid-sentence forms. */
const whoTakes: Record<BaselineRule['by'], string> = {
  county: 'El condado',
  state: 'El programa del estado',
  town: 'El municipio',
  utility: 'La compañía de luz',
};

/** "El condado los recibe, pero hay que llevarlos", "El municipio los recibe, pero hay que pagar y llamar antes" */
const ofOthers = (by: BaselineRule['by'], way: Way, booking: boolean | undefined): string => {
  const who = whoTakes[by];
  if (way === 'curb') return `${who} los recoge en la acera${booking ? ', pero llame antes' : ''}`;
  if (way === 'event') return `${who} los recibe en días especiales${booking ? ', pero llame antes' : ''}`;
  if (way === 'drop-off' || way === 'fee')
    return `${who} los recibe, pero ${lowerFirst(ways[way])}${booking ? ' y llamar antes' : ''}`;
  return `${answerers[by]}: ${lowerFirst(ways[way])}`;
};

/** Text of a "no"; a state rule is added after it. */
const refusals: Record<BaselineRule['by'], string> = {
  county: 'El condado no los recibe',
  state: 'Regla del estado',
  town: 'El municipio no los recibe',
  utility: 'La compañía de luz no los recibe',
};

export const es: Words = {
  kinds,
  allKinds: { ...kinds, ...otherKinds },
  ways,
  answerers,
  /**
   * `booking` is true where a call or an appointment comes first; `by` is who answers in the municipality's place, `instead`
   * who takes it where the municipality doesn't.
   */
  cell: ({ way, booking, by, instead }: Cell) => {
    if (by && way === 'no') return refusals[by];
    if (by) return ofOthers(by, way, booking);
    const answer = wayOf(way, booking);
    return instead ? `${answer}. ${ofOthers(instead.by, instead.how, instead.booking)}` : answer;
  },
  /** Details of a rule. */
  needs: {
    who: (who: string) => `Para ${who}`,
    /** Before another office's phone number, so that it is not mistaken for ours. */
    call: ({ booking, place }: { booking: boolean; place: string | undefined }): string => {
      if (place) return `En ${place}, ${booking ? 'llame antes' : 'pregunte'}:`;
      return booking ? 'Llame antes:' : 'Para preguntar:';
    },
    /** `host` as in "nyackny.gov". */
    site: (host: string) => `Vea más en ${host}`,
    /** If neither town nor county has a rule for furniture. */
    ask: 'Lo decide su ciudad o pueblo. Pregunte qué día, cuántas cosas y si el metal va aparte.',
  },
  /** `says` is the day, limit or price; `year` is that of an old source. */
  details: ({ says, year }: { says: string | undefined; year: number | undefined }) =>
    [says && capital(says), year && !says?.includes(String(year)) ? `(según datos de ${year})` : undefined]
      .filter(Boolean)
      .join(' '),
  /** Link labels. */
  countyRules: (county: string) => `Reglas de ${county}`,
  stateLaw: (state: string) => `Ley de ${state}`,
};
