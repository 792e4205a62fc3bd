/** What a municipality, county or state takes, in the cells of tables. */
import { capital, lowerFirst } from '#i18n/spanish.ts';
import type { BaselineRule, RuleKind, BaselineKind } from '#business/schema/places.ts';
import type { Words } from './words.en.ts';

/** What is collected, as headings of columns. */
const kinds: Record<RuleKind, string> = {
  bulk: 'Muebles y objetos grandes',
  appliances: 'Electrodomésticos y metal',
  electronics: 'Aparatos electrónicos',
  debris: 'Escombros',
};

/** What counties and states answer for beside these. */
const otherKinds: Record<Exclude<BaselineKind, RuleKind>, string> = {
  'hazardous-waste': 'Desechos peligrosos',
  tires: 'Llantas',
  mattresses: 'Colchones',
  'yard-waste': 'Hojas y ramas',
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

/** Who answers where the municipality is silent. */
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

/** As they are named in a sentence. */
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

/** What it says where the answer is no; the state's is a rule of its own, told behind it. */
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
  /** What a resident needs beside the answer. */
  needs: {
    who: (who: string) => `Para ${who}`,
    /** Before the number of those who pick up or take things there, or in `place`, so that no one believes it ours. */
    call: ({ booking, place }: { booking: boolean; place: string | undefined }): string => {
      if (place) return `En ${place}, ${booking ? 'llame antes' : 'pregunte'}:`;
      return booking ? 'Llame antes:' : 'Para preguntar:';
    },
    /** `host` as in "nyackny.gov". */
    site: (host: string) => `Vea más en ${host}`,
    /** Where neither town nor county says anything of furniture. */
    ask: 'Lo decide su ciudad o pueblo. Pregunte qué día, cuántas cosas y si el metal va aparte.',
  },
  /** `says` is the day, limit or price in a few words; `year` that of an old source. */
  details: ({ says, year }: { says: string | undefined; year: number | undefined }) =>
    [says && capital(says), year && !says?.includes(String(year)) ? `(según datos de ${year})` : undefined]
      .filter(Boolean)
      .join(' '),
  /** Labels of links to the page of a county's rules, and to its state's law. */
  countyRules: (county: string) => `Reglas de ${county}`,
  stateLaw: (state: string) => `Ley de ${state}`,
};
