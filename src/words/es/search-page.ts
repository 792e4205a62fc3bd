/** `/search`: what results can be narrowed by. */

export const searchPage = { kind: 'Tipo', county: 'Condado', pages: 'O vaya a una página' };
