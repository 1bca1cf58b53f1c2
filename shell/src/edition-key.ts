/** The key of the edition record; the call is always made with Lang=en (specification § 7). */
export function editionKey(exhibitionCode: string): string {
  return `Exhibitions/${encodeURIComponent(exhibitionCode)}?Lang=en`;
}
