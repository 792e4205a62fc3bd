/** Spanish text of `/municipality/{slug}`. */
import type { Fact } from '#business/schema/facts.ts';
import type { RuleKind } from '#business/schema/answers.ts';
import type { Municipality } from '#business/schema/places.ts';
import { counted, listed, lowerFirst } from '#i18n/spanish.ts';
import type { Words } from './words.en.ts';

const halls: Record<Municipality['kind'], string> = {
  city: 'la ciudad',
  town: 'el municipio',
  village: 'el pueblo',
  'town-village': 'el municipio',
  borough: 'el municipio',
  township: 'el municipio',
};

/** Mentions the collector only where residents must hire one. */
const collectors: Partial<Record<NonNullable<Fact['collector']>, string>> = {
  private: 'Aquí cada quien contrata su propio servicio de basura.',
};

/** On the social card, beside a check mark or a cross. */
const marks: Record<RuleKind, string> = {
  bulk: 'Muebles',
  appliances: 'Aparatos',
  electronics: 'Electrónica',
  'hazardous-waste': 'Pintura',
  'yard-waste': 'Ramas y hojas',
  debris: 'Escombros',
};

/** For the meta description. */
const inResults: Record<RuleKind, string> = {
  ...marks,
  appliances: 'Electrodomésticos',
  electronics: 'Aparatos electrónicos',
};

/** Lowercased after a colon; shortens the longest answer. */
const withinSentence = (label: string): string =>
  lowerFirst(label)
    .replace(/^el condado los recibe, pero hay que llevarlos/, 'hay que llevarlos a un centro del condado')
    .replace(/^([\p{L} ]+): /u, '$1, ');

export const es: Words = {
  /** Title, at most 60 characters; the state is appended if it fits. */
  headTitle: (place: string) => `Objetos grandes y reciclaje en ${place}`,
  /** `answers` come from `answer`. */
  description: ({ place, answers }: { place: string; answers: readonly string[] }) =>
    `${place}. ${answers.join(' ')} Centros y teléfonos.`,
  /** "Muebles: en la acera, pero llame antes. Pida cita para el martes." `details` are day, limit and price, or ''. */
  answer: ({ kind, label, details }: { kind: RuleKind; label: string; details: string }) =>
    `${inResults[kind]}: ${withinSentence(label)}.${details ? ` ${details}` : ''}`,
  shortDescription: (place: string) =>
    `Qué recoge ${place}, qué recibe el condado, cuáles son los centros de acopio más cercanos y a quién llamar.`,
  card: {
    /** Above the name of the place; must be short. */
    lead: 'Basura y reciclaje en',
    answer: (rules: number) => counted(rules, 'regla'),
    note: 'Cada una con su fuente y su fecha',
    /** Shown with the marks, instead of answer and note. */
    markedNote: (rules: number) => `${counted(rules, 'regla')}, cada una con su fuente y su fecha`,
    marks,
  },
  /** `curb` is true if anything is collected at the curb. */
  title: ({ place, kind, curb }: { place: string; kind: Municipality['kind']; curb: boolean }) =>
    `${place}: qué ${curb ? 'recoge' : 'recibe'} ${halls[kind]}`,
  /** `sentence` describes the place. */
  lead: (sentence: string) =>
    `Vea qué puede dejar en la acera, qué tiene que llevar usted a un centro de acopio y a quién llamar. ${sentence}`,
  /** Above the contact buttons. Uses our name, because "we" could mean the town here. */
  haul: ({ name, place, price }: { name: string; place: string; price: string }) =>
    `¿No puede esperar, o pesa demasiado? ${name} va a ${place} y lo saca, desde ${price}.`,
  table: {
    label: 'Qué recogen, en resumen',
    /** Folded lines of a row. */
    more: ({ count, kind }: { count: number; kind: string }) => `${count} más: ${kind.toLowerCase()}`,
    /** Replaces terms that the row about `kind` already states. */
    sameTerms: (kind: string) => `Mismas condiciones que para ${kind}.`,
    kind: 'Qué quiere sacar',
    taken: '¿Lo recogen?',
    details: 'Día, límite, costo',
    /** Folded below the table. */
    sources: (count: number) => `${counted(count, 'fuente')} de esta tabla`,
    noSource: 'No encontramos una regla actual de este lugar.',
  },
  collector: ({ collector }: { collector: NonNullable<Fact['collector']>; kind: Municipality['kind'] }) =>
    collectors[collector],
  calls: {
    heading: 'A quién llamar',
    question: (official: string) => `Pregunte (${official}) qué recogen y qué día.`,
    noNumber: 'No tenemos el teléfono de este lugar.',
  },
  rules: 'Todas las reglas que encontramos',
  /** `towns` are the towns around a village. */
  missing: ({ place, towns }: { place: string; towns: readonly string[] }) =>
    `No encontramos una fuente confiable de las reglas de ${place} sobre objetos grandes, metal, aparatos electrónicos, ramas y hojas o escombros. ${towns.length > 0 ? `Algunos servicios los da el municipio, así que vea también ${listed(towns)}. ` : ''}Llame antes de dejar algo en la acera.`,
  /** Link to the page with the full rules. */
  shared: ({ place, rules }: { place: string; rules: number }) =>
    `Vea ${counted(rules, 'regla')} más de esta zona en la página de ${place}`,
  help: 'Las reglas cambian, así que llame antes de sacar nada.',
  facilities: 'Adónde llevarlo',
  county: {
    heading: 'Condado y estado',
    /** Authority besides the municipalities. */
    authority: (county: string) => `condado de ${county}`,
    link: (authority: string) => `Centros de acopio y leyes del estado: ${authority}`,
  },
  neighbors: 'Reglas de los pueblos vecinos',
  /** Print only. */
  sheet: {
    title: (place: string) => `Dónde va cada cosa en ${place}`,
    /** Followed by the URL. */
    all: 'Todas las reglas, con enlaces a las fuentes:',
    removal: ({ name, phone, price }: { name: string; phone: string; price: string }) =>
      `¿Pesa mucho o no puede esperar? ${name} se lo lleva desde ${price}. Llame o mande un mensaje de texto al ${phone}.`,
  },
};
