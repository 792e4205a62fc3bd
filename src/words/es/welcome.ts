/** `/`: the welcome page. What the business promises there is content/home.yaml. */
import type { Category } from '#schema/pages.ts';
import { counted } from '#lib/spanish.ts';

const actions: Record<Category, string> = {
  household: 'Ver servicios para el hogar',
  construction: 'Ver construcción y patio',
  commercial: 'Ver servicios para negocios',
  cleanouts: 'Ver vaciados',
  specialty: 'Ver servicios especiales',
};

export const welcome = {
  headTitle: (name: string) => `${name}: recogida de muebles y basura el mismo día`,
  /** Joins the title where both fit into 60 characters. */
  headPrice: (from: string) => `desde ${from}`,
  /** In search results, at most 160 characters. */
  description: (area: string, from: string) =>
    `Sacamos muebles y basura en ${area} hoy o mañana, casi siempre, desde ${from}. Llame, o con una foto le damos un rango de precio.`,
  price: (from: string) => `Desde ${from}`,
  explore: 'Ver todo el sitio',
  /** Under the card of each kind of service. */
  actions,
  pricing: {
    title: 'Cómo se calcula el precio',
    text: (from: string) =>
      `Usted paga por la parte del camión que llena, desde ${from}. Los escombros pesados pueden costar más.`,
    action: 'Ver todos los precios',
  },
  area: 'Adónde vamos',
  places: (municipalities: number, zips: number) =>
    `Vamos a ${counted(municipalities, 'municipio')} y ${counted(zips, 'código postal', 'códigos postales')}. Busque el suyo para ver precios, qué recoge gratis su ciudad o pueblo y a quién llamar.`,
  labels: {
    call: 'Llame ahora',
    text: 'Precio por mensaje',
    mail: 'Correo',
    /** Read out, not seen. */
    badges: 'Con qué puede contar',
    cards: '¿Qué quiere que nos llevemos?',
    ladder: 'Todos los precios',
  },
};
