import { createTransport } from 'nodemailer';
import { MailRejectedError, type SendMail } from './send-mail.ts';
import { writeMessage } from './write-message.ts';

/** Well within the lease of a mail: what takes longer is tried again. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Hands mails to the server that `SMTP_URL` names, over connections that are kept open for a while. */
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
      // As objects, which nobody reads as a list: one mail goes to one mailbox, whatever stands in its address.
      const envelope = {
        from: { name: '', address: mail.from.email },
        to: [{ name: '', address: mail.to }],
      };
      await transport.sendMail({ envelope, raw: writeMessage(mail) });
    } catch (error) {
      if (isForGood(error)) throw new MailRejectedError(error.message, { cause: error });
      throw error;
    }
  };
  return Object.assign(send, { close: () => transport.close() });
}

/** A 5xx about this recipient or this message (RFC 5321). One about us, as a wrong password, is mended and tried again. */
function isForGood(error: unknown): error is { message: string } {
  if (typeof error !== 'object' || error === null) return false;
  if (!('responseCode' in error && 'code' in error && 'message' in error)) return false;
  const { responseCode, code } = error;
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isOfMail && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}
