/** What stands on every page: menus, footer, hours, notes, notices. */
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
  'terms.sameDay': TERMS,
  'terms.arrival': TERMS,
  'terms.cancelling': TERMS,
  'terms.languages': TERMS,
  'terms.insurance': TERMS,
  'terms.damage': TERMS,
  'terms.card': TERMS,
  'terms.tax': TERMS,
};

export const es: Words = {
  /** What we do, below the name, beside which there is little room. */
  trade: 'Sacamos muebles y basura',
  place: ({ locality, region }: { locality: string; region: string }) => `${locality}, ${region}`,
  /** Pages in the main menu. */
  nav: {
    home: 'Inicio',
    services: 'Servicios',
    locations: 'Adónde vamos',
    pricing: 'Precios',
    reviews: 'Opiniones',
    portfolio: 'Nuestros trabajos',
    guides: 'Guías',
  },
  footer: {
    services: 'Servicios',
    areas: 'Adónde vamos',
    more: 'Más',
    company: 'La empresa',
  },
  allCounties: (count: number) => `Los ${count} condados`,
  /** Pages in the footer; one of text has its label in content/pages. */
  labels: {
    services: 'Todos los servicios',
    items: '¿Se lo llevan?',
    pricing: 'Precios',
    zips: 'Busque su código postal',
    guides: 'Guías',
    portfolio: 'Nuestros trabajos',
    gallery: 'Galería',
    reviews: 'Opiniones',
    questions: 'Preguntas',
    textHome: 'Versión de texto',
  },
  /** `licensed` is the promise of that name. */
  claim: (from: string, licensed: string) => `Desde ${from}. ${licensed}. Antes de botar, donamos y reciclamos.`,
  samples: {
    /** By the field of business.yaml. */
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
  /** Beside the hours, by the visitor's clock. */
  openNow: { open: 'Abierto ahora.', closed: 'Cerrado ahora.' },
  /** Beside the spinner, while another page is slow to come. */
  leaving: 'Cargando',
  notices: {
    one: 'Aviso',
    /** `{hotkey}` is filled in with the key that leads there. */
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
