import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { mailBySmtp } from './send-by-smtp.ts';
import { MailRejectedError, type Mail } from './send-mail.ts';

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
        const to = session.envelope.rcptTo.map(({ address }) => address);
        delivered.push({ to, raw: Buffer.concat(parts).toString() });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  send = mailBySmtp(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
});
const close = () => new Promise<void>((resolve) => server.close(resolve));
afterEach(async () => {
  send.close();
  await close();
});

const mail = (changes: Partial<Mail> = {}): Mail => ({
  id: 'id-1',
  date: new Date('2026-04-17T10:00:00Z'),
  from: { name: '酒展', email: 'fair@dswine.example' },
  to: 'ming@dswine.example',
  subject: '臺北國際酒展會員帳號確認通知，請於期限內完成（DSW-7K3M-Q9TX）',
  text: '您好：\n\n.一行以句點開頭\n',
  locale: 'tw',
  ...changes,
});
const failureOf = (changes: Partial<Mail> = {}) =>
  send(mail(changes)).then(
    () => undefined,
    (error: unknown) => error,
  );

it('delivers mails that another parser reads correctly', async () => {
  await send(mail({ replyTo: 'desk@dswine.example' }));
  const [{ to, raw } = { to: [], raw: '' }] = delivered;
  expect(to).toEqual(['ming@dswine.example']);
  const [head = ''] = raw.split('\r\n\r\n');
  expect(Math.max(...head.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(78);
  expect(head).toContain('Date: Fri, 17 Apr 2026 10:00:00 +0000\r\n');
  const read = await PostalMime.parse(raw);
  expect(read).toMatchObject({
    subject: mail().subject,
    from: { name: '酒展', address: 'fair@dswine.example' },
    to: [{ address: 'ming@dswine.example' }],
    replyTo: [{ address: 'desk@dswine.example' }],
    messageId: '<id-1@dswine.example>',
  });
  expect(read.text?.replaceAll('\r\n', '\n')).toBe(mail().text);
});

it('prevents header injection through the subject and the reply address', async () => {
  const subject = 'Hello\r\nBcc: spy@evil.example\r\n\r\nbody';
  await send(mail({ subject, replyTo: 'a@b.example\r\nCc: spy@evil.example' }));
  expect(delivered[0]?.to).toEqual(['ming@dswine.example']);
  const { bcc, cc } = await PostalMime.parse(delivered[0]?.raw ?? '');
  expect([bcc, cc]).toEqual([undefined, undefined]);
});

it('sends neither a typed encoded word nor control characters in a subject', async () => {
  await send(mail({ subject: 'Order of =?utf-8?B?4oCuZXZpbA==?= \u0000\u2028now' }));
  const { subject } = await PostalMime.parse(delivered[0]?.raw ?? '');
  expect(subject).toMatch(/^Order of = \?utf-8\?B\?4oCuZXZpbA==.* now$/u);
  expect(subject).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
});

it.each([
  [550, true],
  [451, false],
])('treats the SMTP code %s as a permanent rejection: %s', async (code, isPermanent) => {
  const error = await failureOf({ to: `refuse-${code}@dswine.example` });
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof MailRejectedError).toBe(isPermanent);
});

it('sends the domain in ASCII, and rejects an address that no server accepts', async () => {
  await send(mail({ to: 'info@münchen.de', replyTo: 'desk@例子.tw' }));
  const { raw = '' } = delivered[0] ?? {};
  expect(raw).toContain('\r\nTo: info@xn--mnchen-3ya.de\r\nReply-To: desk@xn--fsqu00a.tw\r\n');
  expect(/[^\p{ASCII}]/u.test(raw)).toBe(false);
  for (const wrong of ['王@例子.tw', 'a..b@dswine.example'])
    expect(await failureOf({ to: wrong })).toBeInstanceOf(MailRejectedError);
});

it('never sends to a list of addresses', async () => {
  await failureOf({ to: 'victim@x.example, other@y.example' });
  const reached = delivered.flatMap(({ to }) => to);
  expect(reached.filter((to) => /^(victim@x|other@y)\.example$/u.test(to))).toEqual([]);
});

it('throws an error that allows a retry when the server is unreachable', async () => {
  await close();
  const error = await failureOf();
  expect(error).not.toBeInstanceOf(MailRejectedError);
  expect(String(error)).toContain('ECONNREFUSED');
});
