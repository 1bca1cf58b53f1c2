/** A typed booth number: letters of a hall or row, then digits, in half or full width. */
const boothNumber = /^[a-z]{0,3}[-\s]*\d+(?:-\d+)*$/i;

/**
 * Whether a text can be searched as a booth: `A0123`, `a-123`, `N1-001` and `123`, but not `a12x3`.
 */
export function isBoothNumber(text: string): boolean {
  return boothNumber.test(text.normalize('NFKC').trim());
}

/** A label, the letters and the digits of a booth, and a label after them. */
const token =
  /(?<![a-z\d])((?:booths?|stands?|stall|攤位|展位|攤|摊位|摊)\s*(?:no\.?|number|號|号|#)?\s*)?(?:([a-z]{1,3})([\s-]*))?0*(\d{1,4})(?![a-z\d])(\s*[號号]?(?:攤位|攤|摊位|摊))?/gu;
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}號号]+$|[號号]$/gu;

/**
 * The booths that stand anywhere in a typed text, and the rest of it. Digits alone name a booth in
 * each area, if a label stands beside them or nothing else is typed. `boothsAt` finds the booths
 * with these letters (maybe none), followed by this number.
 */
export function takeBooths<T>(
  typed: string,
  boothsAt: (letters: string, digits: string) => readonly T[],
): { booths: T[]; rest: string; isAlone: boolean } {
  const text = typed.normalize('NFKC').toLowerCase();
  const plain = text.replaceAll(edges, '').trim();
  const booths: T[] = [];
  let isAlone = false;
  const rest = text.replaceAll(
    token,
    (match: string, ...[before, letters = '', gap, digits = '', after]: (string | undefined)[]) => {
      const isAll = match.trim() === plain;
      const isLabelled = before !== undefined || after !== undefined;
      isAlone ||= isAll && (isLabelled || letters !== '');
      if (!isAll && !isLabelled && (letters === '' || /\s/u.test(gap ?? ''))) return match;
      const found = boothsAt(letters, digits);
      booths.push(...found);
      return found.length > 0 ? ' ' : match;
    },
  );
  return { booths, rest: rest.trim(), isAlone };
}
