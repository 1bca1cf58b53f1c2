/** A typed booth number: letters of a hall or row, then digits, in half or full width. */
const boothNumber = /^[a-z]{0,3}[-\s]*\d+(?:-\d+)*$/i;

/**
 * Whether a text can be searched as a booth: `A0123`, `a-123`, `N1-001` and `123`, but not `a12x3`.
 */
export function isBoothNumber(text: string): boolean {
  return boothNumber.test(text.normalize('NFKC').trim());
}
