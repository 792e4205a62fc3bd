/** What the small screen's menu says. */

export const menu = { closed: 'Menú', open: 'Cerrar' };
