/** Normalises an email address: case and surrounding space do not matter. */
export function plainEmail(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}
