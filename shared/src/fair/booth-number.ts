/** A booth number as people type it: letters of a hall or row, then digits, in any width. */
const boothNumber = /^[a-z]{0,3}[-\s]*\d+(?:-\d+)*$/i;

/** Whether a text can be searched as a booth: `A0123`, `a-123`, `N1-001` and `123` can, `a12x3` cannot. */
export function isBoothNumber(text: string): boolean {
  return boothNumber.test(text.normalize('NFKC').trim());
}
