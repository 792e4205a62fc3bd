/** Spanish text of `/pricing`. */
import { capital } from '#i18n/spanish.ts';
import type { Words } from './words.en.ts';

export const es: Words = {
  headTitle: (from: string, full: string) => `Precios de recogida de muebles y basura: ${from} a ${full}`,
  description: (from: string) =>
    `Los ocho precios, desde ${from} por un octavo del camión. Qué incluye, qué se cobra aparte, qué cabe y cómo pagar menos. Antes de cargar, usted aprueba el precio.`,
  title: 'Precios de recogida de muebles y basura',
  lead: (from: string) =>
    `Usted paga por la parte del camión que llena, desde ${from} por un octavo. Incluye mano de obra, carga, transporte y lo que cobran en el basurero.`,
  cardNote: 'Según la parte del camión que llene',
  /** `sides` are length, width and height in feet. */
  truck: ({ sides, feet, yards }: { sides: readonly string[]; feet: number; yards: number }) =>
    `Nuestro camión mide por dentro ${sides.join(' por ')} pies: ${feet} pies cúbicos, o ${yards} yardas cúbicas.`,
  promise:
    'El equipo lo ve todo y le dice el precio. Si usted dice que no, no paga nada. Si dice que sí, el precio solo sube si usted agrega algo, y antes le preguntamos.',
  minimum: {
    title: (from: string) => `Qué nos llevamos por ${from}`,
    text: ({ feet, width, height, inchesDeep }: { feet: number; width: number; height: number; inchesDeep: number }) =>
      `Un octavo del camión son ${feet} pies cúbicos: ${width} pies de ancho, ${height} pies de alto y ${inchesDeep} pulgadas de fondo. Cada una de estas cargas ocupa más o menos eso.`,
  },
  terms: {
    included: 'Qué incluye',
    excluded: 'Qué no hacemos',
    changes: 'Qué se cobra aparte',
    never: 'Lo que nunca se cobra aparte',
  },
  heavy: {
    lead: 'Con concreto, ladrillo, tierra o yeso, el camión llega a su límite de peso antes de llenarse. Por eso ese material lo cobramos por peso.',
    weights: 'Cuánto pesa cada material',
  },
  ways: {
    sizes: 'Todos los tamaños, cuarto por cuarto',
    photos: '¿Prefiere mandar una foto? Vea qué fotos tomar',
    sheet: 'Imprimir una lista para llenar a mano',
  },
  examples: {
    title: 'Cargas de ejemplo',
    parts: (parts: readonly string[]) => `${capital(parts.join('; '))}.`,
  },
  cheaper: 'Cómo pagar menos',
  labels: {
    /** Accessible name. */
    ladder: 'Lista de precios',
    presets: 'O empiece con un ejemplo:',
    heavy: 'El material pesado se cobra por peso',
    /** Summary of the collapsed rows. */
    moreExamples: 'Más ejemplos de carga',
    moreCheaper: 'Más maneras de pagar menos',
    examplesNote:
      'Son ejemplos, no trabajos reales. Hay un precio mínimo y uno máximo cuando una cosa viene en varios tamaños.',
  },
};
