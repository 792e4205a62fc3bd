import { describe, expect, it } from 'vitest';
import { escapeHtml, halves, htmlText, sectionsOf } from './html.ts';

describe('html', () => {
  it('escapes what could end an attribute or begin a tag, and reads it back', () => {
    const escaped = escapeHtml(`<a href="x">'&`);
    expect(escaped).not.toMatch(/[<>"']/);
    expect(htmlText(`<p>${escaped}</p>`)).toBe(`<a href="x">'&`);
  });
});

describe('sections of a text', () => {
  const html = '<p>a</p><h2 id="b">B</h2><p>b</p><h3>c</h3><p>c</p><h2 id="d">D <i>d</i></h2><p>d</p>';

  it('begin at the heading that is asked for, and nothing is lost', () => {
    for (const first of [1, 2, 3]) {
      const { before, sections } = sectionsOf(html, first);
      expect(sections).toHaveLength(3 - first);
      expect(before + sections.map((section) => section.heading + section.html).join('')).toBe(html);
    }
    expect(sectionsOf(html, 2)).toEqual({
      before: '<p>a</p><h2 id="b">B</h2><p>b</p><h3>c</h3><p>c</p>',
      sections: [{ heading: '<h2 id="d">D <i>d</i></h2>', html: '<p>d</p>' }],
    });
  });

  it('are halved at the heading nearest the middle; without one all is in the first half', () => {
    const [start, end] = ['<p>a</p><h2 id="b">B</h2><p>b</p>', '<h2 id="c">C</h2><p>c</p>'];
    expect(halves(start + end)).toEqual([start, end]);
    expect(halves('<p>a</p>')).toEqual(['<p>a</p>', '']);
  });
});
