import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../specs/test.ts';
import { copyBase, removeFolder, sites } from '../site/base.ts';
import { readRows } from '../site/database.ts';
import { freePort, startService, type Service } from '../site/service.ts';
import { createRandom } from './random.ts';
import { createCrowd } from './load.ts';
import { full, seed } from '@dswine/shared/testing/full-run';
import { startMailServer, type MailServer } from './unreliable-mail-server.ts';

/** Kills the organiser while it receives submissions and its mail server is unreliable. */
const rounds = full ? 100 : 2;
const people = 6;

const dataDir = path.join(sites, `killed-${process.pid}`);
let mailServer: MailServer;
let organiser: Service | undefined;

test.beforeAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  await copyBase(dataDir);
});
test.afterAll(async () => {
  await organiser?.end('SIGKILL');
  await mailServer.close();
  await removeFolder(dataDir);
});

test(`no acknowledged submission is lost or mailed twice when the organiser is killed ${rounds} times`, async () => {
  test.setTimeout(rounds * 300_000);
  const random = createRandom(seed);
  mailServer = await startMailServer(random);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const start = () =>
    startService(
      'organiser/src/main.ts',
      {
        DATA_DIR: dataDir,
        ORGANISER_PORT: String(port),
        ORGANISER_DESK_PORT: '0',
        ORGANISER_METRICS_PORT: '0',
        LOG_LEVEL: 'error',
        PREPARE_PICTURES: 'off',
        NODE_ENV: 'test',
        FORM_GUARDS: 'off',
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'fair@dswine.example',
        OUTBOX_PAUSE_MS: '50',
        OUTBOX_LEASE_MS: '5000',
      },
      path.join(dataDir, 'organiser.log'),
    );

  const crowd = createCrowd(people);
  const acknowledgedAtLeast = (enough: number) =>
    expect.poll(() => acknowledged(crowd), { intervals: [5] }).toBeGreaterThanOrEqual(enough);
  for (let round = 0; round < rounds; round += 1) {
    organiser = await start();
    const [earlier] = crowd.inquiries;
    if (earlier) await crowd.resend(address, earlier);
    let isPaused = false;
    const more = crowd.send(address, () => isPaused);
    const mails = mailServer.arrived.length;
    await acknowledgedAtLeast(acknowledged(crowd) + 5 + Math.floor(random() * 20));
    // Kill it while it sends mails too. Pause new inquiries meanwhile, or there would be thousands.
    isPaused = true;
    await expect
      .poll(() => mailServer.arrived.length, { intervals: [5] })
      .toBeGreaterThan(mails + 2);
    isPaused = false;
    // Senders do not pause before the kill, so some inquiries are in progress.
    await acknowledgedAtLeast(acknowledged(crowd) + 3);
    await organiser.end('SIGKILL');
    await more;
  }

  organiser = await start();
  for (const inquiry of crowd.inquiries) await crowd.resend(address, inquiry);
  await expect.poll(() => outbox()['waiting'] ?? 0, { intervals: [250] }).toBe(0);

  const stored = references();
  const promised = crowd.inquiries.map(({ references: [reference] }) => reference ?? 'none');
  const lost = promised.filter((reference) => !stored.includes(reference));
  const mails = Map.groupBy(mailServer.arrived, ({ messageId }) => messageId);
  const undelivered = crowd.inquiries.flatMap(({ email, references: [reference = 'none'] }) => {
    const ids = [...mails].flatMap(([id, [mail]]) =>
      mail?.subject.includes(reference) ? [[id, mail.to] as const] : [],
    );
    const toSender = ids.filter(([, to]) => to.includes(email));
    // One mail goes to the sender, one to the desk. Another Message-ID would mean a duplicate mail.
    return toSender.length === 1 && ids.length === 2
      ? []
      : [`${reference}: ${toSender.length} of ${ids.length}`];
  });
  const figures = {
    seed,
    kills: rounds,
    acknowledged: crowd.inquiries.length,
    lost: lost.length,
    mails: mails.size,
    undelivered: undelivered.length,
    'sent again under one Message-ID': mailServer.arrived.length - mails.size,
    refused: mailServer.refused,
  };
  console.log(`kill test: ${JSON.stringify(figures)}`);

  expect(lost).toEqual([]);
  expect(undelivered).toEqual([]);
  expect(outbox()['parked'] ?? 0).toBe(0);
  expect(mails.size).toBe(2 * crowd.inquiries.length);
  expect(stored).toHaveLength(crowd.inquiries.length);
  expect(crowd.inquiries.filter(({ references: all }) => new Set(all).size !== 1)).toEqual([]);
});

function acknowledged({ inquiries }: Pick<ReturnType<typeof createCrowd>, 'inquiries'>): number {
  return inquiries.filter(({ references: all }) => all.length > 0).length;
}

function references(): string[] {
  return readRows(dataDir, 'SELECT reference FROM submissions').map(({ reference }) =>
    String(reference),
  );
}

/** Number of mails by state. */
function outbox(): Record<string, number> {
  const states = readRows(
    dataDir,
    'SELECT state, count(*) AS mails FROM outbox_mails GROUP BY state',
  );
  return Object.fromEntries(states.map(({ state, mails }) => [String(state), Number(mails)]));
}
