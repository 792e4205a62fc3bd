/** How people ask: apart from what the search page says, because the page for unknown addresses searches before the first move. */

export const question = {
  // cspell:ignore anybody
  /** Words of a question that say nothing about its subject. */
  empty:
    'a an and any anybody are at can do does for from get how i in is it me my of off old on or out rid should take that the their them there this to was we what when where which who why will with you your',
};
