/** Tests of contact links and the vCard. */
import { describe, expect, it } from 'vitest';
import { vcard } from '#features/site-files/site-files.ts';
import { contact } from '#ui/contact/contact.ts';
import { site } from '../../../e2e/fixtures/site.ts';

describe('contact', () => {
  it('names the subject of the page in text messages and emails', () => {
    const links = contact(site, 'piano removal in Rye');
    expect(decodeURIComponent(links.text)).toContain('I’d like a price for piano removal in Rye');
    expect(decodeURIComponent(links.mail)).toContain('subject=Price for piano removal in Rye');
    expect(links.call).toBe(`tel:${site.business.phone}`);
  });

  it('is a vCard with the phone number', () => {
    expect(vcard(site)).toContain(`tel:${site.business.phone}`);
    expect(vcard(site).split('\r\n').at(-2)).toBe('END:VCARD');
  });
});
