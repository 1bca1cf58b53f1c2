/**
 * Whether mail can be sent to this address: one @, a dot in the domain, no characters that end a
 * header line or start another address.
 * Checks the NFKC form, in which it is stored: `＠` and `，` become `@` and `,`.
 */
export function isEmail(typed: string): boolean {
  const email = typed.normalize('NFKC');
  return (
    email.length <= 254 &&
    /^[^\s@<>()",:;\\[\]\p{Cc}]{1,64}@([\p{L}\d-]{1,63}\.)+[\p{L}\d-]{2,63}$/u.test(email)
  );
}
