/** What feed readers show of the feeds themselves. */

export const feeds = {
  title: (company: string, about: string) => `${company}: ${about}`,
  all: 'Guides',
  allDescription: 'Bulk pickup, drop-off sites, donation and prices, with sources and dates.',
  topicDescription: (topic: string) => `Guides under "${topic}", with sources and dates.`,
};
