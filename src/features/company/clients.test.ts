/** Tests of the pages for property managers and executors. */
import { describe, expect, it } from 'vitest';
import { linkRows } from '#business/linking/link-site.ts';
import { executorsView } from '#features/company/executors/view.ts';
import { propertyManagersView } from '#features/company/property-managers/view.ts';
import { rows, site } from '../../../e2e/fixtures/site.ts';

describe('the pages for clients', () => {
  it.each([propertyManagersView, executorsView])(
    'opens the same prefilled email and text message from every link',
    (view) => {
      const { contact, letter } = view(site);
      expect(contact.mail).toBe(letter.mail);
      const query = new URL(letter.mail).searchParams;
      expect(query.get('subject')).toBe(letter.subject);
      expect(query.get('body')).toBe(letter.body.replaceAll('\n', '\r\n'));
      expect(letter.body).toContain(site.business.name);
      expect(contact.text).toBe(letter.text);
      expect(decodeURIComponent(contact.text)).toContain(contact.message);
      expect(contact.message).toMatch(/address/i);
    },
  );

  it('separates the checklist from the questions, and lists only the questions in structured data', () => {
    const { blocks, checklists, head } = propertyManagersView(site);
    expect(checklists.map(({ heading }) => heading)).toEqual(['Checklist for the day']);
    expect(blocks.map(({ heading }) => heading)).toEqual(['What about insurance?', 'Keys']);
    expect(head.graph.questions?.map(({ q }) => q)).toEqual(['What about insurance?']);
  });

  it('shows the insurance terms once the owner has entered them', () => {
    const insurance = 'The building gets its certificate the day before.';
    const insured = linkRows({ ...rows, business: { ...rows.business, terms: { insurance } } }).site;
    const answer = (of: typeof site) => propertyManagersView(of).blocks[0]?.html;
    expect(answer(site)).toBe(`<p>${site.business.promises.licensed}.</p>`);
    expect(answer(insured)).toContain(insurance);
  });
});
