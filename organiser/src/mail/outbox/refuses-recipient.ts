/** A refusal as nodemailer reports it. */
type Refusal = {
  /** The reply of the server, such as `550 5.1.1 <a@b.example>: no such mailbox`. */
  response?: unknown;
  responseCode?: unknown;
  command?: unknown;
};

/** Of a mailbox or its domain: none such, wrong, moved, disabled, full (RFC 3463, RFC 7505). */
const recipientStatus = /^5\.(1\.([1-46]|10)|2\.\d{1,3})$/u;
const recipientCodes: ReadonlySet<unknown> = new Set([550, 551, 553]);
/** Without a status, such words speak of us: our sender, our relay, our rights or our quota. */
const ourWords =
  /\b(sender|from|mail from|relay\w*|rcpthosts|quota|limits?|exceeded|rate|too many|authenticat\w*|auth|log ?in|credentials|policy|spam|block\w*|black\w*|ban\w*|listed|reputation|spf|dkim|dmarc|rbl|tls|helo|ehlo|ptr|access denied|not allowed|permitted|temporar\w*|try again|later)\b/iu;

/**
 * Whether a server refuses this recipient for good. Everything else is about us (the sender, the
 * relay, a quota) or may change, whatever its number: it is tried again for days. In doubt it is
 * ours, since a mail that is given up does not come back by itself.
 */
export function refusesRecipient(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { response, responseCode, command } = error as Refusal;
  if (typeof response !== 'string' || typeof responseCode !== 'number') return false;
  if (responseCode < 500 || responseCode > 599) return false;
  if (command !== 'RCPT TO' && command !== 'DATA') return false;
  const [, status, said = ''] = /^\d{3}[ -]#?(\d\.\d{1,3}\.\d{1,3})?(.*)$/su.exec(response) ?? [];
  if (status !== undefined && status !== '5.0.0') return recipientStatus.test(status);
  const text = said.replaceAll(/<[^>]*>|\S+@\S+/gu, '');
  return command === 'RCPT TO' && recipientCodes.has(responseCode) && !ourWords.test(text);
}

/** Whether the server failed before it heard of the recipient, so that all mails fail alike. */
export function concernsAllMails(error: unknown): boolean {
  const { command } = (error ?? {}) as Refusal;
  return typeof command === 'string' && command !== 'RCPT TO' && command !== 'DATA';
}
