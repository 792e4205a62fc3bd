/** Tests of prose with footnotes. */
import { describe, expect, it } from 'vitest';
import { plain, Prose } from '#ui/sources/prose.ts';
import { site } from '../../../e2e/fixtures/site.ts';

describe('prose', () => {
  it('numbers each source once, in reading order', () => {
    const prose = new Prose(site);
    const html = prose.line('A {fact:ashford-mattress}. B {fact:brookton-mattress}. C {fact:ashford-mattress}.');
    expect([...html.matchAll(/#source-(\d)/g)].map((match) => match[1])).toEqual(['1', '2', '1']);
    expect(prose.sources.map((source) => source.id)).toEqual(['ashford-mattress', 'brookton-mattress']);
    expect(prose.sources.map((source) => source.age)).toEqual(['January 2025', 'read March 2026']);
  });

  it('escapes text from content', () => {
    expect(new Prose(site).line('<script>alert("x")</script>')).not.toContain('<script');
  });

  it('removes footnotes and double spaces from plain text', () => {
    expect(plain(site, 'Bag it {fact:ashford-mattress}. From {from}.')).toBe('Bag it. From $131.');
  });
});
