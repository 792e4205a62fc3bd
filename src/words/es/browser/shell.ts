/** What runs on every page beside the menu: "open now", the notices. */

export const shell = {
  openNow: 'Abierto ahora.',
  closedNow: 'Cerrado ahora.',
  notices: {
    one: 'Aviso',
    /** `{hotkey}` is filled in with the key that leads there. */
    all: 'Avisos ({hotkey})',
    close: 'Cerrar este aviso',
    copied: 'Copiado',
    notCopied: 'Su navegador no dejó copiar',
    byHand: (text: string, phone: string) => `Cópielo a mano: ${text}. O llame al ${phone}.`,
    lost: 'Se quedó sin internet',
    stillReads: (phone: string) => `Puede seguir leyendo esta página. Si nos necesita, llame al ${phone}.`,
    back: 'Ya tiene internet otra vez',
  },
};
