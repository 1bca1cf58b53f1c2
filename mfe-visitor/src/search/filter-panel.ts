/** Element id of the facet sheet, used by its button. */
export const filterPanel = 'list-filters';
