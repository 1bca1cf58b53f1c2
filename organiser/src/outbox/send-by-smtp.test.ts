import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { mailBySmtp } from './send-by-smtp.ts';
import { MailRejectedError } from './send-mail.ts';
import type { Mail } from './write-message.ts';

let server: SMTPServer;
let send: ReturnType<typeof mailBySmtp>;
let delivered: { to: string[]; raw: string }[];

beforeEach(async () => {
  delivered = [];
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const code = Number(/^refuse-(\d{3})@/u.exec(address)?.[1] ?? 0);
      callback(code === 0 ? null : Object.assign(new Error('not here'), { responseCode: code }));
    },
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        delivered.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
        });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  send = mailBySmtp(`smtp://127.0.0.1:${port}`);
});
afterEach(async () => {
  send.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

const mail = (changes: Partial<Mail> = {}): Mail => ({
  id: 'id-1',
  from: { name: '酒展', email: 'fair@dswine.example' },
  to: 'ming@dswine.example',
  subject: '已收到您的來信（DSW-7K3M-Q9TX）',
  text: '您好：\n\n.一行以句點開頭\n',
  locale: 'tw',
  ...changes,
});

it('delivers mails that another parser reads correctly', async () => {
  await send(mail({ replyTo: 'desk@dswine.example' }));
  expect(delivered[0]?.to).toEqual(['ming@dswine.example']);
  const read = await PostalMime.parse(delivered[0]?.raw ?? '');
  expect(read).toMatchObject({
    subject: '已收到您的來信（DSW-7K3M-Q9TX）',
    from: { name: '酒展', address: 'fair@dswine.example' },
    to: [{ address: 'ming@dswine.example' }],
    replyTo: [{ address: 'desk@dswine.example' }],
    messageId: '<id-1@dswine.example>',
  });
  expect(read.text?.replaceAll('\r\n', '\n').trimEnd()).toBe('您好：\n\n.一行以句點開頭');
});

it('prevents header injection through the subject and the reply address', async () => {
  await send(
    mail({
      subject: 'Hello\r\nBcc: spy@evil.example\r\n\r\nbody',
      replyTo: 'a@b.example\r\nCc: spy@evil.example',
    }),
  );
  const read = await PostalMime.parse(delivered[0]?.raw ?? '');
  expect([delivered[0]?.to, read.bcc, read.cc]).toEqual([
    ['ming@dswine.example'],
    undefined,
    undefined,
  ]);
});

it.each([
  [550, true],
  [451, false],
])('treats the SMTP code %s as a permanent rejection: %s', async (code, forGood) => {
  const sent = send(mail({ to: `refuse-${code}@dswine.example` }));
  await expect(sent).rejects.toThrow('not here');
  const error: unknown = await sent.catch((cause: unknown) => cause);
  expect(error instanceof MailRejectedError).toBe(forGood);
});

it('never sends to a list of addresses', async () => {
  await send(mail({ to: 'victim@x.example, other@y.example' })).catch(() => undefined);
  expect(
    delivered.flatMap(({ to }) => to).filter((to) => /^(victim@x|other@y)\.example$/u.test(to)),
  ).toEqual([]);
});

it('throws an error that allows a retry when the server is unreachable', async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  const error: unknown = await send(mail()).catch((cause: unknown) => cause);
  expect(error instanceof MailRejectedError).toBe(false);
  expect(String(error)).toContain('ECONNREFUSED');
});
