/** Texts of shared components. */
import { counted, listed } from '#i18n/spanish.ts';
import type { Words } from './words.en.ts';

export const es: Words = {
  /** Accessible names of landmarks. */
  landmarks: {
    main: 'Principal',
    menu: 'Menú',
    contact: 'Contacto',
    breadcrumbs: 'Dónde está usted',
    contents: 'En esta página',
  },
  compare: {
    edge: (title: string) => `${title}: arrastre para comparar el antes y el después`,
    /** Slider value for screen readers: "40 por ciento". */
    percent: (value: string) => `${value} por ciento`,
    full: 'Ver el antes',
    cleared: 'Ver el después',
  },
  /** Pagination. */
  pages: {
    label: 'Páginas',
    page: (number: number) => `Página ${number}`,
    description: (title: string) =>
      `${title}. De lo más nuevo a lo más viejo, repartido en páginas. Lo más reciente está en la primera.`,
    title: ({ title, page }: { title: string; page: number }) => `${title}, página ${page}`,
  },
  filterList: { label: 'Filtrar la lista', all: 'Todo' },
  questions: 'Preguntas',
  /** Folded rows of a list. */
  more: (count: number) => `${count} más`,
  booking: { paying: 'Usted paga al terminar el trabajo. Aceptamos {payment}.' },
  /** `hours` as in "todos los días de 8 am a 8 pm." */
  openHours: (hours: string) => `Abierto ${hours}`,
  counties: (count: number) => counted(count, 'condado'),
  countyNames: (names: readonly string[]) => listed(names),
  /** Page names in breadcrumbs. */
  breadcrumbs: {
    home: 'Inicio',
    locations: 'Adónde vamos',
    services: 'Servicios',
    pricing: 'Precios',
    items: 'Qué nos llevamos',
    guides: 'Guías',
    zips: 'Códigos postales',
    rules: 'Reglas de recogida',
  },
};
