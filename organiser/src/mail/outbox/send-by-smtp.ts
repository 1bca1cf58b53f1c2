import { isEmail, plainEmail } from '@dswine/shared/form/email';
import { createTransport } from 'nodemailer';
import { refusesRecipient } from './refuses-recipient.ts';
import { MailRejectedError, type SendMail, mailbox, writeMessage } from './send-mail.ts';

/** In ms. Well below the lease of a mail; slower deliveries are retried. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends mails to the server at `SMTP_URL` over pooled connections. `server` is its host and port. */
export function mailBySmtp(url: string): SendMail & { server: string; close: () => void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    ...limits,
  });
  const send: SendMail = async (mail) => {
    const to = plainEmail(mail.to);
    // Older ones, from before the forms refused them.
    if (!isEmail(to)) throw new MailRejectedError('No server accepts the address.');
    try {
      const envelope = { from: mailbox(mail.from.email), to: mailbox(to) };
      await transport.sendMail({ envelope, raw: await writeMessage(mail) });
    } catch (error) {
      if (!refusesRecipient(error)) throw error;
      throw new MailRejectedError('The recipient was refused.', { cause: error });
    }
  };
  const { hostname, port, protocol } = new URL(url);
  const server = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
  return Object.assign(send, { server, close: () => transport.close() });
}
