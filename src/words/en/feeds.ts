/** What feed readers show of the feeds themselves. */

export const feeds = {
  title: (company: string, about: string) => `${company}: ${about}`,
  all: 'Guides',
  allDescription: 'Where things go and what it costs, with sources and dates.',
  topicDescription: (topic: string) => `Guides under "${topic}", with sources and dates.`,
};
