/** The sheet of facets, by which its button opens it. */
export const filterPanel = 'list-filters';
