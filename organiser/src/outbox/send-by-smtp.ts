import { createTransport } from 'nodemailer';
import { MailRejectedError, type SendMail } from './send-mail.ts';
import { writeMessage } from './write-message.ts';

/** In ms. Well below the lease of a mail; slower deliveries are retried. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends mails to the server at `SMTP_URL` over pooled connections. */
export function mailBySmtp(url: string): SendMail & { close: () => void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    ...limits,
  });
  const send: SendMail = async (mail) => {
    try {
      // Use objects: nodemailer would parse a string as a list of addresses. A mail goes to exactly
      // one mailbox.
      const envelope = {
        from: { name: '', address: mail.from.email },
        to: [{ name: '', address: mail.to }],
      };
      await transport.sendMail({ envelope, raw: writeMessage(mail) });
    } catch (error) {
      if (isPermanent(error)) throw new MailRejectedError(error.message, { cause: error });
      throw error;
    }
  };
  return Object.assign(send, { close: () => transport.close() });
}

/**
 * Whether the error is permanent: a 5xx reply about this recipient or message (RFC 5321). Errors
 * about our configuration, such as a wrong password, are retried.
 */
function isPermanent(error: unknown): error is { message: string } {
  if (typeof error !== 'object' || error === null) return false;
  if (!('responseCode' in error && 'code' in error && 'message' in error)) return false;
  const { responseCode, code } = error;
  const concernsMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return (
    concernsMail && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600
  );
}
