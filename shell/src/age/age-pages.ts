/** The page for readers who are not of age: no drinks, no pictures, the bare layout. */
export const AGE_NOTICE = '/AgeNotice';

/** Pages that speak of the site, not of drinks: whoever is asked may read what is done with the answer. */
const neutral: readonly string[] = [AGE_NOTICE, '/Privacy', '/Accessibility', '/Consent'].map(
  (path) => path.toLowerCase(),
);

/** Whether the question stands on the page at a path below the locale's root. */
export function shouldAskAge(path: string): boolean {
  return !neutral.includes(path.toLowerCase().replace(/\/+$/, ''));
}
