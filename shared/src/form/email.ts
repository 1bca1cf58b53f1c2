/** Whether mail could be sent there: one @, a dot in the domain, nothing that ends a header line. */
export function isEmail(email: string): boolean {
  return email.length <= 254 && /^[^\s@<>()",:;\\[\]\p{Cc}]{1,64}@([\p{L}\d-]{1,63}\.)+[\p{L}\d-]{2,63}$/u.test(email);
}
