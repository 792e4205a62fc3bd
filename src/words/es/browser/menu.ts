/** What the small screen's menu is called. */

export const menu = { name: 'Menú' };
