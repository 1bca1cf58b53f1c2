/**
 * Why a mail was not sent, as codes only, such as `SMTP 550 5.1.1 EENVELOPE`. Error messages can
 * contain addresses and content, so they are not stored.
 */
export function failureReason(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const { responseCode, response, code, name, cause } = error as Record<string, unknown>;
  const status =
    typeof response === 'string'
      ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
      : undefined;
  const codes = [
    ...(typeof responseCode === 'number' ? [`SMTP ${responseCode}`] : []),
    ...(status === undefined ? [] : [status]),
    ...(typeof code === 'string' && /^[A-Z][A-Z_0-9]{1,60}$/.test(code) ? [code] : []),
  ];
  if (codes.length > 0) return codes.join(' ');
  if (cause !== undefined) return failureReason(cause);
  return typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : 'unknown';
}
