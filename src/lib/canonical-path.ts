/**
 * One spelling for all that mean an address: '/Old Page/', '/old%20page' and '/OLD%20PAGE' → '/old%20page'; 'Café.PHP' →
 * '/caf%C3%A9.php'.
 *
 * @param typed a path without origin, query and fragment
 */
export function canonicalPath(typed: string): string {
  let decoded = typed;
  try {
    // decodeURI leaves "%2F" and the like; "%25" must stay, too, or "%2541" would become "A".
    decoded = decodeURI(typed.replaceAll('%25', '%2525'));
  } catch {
    // Not UTF-8: compared as it is.
  }
  const { pathname } = new URL(`https://host/${decoded.toLowerCase().normalize('NFC').replace(/^\/+/, '')}`);
  return pathname.replace(/(?<=.)\/+$/, '');
}
