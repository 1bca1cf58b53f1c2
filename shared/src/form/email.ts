/** What every mail server accepts before the @ (RFC 5321, Dot-string). */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Names of hosts with a top-level domain, which is never a number. */
const hostName = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d][a-z\d-]{0,61}[a-z\d]$/;

/** The domain in its ASCII form, `xn--mnchen-3ya.de` for `münchen.de`. Undefined for no domain. */
function asciiDomain(domain: string): string | undefined {
  if (/[\s\p{Cc}/?#@:%\\[\]<>^|]/u.test(domain)) return undefined;
  try {
    const { hostname } = new URL(`http://${domain}`);
    return hostName.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The one form of an address in which it is stored, compared and sent: NFKC (`＠` and `，` become `@`
 * and `,`), without case or surrounding space, its domain in ASCII.
 */
export function plainEmail(typed: string): string {
  const plain = typed.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  const domain = at < 0 ? undefined : asciiDomain(plain.slice(at + 1));
  return domain === undefined ? plain : plain.slice(0, at + 1) + domain;
}

/**
 * Whether every mail server accepts this address. What stands before the @ has no ASCII form, and
 * few servers accept it in another script (RFC 6531), so it is ASCII here.
 */
export function isEmail(typed: string): boolean {
  const email = plainEmail(typed);
  const at = email.lastIndexOf('@');
  return (
    email.length <= 254 &&
    at <= 64 &&
    localPart.test(email.slice(0, at)) &&
    hostName.test(email.slice(at + 1))
  );
}

/** Says what is wrong with an address that would be one in ASCII, in both languages. */
export function emailMessage(typed: string): string | undefined {
  const [name = ''] = plainEmail(typed).split('@');
  const isAscii = !/[^\p{ASCII}]/u.test(name);
  return isAscii ? undefined : onlyAscii;
}

const onlyAscii =
  '@ 前面只能用英文字母、數字和一般符號，請改用另一個電子郵件 / ' +
  'Please use an address that has only Latin letters, digits and common signs before the @';
