/** English text of `/seo-home`. */

export const en = {
  headTitle: 'Text Version: Services, Prices and Areas',
  description: (from: string) =>
    `What we take, where we go, what it costs and what we can’t take, on one page without pictures. Junk removal from ${from}.`,
  labels: {
    services: 'What we do',
    ladder: 'What it costs',
    load: 'Load',
    volume: 'Volume',
    price: 'Price',
    areas: 'Where we go',
    refuses: 'What we can’t take, and who does',
  },
};

export type Words = typeof en;
