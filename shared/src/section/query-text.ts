/** Characters that the site reads of a text in the query, such as a search term. */
export const queryTextLimit = 100;

/** A text of the query: shortened, its control characters as spaces. */
export function readQueryText(value: string): string {
  const characters = [...value.trim().replaceAll(/\p{Cc}+/gu, ' ')];
  return characters.slice(0, queryTextLimit).join('').trim();
}

/** Whether the end of a text may have been left out. A space at the cut is left out, too. */
export const isQueryTextFull = (text: string): boolean => [...text].length >= queryTextLimit - 1;
