import { describe, expect, it } from 'vitest';
import { mailHref, smsHref } from './contact.ts';

describe('contact links', () => {
  it('prepare a text in the form that iOS and Android both read', () => {
    expect(smsHref('+19145550149', 'A & B?')).toBe('sms:+19145550149?&body=A%20%26%20B%3F');
  });

  it('prepare an email with subject and line breaks', () => {
    expect(mailHref('a@b.example', 'Price', 'One\nTwo')).toBe('mailto:a@b.example?subject=Price&body=One%0D%0ATwo');
  });
});
