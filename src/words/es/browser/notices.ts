/** The notices of every page. */

export const notices = {
  one: 'Aviso',
  /** `{hotkey}` is filled in with the key that leads there. */
  all: 'Avisos ({hotkey})',
  close: 'Cerrar este aviso',
  copied: 'Copiado',
  notCopied: 'Su navegador no dejó copiar',
  byHand: 'Cópielo a mano: {text}. O llame al {phone}.',
  lost: 'Se quedó sin internet',
  stillReads: 'Puede seguir leyendo esta página. Si nos necesita, llame al {phone}.',
  back: 'Ya tiene internet otra vez',
};
