/**
 * Whether mail could be sent there: one @, a dot in the domain, nothing that ends a header line or begins another address.
 * It is looked at as it will be kept (NFKC), in which `＠` and `，` are `@` and `,`.
 */
export function isEmail(typed: string): boolean {
  const email = typed.normalize('NFKC');
  return (
    email.length <= 254 &&
    /^[^\s@<>()",:;\\[\]\p{Cc}]{1,64}@([\p{L}\d-]{1,63}\.)+[\p{L}\d-]{2,63}$/u.test(email)
  );
}
