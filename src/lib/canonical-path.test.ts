/** Every spelling of an old address is one address. */
import { expect, it } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

it.each([
  ['/Old-Page/', '/old-page'],
  ['old-page.HTML', '/old-page.html'],
  ['/index.php', '/index.php'],
  ['/old page', '/old%20page'],
  ['/old%20page', '/old%20page'],
  ['/café', '/caf%C3%A9'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/CAF%C3%89', '/caf%C3%A9'],
  ['/cafe\u0301', '/caf%C3%A9'],
  ['/a%2Fb', '/a%2fb'],
  ['/100%25', '/100%25'],
  ['/%2541', '/%2541'],
  ['/%E9t%E9', '/%e9t%e9'],
  ['//evil.example', '/evil.example'],
  ['/a/../b//', '/b'],
  ['/', '/'],
  ['/wp-content/Uploads/*', '/wp-content/uploads/*'],
])('%s', (typed, path) => {
  expect(canonicalPath(typed)).toBe(path);
  expect(canonicalPath(path)).toBe(path);
});
