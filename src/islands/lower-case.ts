/** The 404 page: an address in capitals. Hosts tell capitals apart, and no page of ours has any. */

/** @returns the address in lower case where that is a page of ours: "/pricing" for "/Pricing" */
async function inLowerCase(): Promise<string | undefined> {
  const asked = location.pathname;
  if (!/^[/\w.-]*[A-Z][/\w.-]*$/.test(asked)) return undefined;
  const plain = location.origin + asked.toLowerCase();
  const { ok } = await fetch(plain, { method: 'HEAD' }).catch(() => ({ ok: false }));
  return ok ? plain : undefined;
}

/** Goes where the address leads in lower case. @returns false if there is no such page either */
export async function goToLowerCase(): Promise<boolean> {
  const plain = await inLowerCase();
  if (plain) location.replace(plain + location.search + location.hash);
  return plain !== undefined;
}
