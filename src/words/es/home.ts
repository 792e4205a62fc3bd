/** `/home`. What the business promises there is content/home.yaml. */
import { capital, counted } from '#lib/spanish.ts';

export const home = {
  /** The business name is added where it fits into 60 characters. */
  headTitle: (from: string) => `Recogida de muebles y vaciados el mismo día, desde ${from}`,
  /** In search results, at most 160 characters; `hours` as in "todos los días de 8 a 8". */
  description: (area: string, hours: string) =>
    `Recogida y vaciados en ${area} hoy o mañana, casi siempre. ${capital(hours)}. Llame o escriba: presupuesto gratis.`,
  /** The page above this one on the way back up. */
  welcome: 'Portada',
  jobs: 'Ver trabajos y precios',
  municipalities: (count: number) => counted(count, 'municipio'),
  places: 'Todos los lugares y códigos postales',
  questions: 'Preguntas comunes',
  items: (count: number) => `¿Se lo llevan? ${counted(count, 'cosa')}`,
  rules: 'Qué recoge gratis su ciudad o pueblo',
  labels: {
    /** Read out, not seen. */
    benefits: 'Por qué nosotros',
    haul: 'Qué nos llevamos',
    pairs: 'Antes y después',
    areas: 'Adónde vamos',
    towns: 'Busque su ciudad o pueblo',
    reviews: 'Opiniones',
    voice: 'Respuestas rápidas',
    ladder: 'Precios según la carga',
    guides: 'Guías útiles',
  },
};
