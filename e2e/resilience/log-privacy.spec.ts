import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { listen } from '@dswine/shared/testing/listen';
import {
  mark,
  markedGet,
  sendAllMarked,
  sendGarbage,
  sendMarked,
  type MarkedRequest,
} from '@dswine/shared/testing/marked-calls';
import { startOtlpReceiver, type OtlpReceiver } from '@dswine/shared/testing/otlp-receiver';
import { SMTPServer } from 'smtp-server';
import { putVariantLive, restoreReleases, whileRendering } from '../site/section-variant.ts';
import type { Site } from '../site/site.ts';
import { expect, test } from '../specs/test.ts';
import { markedInputs } from './marked-inputs.ts';

/**
 * No log and no trace contains user input, whatever fails. Both processes log at level `trace`, and
 * export every trace.
 */
let receiver: OtlpReceiver;
let mailServer: SMTPServer;
let inputs: MarkedRequest[];

test.describe.configure({ mode: 'serial', timeout: 1_200_000 });
test.beforeAll(async ({ ownSite: site }) => {
  mailServer = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, refuse) =>
      refuse(Object.assign(new Error(`5.1.1 <${address}> is nobody's`), { responseCode: 550 })),
  });
  const port = await listen(mailServer.server);
  receiver = await startOtlpReceiver();
  const database = new DatabaseSync(databaseOf(site));
  database.exec(`vacuum into '${site.dataDir}/before.sqlite'`);
  database.close();
  await site.restart({
    env: {
      ...receiver.environment,
      LOG_LEVEL: 'trace',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'fair@dswine.example',
      OUTBOX_PAUSE_MS: '10',
    },
  });
  inputs = await markedInputs(site);
});
test.afterAll(async ({ ownSite: site }) => {
  await Promise.all([site.web.end('SIGKILL'), site.organiser.end('SIGKILL')]);
  for (const suffix of ['-wal', '-shm']) await rm(databaseOf(site) + suffix, { force: true });
  await rename(`${site.dataDir}/before.sqlite`, databaseOf(site));
  await site.restart();
  await restoreReleases(site);
  await receiver.close();
  await new Promise<void>((resolve) => mailServer.close(resolve));
});

const databaseOf = ({ dataDir }: Site) => path.join(dataDir, 'organiser/organiser.sqlite');

type Line = { event?: string; msg?: string; reqId?: string; err?: object };

async function logs({ dataDir }: Site): Promise<{ text: string; web: Line[]; organiser: Line[] }> {
  const [web = '', organiser = ''] = await Promise.all(
    ['web.log', 'organiser.log'].map((name) => readFile(path.join(dataDir, name), 'utf8')),
  );
  const linesOf = (text: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line);
  return { text: `${web}\n${organiser}`, web: linesOf(web), organiser: linesOf(organiser) };
}

/** Log lines and exported spans that contain user input. */
async function leaks(site: Site): Promise<string[]> {
  const { text } = await logs(site);
  return [...text.split('\n'), ...receiver.spans.map((span) => JSON.stringify(span))].filter(
    (line) => line.toLowerCase().includes(mark),
  );
}

const events = (lines: readonly Line[]) => lines.map(({ event, msg }) => event ?? msg);

test(
  'logs and traces contain no user input in normal operation and when mails are rejected',
  { tag: '@full' },
  async ({ ownSite: site }) => {
    expect(inputs.length).toBeGreaterThan(400);
    console.log(`marked inputs: ${inputs.length} ${JSON.stringify(await sendAllMarked(inputs))}`);
    for (const origin of [site.url, site.organiserUrl, new URL(site.deskUrl).origin])
      await sendGarbage(origin);
    await expect.poll(async () => events((await logs(site)).organiser)).toContain('mail-parked');
    const { organiser } = await logs(site);
    expect(events(organiser)).toContain('answered');
    await expect
      .poll(() => new Set(receiver.spans.map(({ service }) => service)).size)
      .toBeGreaterThan(1);
    expect(receiver.spans.length).toBeGreaterThan(inputs.length);
    expect(
      organiser.some(
        ({ event, err }) => event === 'mail-parked' && JSON.stringify(err).includes('550'),
      ),
    ).toBe(true);
    expect(await leaks(site)).toEqual([]);
    const database = new DatabaseSync(databaseOf(site), {
      readOnly: true,
    });
    const reasons = database
      .prepare(`select reason from outbox_mails where reason is not null`)
      .all();
    database.close();
    expect(reasons.length).toBeGreaterThan(0);
    expect(JSON.stringify(reasons)).not.toContain(mark);
  },
);

test(
  'logs contain no user input when sections throw and print it',
  { tag: '@full' },
  async ({ ownSite: site }) => {
    await putVariantLive(
      site,
      'mfe-info',
      '1.6.0',
      whileRendering(
        `console.error('${mark}'); process.stdout.write('${mark}'); throw new Error('undefined ${mark}');`,
      ),
    );
    await sendAllMarked(
      inputs.filter(
        ({ method, target }) => method === 'GET' && /\/(News|Contact|Submission)/u.test(target),
      ),
    );
    const { web } = await logs(site);
    expect(web.filter(({ event }) => event === 'render-failed')[0]).toMatchObject({
      page: expect.stringMatching(/^info\//u) as unknown,
      err: { name: 'RenderError' },
    });
    expect(await leaks(site)).toEqual([]);
    expect((await site.release('status')).output).not.toContain(mark);
    expect((await site.release('rollback', 'mfe-info')).output).not.toContain(mark);
  },
);

test(
  'logs contain no user input when database errors quote it, and share the request ID',
  { tag: '@full' },
  async ({ ownSite: site }) => {
    const database = new DatabaseSync(databaseOf(site));
    // As after an import, the records are read again.
    database.exec(`update content_records set record = '{"${mark}'`);
    database.exec(`update import_progress set source_hash = 'broken'`);
    for (const table of ['sessions', 'submissions', 'rate_limits'])
      database.exec(`alter table ${table} rename to "${mark}_${table}"`);
    database.exec(`update content_revisions set counter = counter + 1, revision = 'broken'`);
    database.close();
    await sendAllMarked(inputs);
    // Not a cached page.
    await sendMarked(markedGet(site.url, `/en/VisitorExhibitor?keyword=${mark}-2`));
    const { web, organiser } = await logs(site);
    const failed = organiser.filter(({ msg }) => msg === 'unexpected error');
    expect(failed.length).toBeGreaterThan(10);
    expect(events(web)).toContain('data-missing');
    const named = new Set(failed.map(({ reqId }) => reqId));
    const missing = web.filter(({ event }) => event === 'data-missing');
    expect(missing.some(({ reqId }) => reqId !== undefined && named.has(reqId))).toBe(true);
    expect(await leaks(site)).toEqual([]);
  },
);

test(
  'logs contain no user input while the organiser is down',
  { tag: '@full' },
  async ({ ownSite: site }) => {
    await site.organiser.end('SIGKILL');
    await sendAllMarked(inputs.filter(({ origin }) => origin === site.url));
    // The web server notices at its next look for new content.
    await expect
      .poll(async () => events((await logs(site)).web))
      .toContain('organiser-unreachable');
    expect(await leaks(site)).toEqual([]);
  },
);
