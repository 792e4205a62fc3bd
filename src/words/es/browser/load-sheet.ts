/** What the load sheet says once it has a list. */
import { counted } from '#lib/spanish.ts';
import { digits } from '#lib/digits.ts';

export const loadSheet = {
  print: 'Imprimir o guardar como PDF',
  back: 'Cambiar la lista',
  wait: 'Buscando su lista…',
  /** Nothing of the list in the address can be read; what to do about it stands below. */
  unread: 'No pudimos leer ninguna lista en este enlace.',
  /** Some of it cannot. */
  partly: 'Una parte de este enlace está dañada y puede faltar algo. Revise la lista antes de imprimirla.',
  list: (pieces: number) => `Lo que hay que sacar: ${counted(pieces, 'cosa')}`,
  times: (count: number) => `${digits(count)} ×`,
  heavy: 'Material pesado (qué es y cuánto):',
  /** Over empty lines. */
  added: 'Notas, y lo que agregue ese día. Antes de cargarlo, usted aprueba el precio nuevo.',
  scan: 'Escanee para abrir esta lista',
  code: 'Código QR que abre esta lista en la calculadora de carga',
};
