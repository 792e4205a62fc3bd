/** What the filter of the things we take says. */

export const filter = {
  locale: 'es-US',
  field: '¿Qué es?',
  example: 'Sofá, pintura',
  find: 'Buscar',
  show: 'Mostrar',
  all: 'Todo',
  count: { one: '{count} cosa', other: '{count} cosas' },
  /** `{all}` as `count` says it. */
  countOf: '{shown} de {all}',
  none: '¿No está en la lista? Pregúntenos.',
  call: 'Llamar al {phone}',
  text: 'Mandar una foto',
};
