import { randomInt } from 'node:crypto';

/** Omits characters that are easily confused on the telephone (0 and O, 1, I and L, U and V). */
const letters = '23456789ABCDEFGHJKMNPQRSTWXYZ';

export function newReference(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `DSW-${group()}-${group()}`;
}

/**
 * Parses a typed reference. Case, spaces and hyphens do not matter. Undefined when it is invalid.
 */
export function readReference(typed: string): string | undefined {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/gu, '');
  const [, first, second] = /^(?:DSW)?([2-9A-Z]{4})([2-9A-Z]{4})$/u.exec(plain) ?? [];
  return first !== undefined && second !== undefined ? `DSW-${first}-${second}` : undefined;
}
