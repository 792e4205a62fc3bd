/** Texts of sources and footnotes. */
import type { Topic } from '#business/schema/facts.ts';
import type { Words } from './words.en.ts';

const topics: Record<Topic, string> = {
  'bulk-pickup': 'Recogida de objetos grandes',
  'metal-appliances': 'Metal y electrodomésticos',
  electronics: 'Aparatos electrónicos',
  'hazardous-waste': 'Desechos peligrosos del hogar',
  'yard-waste': 'Ramas, hojas y desechos del jardín',
  'construction-debris': 'Escombros',
  mattresses: 'Colchones y box springs',
  refrigerants: 'Refrigeradores y aires acondicionados',
  tires: 'Llantas',
  paint: 'Pintura',
  batteries: 'Pilas y baterías',
  propane: 'Tanques de propano',
  mercury: 'Mercurio',
  oil: 'Aceite de motor',
  carpet: 'Alfombras',
  textiles: 'Ropa y telas',
  'food-scraps': 'Restos de comida',
  shredding: 'Trituración de papel',
  medicine: 'Medicinas',
  'asbestos-lead': 'Asbesto y plomo',
  recycling: 'Reglas de reciclaje',
  'drop-off': 'Centros de acopio',
  events: 'Días especiales para llevar cosas',
  contact: 'A quién preguntar',
  'county-system': 'Qué hace el condado con la basura',
  'hauler-license': 'Licencias para transportar basura',
  'illegal-dumping': 'Tirar basura donde está prohibido',
  donation: 'Donar',
  tax: 'Donaciones e impuestos',
  safety: 'Seguridad',
  'volumes-weights': 'Tamaños y pesos',
  statistics: 'Cifras',
  census: 'Población y mapas',
};

export const es: Words = {
  /** In display order. */
  topics,
  /** `dated` is the source's date, `about` marks an estimate, `read` is when we read it; all formatted. */
  age: ({ dated, about, read }: { dated: string | undefined; about: boolean; read: string }) =>
    dated ? `${about ? 'hacia ' : ''}${dated}` : `consultada en ${read}`,
  /** Explains the dates; `from` and `to` as "noviembre de 2026", possibly equal. */
  read: ({ from, to }: { from: string; to: string }) =>
    `Si la fuente tiene fecha, la ponemos; la de una ley es la del día en que se aprobó. Consultamos todas las fuentes ${from === to ? `en ${from}` : `entre ${from} y ${to}`}.`,
  footnote: (number: number) => `Fuente ${number}`,
  sources: {
    heading: 'Fuentes',
    /** Before a page's only source. */
    one: 'Fuente',
    /** Summary of the collapsed list. */
    count: (sources: number) => `Fuentes (${sources})`,
    confirm: 'Las reglas cambian. Antes de ir, pregunte en su ciudad o pueblo, o en el centro de acopio.',
  },
};
