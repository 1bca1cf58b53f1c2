/** The page for under-age readers: no drinks, no pictures, in the bare layout. */
export const AGE_NOTICE = '/AgeNotice';

/**
 * Pages about the site rather than drinks. Readers can open them before they answer the age
 * question.
 */
const neutralPaths: readonly string[] = [AGE_NOTICE, '/Privacy', '/Accessibility', '/Consent'].map(
  (path) => path.toLowerCase(),
);

/** Whether a page asks the age question. `path` is relative to the locale's root. */
export function shouldAskAge(path: string): boolean {
  return !neutralPaths.includes(path.toLowerCase().replace(/\/+$/, ''));
}
