/** What the small screen's menu says. */

export const menu = { closed: 'Menu', open: 'Close' };
