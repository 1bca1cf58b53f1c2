/** One spelling of an address: what differs only in case or surrounding space is the same mailbox. */
export function plainEmail(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}
