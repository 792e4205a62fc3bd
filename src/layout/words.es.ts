/** Header, footer, notices and toasts. */
import { listed } from '#i18n/spanish.ts';
import type { Business } from '#business/schema/business.ts';
import type { Words } from './words.en.ts';

const TERMS = 'las condiciones de reserva y de pago';

const sampleNames: Record<Business['samples'][number], string> = {
  name: 'nuestro nombre',
  line: 'nuestro lema',
  phone: 'el teléfono',
  email: 'el correo electrónico',
  site: 'la dirección del sitio',
  securityUntil: TERMS,
  about: 'la frase sobre nosotros',
  hours: 'el horario',
  address: 'la dirección',
  payment: TERMS,
  'terms.reply': TERMS,
  'terms.sameDay': TERMS,
  'terms.arrival': TERMS,
  'terms.cancelling': TERMS,
  'terms.languages': TERMS,
  'terms.insurance': TERMS,
  'terms.damage': TERMS,
  'terms.card': TERMS,
  'terms.tax': TERMS,
  'terms.afar': TERMS,
};

export const es: Words = {
  /** Tagline below the wordmark; keep it short. */
  trade: 'Sacamos muebles y basura',
  place: ({ locality, region }: { locality: string; region: string }) => `${locality}, ${region}`,
  nav: {
    home: 'Inicio',
    services: 'Servicios',
    locations: 'Adónde vamos',
    pricing: 'Precios',
    reviews: 'Opiniones',
    portfolio: 'Nuestros trabajos',
    guides: 'Guías',
  },
  /** The second group of the phone's menu, and a footer column. */
  quick: {
    items: '¿Se lo llevan?',
    executors: 'Casas de familiares fallecidos',
    propertyManagers: 'Administradores de edificios',
    about: 'Quiénes somos',
    search: 'Buscar',
  },
  /** Accessible name of the magnifier in the header. */
  find: '¿Qué quiere que nos llevemos?',
  footer: {
    quick: 'Enlaces rápidos',
    services: 'Servicios',
    areas: 'Adónde vamos',
    more: 'Más',
    company: 'La empresa',
  },
  allCounties: (count: number) => `Los ${count} condados`,
  /** Text pages not listed here take their label from content/pages. */
  labels: {
    services: 'Todos los servicios',
    pricing: 'Precios',
    zips: 'Busque su código postal',
    guides: 'Guías',
    portfolio: 'Nuestros trabajos',
    gallery: 'Galería',
    reviews: 'Opiniones',
    questions: 'Preguntas',
    textHome: 'Versión de texto',
  },
  /** @param licensed `promises.licensed` of business.yaml */
  claim: (from: string, licensed: string) => `Desde ${from}. ${licensed}. Antes de botar, donamos y reciclamos.`,
  samples: {
    /** Keyed by field of business.yaml. */
    names: sampleNames,
    prices: {
      all: 'todos los precios',
      others: (from: string) => `todos los precios menos el primero (${from})`,
    },
    rest: {
      truck: 'el tamaño del camión y lo que cabe en él',
      terms: 'lo que incluye un precio',
      reviews: 'las opiniones',
      jobs: 'los trabajos',
    },
    sentence: (details: readonly string[]) => `Datos de ejemplo hasta que el dueño los confirme: ${listed(details)}.`,
  },
  skip: 'Ir al contenido',
  openNow: { open: 'Abierto ahora.', closed: 'Cerrado ahora.' },
  /** Next to the spinner of a slow navigation. */
  leaving: 'Cargando',
  notices: {
    one: 'Aviso',
    /** Radix fills in `{hotkey}`. */
    all: 'Avisos ({hotkey})',
    close: 'Cerrar este aviso',
    copied: 'Copiado',
    notCopied: 'Su navegador no dejó copiar',
    byHand: 'Cópielo a mano: {text}. O llame al {phone}.',
    lost: 'Se quedó sin internet',
    stillReads: 'Puede seguir leyendo esta página. Si nos necesita, llame al {phone}.',
    back: 'Ya tiene internet otra vez',
  },
};
