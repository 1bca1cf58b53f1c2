import { plainEmail } from '@dswine/shared/form/email';
import { namePerson } from './person-key.ts';

/**
 * Providers whose mailbox `ann` also gets what is sent to `ann+fair`. Elsewhere that is another
 * mailbox, which anybody may own.
 */
const tagged: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com'],
  ...['icloud.com', 'me.com', 'mac.com', 'fastmail.com', 'proton.me', 'protonmail.com'],
]);
/** Providers that ignore dots in the mailbox name, too. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the owner of an address as a keyed hash. Two addresses are one person only where both
 * surely are one mailbox: an owner sees and withdraws applications. Mail is still sent to the address
 * as typed.
 */
export function personOf(email: string): string {
  const plain = plainEmail(email);
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1);
  const typed = plain.slice(0, at);
  const name = tagged.has(domain) ? typed.replace(/\+.*$/u, '') : typed;
  const mailbox = dotless.has(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
  return namePerson(mailbox);
}
