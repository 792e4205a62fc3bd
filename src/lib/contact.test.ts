import { describe, expect, it } from 'vitest';
import { addressHtml, mailHref, smsHref } from './contact.ts';

describe('contact links', () => {
  it('prepare a text in the form that iOS and Android both read', () => {
    expect(smsHref('+19145550149', 'A & B?')).toBe('sms:+19145550149?&body=A%20%26%20B%3F');
  });

  it('show an address in parts, which a host that hides addresses does not see', () => {
    expect(addressHtml("o'hara&co@us.example")).toBe('o&#39;hara&#38;co@<wbr>us.example');
  });

  it('prepare an email with subject and line breaks', () => {
    expect(mailHref('a@b.example', 'Price', 'One\nTwo')).toBe('mailto:a@b.example?subject=Price&body=One%0D%0ATwo');
  });
});
