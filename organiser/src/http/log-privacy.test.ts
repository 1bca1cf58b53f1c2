import { createLog } from '@dswine/shared/logging/create-log';
import {
  malformedTargets,
  mark,
  markedCalls,
  markedEmail,
  markedGet,
  sendAllMarked,
  sendGarbage,
  type OpenApi,
} from '@dswine/shared/testing/marked-calls';
import { sql } from 'kysely';
import { createDesk, createOrganiser } from '../app.ts';
import { addColleague, deskBrowser } from '../desk/desk-kit.fixture.ts';
import { createOutboxWorker } from '../mail/outbox/outbox-worker.ts';
import { putMail } from '../mail/outbox/outbox.queries.ts';
import { MailRejectedError } from '../mail/outbox/send-mail.ts';
import { startTestOrganiser } from '../testing/test-organiser.fixture.ts';

// With real processes, and at each of their faults: e2e/resilience/log-privacy.spec.ts.
it('logs no submitted or stored data, even when mails are rejected or the database is broken', async () => {
  const organiser = await startTestOrganiser();
  const { database, clock, listener } = organiser;
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const logger = createLog({ service: 'organiser', level: 'trace', destination });
  const [app, desk] = [
    listener(createOrganiser, { formGuards: false }, logger),
    listener(createDesk, {}, logger),
  ];
  const listen = () =>
    Promise.all([app, desk].map((one) => one.listen({ host: '127.0.0.1', port: 0 })));
  const [origin = '', deskOrigin = ''] = await listen();
  const openApi = (await (await fetch(`${origin}/api/openapi.json`)).json()) as OpenApi;
  const sent = [
    ...markedCalls(openApi, origin),
    ...[origin, deskOrigin].flatMap((at) =>
      malformedTargets.map((target) => markedGet(at, target)),
    ),
  ];
  expect((await sendAllMarked(sent))[200]).toBeGreaterThan(0);
  for (const at of [origin, deskOrigin]) await sendGarbage(at);
  await addColleague(organiser);
  await database.updateTable('staff').set({ email: markedEmail, name: mark }).execute();
  const login = { email: markedEmail, password: mark };
  await deskBrowser({ database, clock, desk }).post('/desk/login', login);
  const note = { kind: 'note', recipient: markedEmail, locale: 'tw' as const };
  await putMail(database, note, new Date(clock.now()));
  await createOutboxWorker({
    database,
    clock,
    logger,
    writers: { note: () => Promise.resolve({ subject: mark, text: mark }) },
    send: () => Promise.reject(new MailRejectedError(`550 <${markedEmail}> is nobody's`)),
    from: () => ({ name: 'DSWINE', email: 'fair@dswine.example' }),
  }).run();

  await database
    .updateTable('content_records')
    .set({ record: `{"${mark}` })
    .where('kind', '=', 'news')
    .execute();
  for (const table of ['sessions', 'access_links', 'rate_limits'])
    await database.schema.alterTable(table).renameTo(`${mark}_${table}`).execute();
  // As after an import: the records are read again.
  await database.updateTable('import_progress').set({ source_hash: 'broken' }).execute();
  await sql`update content_revisions set counter = counter + 1, revision = 'broken'`.execute(
    database,
  );
  const { 500: broken = 0, 503: missing = 0 } = await sendAllMarked(sent);
  expect(broken + missing).toBeGreaterThan(10);
  for (const event of ['mail-parked', 'desk-login-failed', 'unexpected error'])
    expect(lines.join('')).toContain(event);
  expect(lines.filter((line) => line.toLowerCase().includes(mark))).toEqual([]);
  await Promise.all([app.close(), desk.close()]);
  await organiser.end();
}, 600_000);
