/** The list of guides: every guide under one need, the owner's choice first, long groups folded. */
import { describe, expect, it } from 'vitest';
import type { Guide } from '#business/entities.ts';
import { GUIDE_TOPICS } from '#business/schema/pages.ts';
import { guideGroups } from './view.ts';
import { found, site } from '../../../../e2e/fixtures/site.ts';

const model = found(site.guides, 'giving-furniture-away');
const guideOf = (topic: Guide['topic'], number: number): Guide => ({
  ...model,
  ...{ topic, id: `${topic}-${number}`, path: `/blog/${topic}-${number}` },
});
const groupsOf = (guides: Guide[], first: Guide[] = []) =>
  guideGroups({ ...site, guides, home: { ...site.home, blog: { featured: [], first } } }).map(({ top, rest }) => ({
    top: top.map(({ href }) => href),
    rest: rest?.rows.map(({ href }) => href) ?? [],
  }));

describe('groups of guides', () => {
  it('have each guide of each topic once', () => {
    const guides = GUIDE_TOPICS.flatMap((topic) => Array.from({ length: 10 }, (_, at) => guideOf(topic, at)));
    const shown = groupsOf(guides).flatMap(({ top, rest }) => [...top, ...rest]);
    expect(shown.toSorted()).toEqual(guides.map(({ path }) => path).toSorted());
  });

  it('begin with those that the owner names, in his order', () => {
    const guides = Array.from({ length: 4 }, (_, at) => guideOf('rules', at));
    const [one, two, three, four] = guides.map(({ path }) => path);
    const first = [guides[3], guides[1]].filter((guide) => guide !== undefined);
    expect(groupsOf(guides, first)).toEqual([{ top: [four, two, one, three], rest: [] }]);
  });

  it('fold what is beyond six, unless that is one or two', () => {
    const lengths = (count: number) =>
      groupsOf(Array.from({ length: count }, (_, at) => guideOf('rules', at))).map(({ top, rest }) => [
        top.length,
        rest.length,
      ]);
    expect([lengths(0), lengths(8), lengths(9)]).toEqual([[], [[8, 0]], [[6, 3]]]);
  });
});
