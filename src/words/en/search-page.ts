/** `/search`: what results can be narrowed by. */

export const searchPage = { kind: 'Kind', county: 'County', pages: 'Or go to a page' };
