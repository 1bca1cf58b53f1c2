import { randomInt } from 'node:crypto';

/** No 0 and O, 1, I and L, no U and V side by side: what is read out on the telephone arrives as it was. */
const letters = '23456789ABCDEFGHJKMNPQRSTWXYZ';

/** A number for a submission that nobody guesses: `DSW-7K3M-Q9TX`. */
export function newReference(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `DSW-${group()}-${group()}`;
}

/** A reference as somebody typed it: case, spaces and hyphens do not matter. Undefined when it is none. */
export function readReference(typed: string): string | undefined {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/gu, '');
  const [, first, second] = /^(?:DSW)?([2-9A-Z]{4})([2-9A-Z]{4})$/u.exec(plain) ?? [];
  return first !== undefined && second !== undefined ? `DSW-${first}-${second}` : undefined;
}
