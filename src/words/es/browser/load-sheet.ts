/** What the load sheet says once it has a list. */

export const loadSheet = {
  locale: 'es-US',
  back: 'Cambiar la lista',
  /** Nothing of the list in the address can be read; what to do about it stands below. */
  unread: 'No pudimos leer ninguna lista en este enlace.',
  /** Some of it cannot. */
  partly: 'Una parte de este enlace está dañada y puede faltar algo. Revise la lista antes de imprimirla.',
  list: { one: 'Lo que hay que sacar: {count} cosa', other: 'Lo que hay que sacar: {count} cosas' },
  times: '{count} ×',
  heavy: 'Material pesado (qué es y cuánto):',
  /** Over empty lines. */
  added: 'Notas, y lo que agregue ese día. Antes de cargarlo, usted aprueba el precio nuevo.',
  scan: 'Escanee para abrir esta lista',
  code: 'Código QR que abre esta lista en la calculadora de carga',
};
