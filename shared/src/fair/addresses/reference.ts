/**
 * Reads the reference number from a URL. Anyone can write a URL, so only well-formed numbers are
 * shown.
 */
export function referenceIn(text: string | undefined): string | undefined {
  return text !== undefined && /^DSW-[2-9A-Z]{4}-[2-9A-Z]{4}$/u.test(text) ? text : undefined;
}
