/** Tests of the text pages about the company. */
import { describe, expect, it } from 'vitest';
import { linkRows } from '#business/linking/link-site.ts';
import type { Content } from '#business/rows.ts';
import { aboutView } from '#features/company/about/view.ts';
import { contactView } from '#features/company/contact/view.ts';
import { privacyView } from '#features/company/privacy/view.ts';
import { rows, site } from '../../../e2e/fixtures/site.ts';

describe('text pages', () => {
  const withBusiness = (change: Partial<Content['business']>) =>
    linkRows({ ...rows, business: { ...rows.business, ...change } }).site;

  it('omit sections that the owner has not filled in', () => {
    const headings = (terms: Content['business']['terms']) =>
      aboutView(withBusiness({ terms })).blocks.map(({ heading }) => heading);
    const [before, after] = [headings({}), headings({ crew: 'Two crews of our own, since 2019.' })];
    expect(before.length).toBeGreaterThan(3);
    expect(after.filter((heading) => !before.includes(heading))).toEqual(['Who comes']);
  });

  it('render each destination as an escaped paragraph', () => {
    const url = 'https://bank.example/?a=1&b=2';
    const { blocks } = aboutView(
      withBusiness({
        terms: {
          destinations: [
            { name: 'Beds & Co', what: 'Beds', url },
            { name: 'Yard', what: 'Brush' },
          ],
        },
      }),
    );
    const html = blocks.map((block) => block.html).join('\n');
    expect(html).toContain(
      '<p><a href="https://bank.example/?a=1&#38;b=2">Beds &#38; Co</a>: Beds</p>\n<p>Yard: Brush</p>',
    );
  });

  it('describe the privacy settings of the site', () => {
    const firstBlock = (change: Partial<Content['business']>) =>
      privacyView(withBusiness(change)).blocks[0]?.html ?? '';
    expect(firstBlock({ offline: true })).toContain('on your own device');
    expect(firstBlock({ offline: false })).not.toContain('on your own device');
    expect(firstBlock({ contactEvents: '/api/taps' })).toContain('at /api/taps');
    expect(firstBlock({})).toContain('counts nothing');
  });

  it('mark up headings that are questions, with plain-text answers', () => {
    const questions = contactView(site).head.graph.questions ?? [];
    expect(questions.map(({ q }) => q)).toContain('Do I have to be there?');
    for (const { plain: answer } of questions) expect(answer).not.toMatch(/[<>{}]/);
  });
});
