/** What shared parts say wherever they stand. */
import type { Words } from './words.ts';

export const es: Words = {
  /** Names of landmarks, read out. */
  landmarks: {
    main: 'Principal',
    menu: 'Menú',
    contact: 'Contacto',
    breadcrumbs: 'Dónde está usted',
    contents: 'En esta página',
  },
  compare: {
    edge: (title: string) => `${title}: arrastre para comparar el antes y el después`,
    /** Where the edge is, read out: "40 por ciento". */
    percent: (value: string) => `${value} por ciento`,
    full: 'Ver el antes',
    cleared: 'Ver el después',
  },
  /** Links between the pages of a long list. */
  pages: {
    label: 'Páginas',
    page: (number: number) => `Página ${number}`,
    description: (title: string) =>
      `${title}. De lo más nuevo a lo más viejo, repartido en páginas. Lo más reciente está en la primera.`,
    title: ({ title, page }: { title: string; page: number }) => `${title}, página ${page}`,
  },
  filterList: { label: 'Filtrar la lista', all: 'Todo' },
  questions: 'Preguntas',
  booking: { paying: 'Usted paga al terminar el trabajo. Aceptamos {payment}.' },
};
