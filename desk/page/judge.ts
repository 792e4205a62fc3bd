/** The site's reader and check as the desk loads them: after the page has opened. */
export { mistakesOf } from './verdict.ts';
