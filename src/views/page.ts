/** What every page's data has in common. */
import type { Head } from '#seo/head.ts';
import type { Link } from './chrome.ts';
import type { Contact } from './contact.ts';

export interface PageView {
  head: Head;
  /** From the home page down to the parent; the page itself is the heading. */
  crumbs: Link[];
  contact: Contact;
}
