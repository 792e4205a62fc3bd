/** What the filter of the things we take says. */
import { counted } from '#lib/spanish.ts';

export const filter = {
  field: '¿Qué es?',
  example: 'Sofá, pintura',
  find: 'Buscar',
  show: 'Mostrar',
  all: 'Todo',
  count: (all: number) => counted(all, 'cosa'),
  countOf: (shown: number, all: number) => `${shown} de ${counted(all, 'cosa')}`,
  none: '¿No está en la lista? Pregúntenos.',
  call: (phone: string) => `Llamar al ${phone}`,
  text: 'Mandar una foto',
};
