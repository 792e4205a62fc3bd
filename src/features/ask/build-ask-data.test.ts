/** What the search of a language knows of services whose page is only in English. */
import { expect, it } from 'vitest';
import { site } from '../../../e2e/fixtures/site.ts';
import { buildAskData } from './build-ask-data.ts';
import { SearchIndex } from './engine/search-index.ts';

it('finds a service without a page in the language by what people type, not by its name', async () => {
  const [service] = site.services;
  if (!service) throw new Error('The fixture has no services.');
  const wording = { id: 'grandma', page: service.path, says: ['zwip grandma'] };
  const index = await SearchIndex.create(
    buildAskData({ ...site, services: [], otherServices: site.services, wordings: [wording] }),
  );
  const hits = (query: string) => index.search(query).hits.map(({ href }) => href);
  expect(hits('zwip for my grandma')[0]).toBe(service.path);
  expect(hits(service.short)[0]).not.toBe(service.path);
});
