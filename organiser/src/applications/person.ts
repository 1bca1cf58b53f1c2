import { plainEmail } from '../members/email.ts';
import { namePerson } from './person-key.ts';

/** Mailboxes whose owner may write dots anywhere in the name. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Who an address belongs to, as a keyed hash: `Ann@Example.tw`, `ann@example.tw` and `ann+fair@example.tw` are one person. Mail still
 * goes to the address as it was typed.
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
