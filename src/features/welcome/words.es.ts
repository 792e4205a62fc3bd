/** Spanish text of `/`. */
import type { Category } from '#business/schema/pages.ts';
import { counted } from '#i18n/spanish.ts';
import type { Words } from './words.en.ts';

const actions: Record<Category, string> = {
  household: 'Ver servicios para el hogar',
  construction: 'Ver servicios de construcción y patio',
  commercial: 'Ver servicios para negocios',
  cleanouts: 'Ver casas y locales completos',
  specialty: 'Ver otros servicios',
};

export const es: Words = {
  headTitle: (name: string) => `${name}: recogemos muebles y basura hoy o mañana`,
  /** Appended to the title if both fit in 60 characters. */
  headPrice: (from: string) => `desde ${from}`,
  /** Meta description, at most 160 characters. */
  description: (area: string, from: string) =>
    `Recogemos muebles y basura en ${area} desde ${from}, casi siempre hoy o mañana. Mande una foto y le damos un precio aproximado.`,
  price: (from: string) => `Desde ${from}`,
  explore: 'Ver todo el sitio',
  /** Links of the category cards. */
  actions,
  pricing: {
    title: 'Cómo se calcula el precio',
    text: (from: string) =>
      `Usted paga por la parte del camión que llena, desde ${from}. Los escombros pesados, como el concreto, los cobramos por peso.`,
    action: 'Ver todos los precios',
  },
  area: 'Adónde vamos',
  towns: (count: number) => counted(count, 'ciudad o pueblo', 'ciudades y pueblos'),
  places: (municipalities: number, zips: number) =>
    `Vamos a ${counted(municipalities, 'ciudad o pueblo', 'ciudades y pueblos')}, con ${counted(zips, 'código postal', 'códigos postales')}. Busque el suyo y vea los precios, qué recogen gratis ahí y a quién llamar.`,
  labels: {
    call: 'Llame ahora',
    text: 'Pida precio por mensaje',
    mail: 'Correo',
    /** Accessible name. */
    badges: 'Qué le ofrecemos',
    cards: 'Lo que nos llevamos',
    ladder: 'Todos los precios',
  },
};
