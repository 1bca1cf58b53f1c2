/** The reference number in an address, which anyone may write: only what looks like one of ours is shown. */
export function referenceIn(text: string | undefined): string | undefined {
  return text !== undefined && /^DSW-[2-9A-Z]{4}-[2-9A-Z]{4}$/u.test(text) ? text : undefined;
}
