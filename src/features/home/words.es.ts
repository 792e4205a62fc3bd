/** Spanish text of `/home`. */
import { counted } from '#i18n/spanish.ts';
import type { Words } from './words.en.ts';

export const es: Words = {
  /** The business name is appended if both fit in 60 characters. */
  headTitle: (from: string) => `Recogemos muebles y vaciamos casas hoy o mañana, desde ${from}`,
  /** Meta description, at most 160 characters; `hours` as in "todos los días de 8 a 8". */
  description: (area: string, hours: string) =>
    `Sacamos muebles y basura y vaciamos casas en ${area}, casi siempre hoy o mañana. Presupuesto gratis ${hours}.`,
  jobs: 'Ver trabajos y precios',
  municipalities: (count: number) => counted(count, 'ciudad o pueblo', 'ciudades y pueblos'),
  places: 'Todos los lugares y códigos postales',
  questions: 'Preguntas frecuentes',
  items: (count: number) => `Qué nos llevamos y qué no: lista de ${counted(count, 'cosa')}`,
  rules: 'Qué recoge gratis su ciudad o pueblo',
  labels: {
    /** Accessible name. */
    benefits: 'Por qué llamarnos',
    haul: 'Qué nos llevamos',
    pairs: 'Antes y después',
    areas: 'Adónde vamos',
    towns: 'Busque su ciudad o pueblo',
    reviews: 'Opiniones',
    voice: 'Respuestas rápidas',
    guides: 'Guías útiles',
  },
};
