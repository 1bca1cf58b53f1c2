import { plainEmail } from '../members/email.ts';
import { namePerson } from './person-key.ts';

/** Mail providers that ignore dots in the mailbox name. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the owner of an address as a keyed hash. `Ann@Example.tw`, `ann@example.tw` and
 * `ann+fair@example.tw` are one person. Mail is still sent to the address as typed.
 */
export function personOf(email: string): string {
  const plain = plainEmail(email);
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1);
  const [name = ''] = plain.slice(0, at).split('+');
  const mailbox = dotless.has(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
  return namePerson(mailbox);
}
