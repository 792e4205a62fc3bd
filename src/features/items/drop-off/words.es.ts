/** Spanish text of `/drop-off`. */
import type { Take } from '#business/schema/facts.ts';
import { listed } from '#i18n/spanish.ts';
import type { Words } from './words.en.ts';

const takes: Record<Take, string> = {
  'hazardous-waste': 'Desechos peligrosos del hogar',
  electronics: 'Aparatos electrónicos',
  refrigerants: 'Refrigeradores y aires acondicionados',
  tires: 'Llantas',
  propane: 'Tanques de propano',
  paint: 'Pintura',
  batteries: 'Pilas y baterías',
  metal: 'Metal',
  bulk: 'Objetos grandes',
  'yard-waste': 'Hojas y ramas',
  recycling: 'Papel, vidrio, latas y plástico',
  textiles: 'Ropa y telas',
  furniture: 'Muebles para donar',
  'building-materials': 'Materiales de construcción para donar',
  mattresses: 'Colchones',
  shredding: 'Trituración de papel',
};

export const es: Words = {
  headTitle: 'Adónde llevar lo que ya no quiere',
  description: (area: string) =>
    `Centros públicos y de donación que reciben muebles, aparatos electrónicos, pintura, llantas y desechos peligrosos en ${area}.`,
  title: 'Adónde llevar lo que ya no quiere',
  lead: 'Busque los centros públicos y de donación según lo que quiere llevar y según su condado. Antes de ir, vea en la página del centro el horario y qué hay que llevar.',
  takes,
  residents: (towns: readonly string[]) => `(residentes de ${listed(towns)})`,
  links: { items: '¿Se lo llevan?', towns: 'Qué recoge su ciudad o pueblo' },
};
