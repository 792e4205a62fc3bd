/** Spanish text of `/load-sheet`. */
import type { Words } from './words.en.ts';

export const es: Words = {
  headTitle: 'Lista para imprimir: muebles y basura que nos llevamos',
  description:
    'Una hoja para usted y el equipo: sus cosas para marcar, qué parte del camión llenan, el precio aproximado y qué incluye. También la puede llenar a mano.',
  title: 'Su lista para imprimir',
  lead: 'El día de la recogida, tenga esta hoja junto a la puerta y marque cada cosa cuando el equipo la cargue. Escriba su lista en la página de precios y toque “Imprimir esta lista”: la hoja se llena sola. O imprímala así como está y llénela a mano.',
  /** Shown without JavaScript. */
  scripts: 'Hacer una lista necesita JavaScript, y su navegador lo tiene desactivado. Esta página funciona sin él.',
  links: { estimator: 'Haga una lista', prices: 'Todos los precios', photos: 'Qué fotos tomar' },
  /** Blank fields. */
  fields: ['Nombre', 'Teléfono', 'Día', 'Dirección y código postal', 'Piso, y escalones o elevador'],
  labels: {
    print: 'Imprimir o guardar como PDF',
    /** Shown until the list in the URL is rendered. */
    wait: 'Buscando su lista…',
    prices: 'Cuánto cuesta',
    list: 'Lo que hay que sacar',
    thing: 'Cosa',
    count: 'Cuántas',
    feet: 'Pies cúbicos',
    total: 'Total de pies cúbicos:',
    sizes: 'Tamaño de cada cosa, en pies cúbicos',
    set: 'Cuándo queda fijo el precio',
    photos: 'Mande fotos',
    text: 'Mensaje',
    mail: 'Correo',
    which: 'Qué fotos tomar:',
  },
  island: {
    locale: 'es-US',
    back: 'Cambiar la lista',
    /** Shown when the list in the URL cannot be read. */
    unread: 'No pudimos leer ninguna lista en este enlace.',
    /** Shown when a part of it cannot be read. */
    partly: 'Una parte de este enlace está dañada y puede faltar algo. Revise la lista antes de imprimirla.',
    list: { one: 'Lo que hay que sacar: {count} cosa', other: 'Lo que hay que sacar: {count} cosas' },
    times: '{count} ×',
    heavy: 'Material pesado (qué es y cuánto):',
    /** Above blank lines. */
    added: 'Notas, y lo que agregue ese día. Antes de cargarlo, usted aprueba el precio nuevo.',
    scan: 'Escanee para abrir esta lista',
    code: 'Código QR que abre esta lista en la página de precios',
  },
};
