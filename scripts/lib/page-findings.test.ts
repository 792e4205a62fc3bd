/** Warnings about built pages: titles and descriptions, weight, near-duplicates. */
import { parse } from 'node-html-parser';
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { headFindings, similarityFindings, weightFindings } from './page-findings.ts';

const DESCRIPTION = 'Junk removal for a town that no one has invented yet, with prices on every page.';

function page(path: string, { title = `The page ${path}`, description = DESCRIPTION + path, text = path } = {}) {
  const html = `<title>${title}</title><meta name="description" content="${description}"><meta name="robots" content="index, follow"><link rel="canonical" href="https://site.example${path}"><main><p class="measure">${text}</p></main>`;
  return { path, html, root: parse(html) };
}
const lines = (findings: { file: string; message: string }[]) =>
  findings.map(({ file, message }) => `${file} ${message}`);

it('finds titles and descriptions that are too long, too short or repeated', () => {
  expect(headFindings([page('/a'), page('/b')])).toEqual([]);
  expect(lines(headFindings([page('/a', { title: 'A'.repeat(61) })]))[0]).toMatch(/^\/a has a title of 61 characters/);
  expect(lines(headFindings([page('/a', { description: 'Short' })]))[0]).toMatch(/^\/a has a description of 5 /);
  expect(lines(headFindings([page('/a'), page('/b', { title: 'The page /a' })]))).toEqual([
    '/b has the same title as /a',
  ]);
});

it('finds heavy pages, and allows long lists more', () => {
  const text = randomBytes(25_000).toString('base64');
  expect(lines(weightFindings([page('/about', { text }), page('/services', { text })]))).toEqual([
    expect.stringMatching(/^\/about weighs \d+ bytes; 20480 load quickly$/),
  ]);
});

it('finds near-duplicates among pages of a kind', () => {
  const text = 'We take the sofa from the third floor and leave the stairs as clean as we found them.';
  const other = 'A hot tub is cut into four pieces, drained first, and carried out by three of the crew.';
  expect(lines(similarityFindings([page('/services/a', { text }), page('/services/b', { text })]))).toEqual([
    '/services/b says much the same as /services/a',
  ]);
  expect(similarityFindings([page('/services/a', { text }), page('/services/b', { text: other })])).toEqual([]);
  expect(similarityFindings([page('/services/a', { text }), page('/blog/b', { text })])).toEqual([]);
});
