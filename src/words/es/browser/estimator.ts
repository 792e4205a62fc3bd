/** What the load estimator says beside its estimate. */

export const estimator = {
  /** Over the loads to start with; a press adds all of one. */
  presets: 'Empiece con un ejemplo',
  find: 'O busque lo que tiene',
  findHint: 'Sofá, refrigerador, cajas…',
  nothing: 'No está en nuestra lista. Mándenos una foto por mensaje y le damos un precio.',
  /** In its place where the list itself is missing. */
  notLoaded: 'No se cargó la lista. Revise su conexión y siga escribiendo, o mándenos una foto por mensaje.',
  list: 'Su lista',
  rooms: 'Ver por cuarto',
  heavy: 'También tengo concreto, ladrillo, tierra, yeso (plaster) o tejas (shingles)',
  heavyMore: 'Cómo lo cobramos',
  less: 'Uno menos',
  more: 'Uno más',
  /** Under a field with anything else in it. */
  notCounted: 'Eso no lo contamos. Escriba un número entero, hasta {most}.',
  empty: 'Elija algo de la lista para ver el precio.',
  mail: 'Mandarla por correo',
  print: 'Imprimir esta lista',
  subject: '¿Cuánto cobran? Mi carga: {share}',
  copyList: 'Copiar la lista',
  /** What the clipboard gets. */
  copied: '{list}. Total: {share}, {price}.',
  /** What the notice calls it. */
  listName: 'El cálculo',
  copyLink: 'Copiar un enlace',
  linkName: 'El enlace a esta lista',
  again: 'Empezar de nuevo',
};
