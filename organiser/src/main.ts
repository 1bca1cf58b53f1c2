import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { createLog } from '@dswine/shared/logging/create-log';
import { endOnUncaught } from '@dswine/shared/logging/end-on-uncaught';
import { systemClock } from '@dswine/shared/process/clock';
import { startTracing } from '@dswine/shared/tracing/start-tracing';
import type { Logger } from 'pino';
import { answerMail } from './desk/submissions/answer-mail.ts';
import { startRetention } from './desk/submissions/retention.ts';
import {
  readPersonKey,
  setPersonKey,
  renamePersons,
} from './taking-part/applications/person-key.ts';
import { applicationMails } from './taking-part/applications/application-mails.ts';
import { startPlacesWorker } from './taking-part/applications/fill-places.ts';
import { appointmentMails } from './taking-part/appointments/appointment-mails.ts';
import { openErasureList } from './accounts/erasure/erasure-list.ts';
import { startErasures } from './accounts/erasure/erasure-worker.ts';
import { describeBadRecord } from './content/import/bad-record.ts';
import { importSeedEditions, prepareSeedMedia } from './content/import/seed-editions.ts';
import { accountMails } from './accounts/members/account-links.ts';
import { reminderMails } from './taking-part/exhibitor-deadlines/reminder-mails.ts';
import { inquiryMails } from './taking-part/exhibitor-inquiries/inquiry-mails.ts';
import { orderMails } from './taking-part/exhibitor-orders/order-mails.ts';
import { exhibitorDeskMails } from './taking-part/exhibitor-desk/exhibitor-desk-mails.ts';
import { registrationMails } from './taking-part/visitor-registration/registration-mails.ts';
import { notifyMails } from './taking-part/notify/notify.routes.ts';
import { requireEdition } from './content/editions/edition.ts';
import { createOutboxWorker } from './mail/outbox/outbox-worker.ts';
import { mailToFolder, type Mail } from './mail/outbox/send-mail.ts';
import { createDesk, createMetrics, createOrganiser } from './app.ts';
import { createMeasures } from './measures.ts';
import { endCleanly, listen, reportReady, startOrExit } from './process/run-process.ts';
import { readSettings, type Settings, siteUrlOf } from './process/settings.ts';
import { showClock } from './process/show-clock.ts';
import { openStore } from './store/open-store.ts';
import { waitForDatabase } from './store/wait-for-database.ts';
import { submissionMails } from './taking-part/submissions/submission-mails.ts';
import type { Database } from './store/tables.ts';

const workspace = resolve(import.meta.dirname, '..');
/** `npm start` starts this process with others, and says when visitors can have pages. */
const siteStarted = process.env['SITE_STARTS'] === 'on' ? once(process, 'message') : undefined;

async function start(settings: Settings): Promise<void> {
  const logger = createLog({ service: 'organiser', level: settings.logLevel });
  endOnUncaught(logger);
  const stopTracing = await startTracing({ service: 'organiser', log: logger });
  const measures = createMeasures();
  const waiting = { logger, clock: systemClock };
  const database = await waitForDatabase(waiting, () => openStore(settings, measures));
  setPersonKey(readPersonKey(settings.personKey));
  const now = showClock(settings, systemClock);
  await waitForDatabase(waiting, () => prepareDatabase(database, logger, settings, now()));
  const shared = { settings, database, logger, measures, clock: systemClock };
  const app = createOrganiser({ ...shared, siteStarted });
  const desk = createDesk(shared);
  const metrics = createMetrics(shared);
  const smtp = settings.smtpUrl === undefined ? undefined : await loadSmtp(settings.smtpUrl);
  const mailFolder = join(settings.dataFolder, 'mail');
  const outbox = createOutboxWorker({
    database,
    writers: mailWriters(database, siteUrlOf(settings)),
    send: smtp ?? mailToFolder(mailFolder),
    server: smtp?.server,
    from: (locale) => senderOf(database, settings, locale),
    logger,
    timing: settings.outboxTiming,
    measures,
  });
  const erasing = {
    database,
    list: openErasureList(settings.erasureList),
    mailFolder,
    mailKeepDays: settings.mailKeepDays,
    ...waiting,
  };
  const erasures = await waitForDatabase(waiting, () => startErasures(erasing));
  const stopRetention = startRetention(database, logger, systemClock);
  const stopPlaces = startPlacesWorker({ database, logger, clock: systemClock, now });
  app.addHook('onClose', async () => {
    await stopRetention();
    await stopPlaces();
    await erasures.stop();
    await outbox.stop();
    smtp?.close();
    await database.destroy();
    await stopTracing();
  });
  const address = await listen(app, settings);
  const ready = {
    service: 'organiser',
    address,
    desk: `${await listen(desk, settings.desk)}/desk`,
    metrics: `${await listen(metrics, settings.metrics)}/metrics`,
  };
  outbox.start();
  endCleanly(async () => {
    await Promise.all([desk.close(), metrics.close()]);
    await app.close();
  }, logger);
  reportReady(ready);
}

async function loadSmtp(url: string) {
  const { mailBySmtp } = await import('./mail/outbox/send-by-smtp.ts');
  return mailBySmtp(url);
}

function mailWriters(database: Database, siteUrl: string) {
  return {
    ...accountMails({ database, siteUrl, clock: systemClock }),
    ...submissionMails(database, siteUrl),
    ...answerMail(database),
    ...applicationMails({ database, siteUrl, clock: systemClock }),
    ...appointmentMails({ database, siteUrl, clock: systemClock }),
    ...notifyMails(database, siteUrl),
    ...registrationMails({ database, siteUrl }),
    ...exhibitorDeskMails({ database, siteUrl }),
    ...orderMails({ database, siteUrl }),
    ...inquiryMails({ database, siteUrl }),
    ...reminderMails({ database, siteUrl }),
  };
}

async function prepareDatabase(
  database: Database,
  logger: Logger,
  { dataFolder }: Settings,
  now: Date,
): Promise<void> {
  await renamePersons(database);
  const drawing = prepareMedia(database, logger, dataFolder);
  await importSeed(database, logger, now);
  await drawing;
}

async function importSeed(database: Database, logger: Logger, now: Date): Promise<void> {
  for (const { bad, ...report } of await importSeedEditions(database, resolve(workspace, 'seed'), {
    now,
  })) {
    logger.info({ ...report, bad: bad.length }, 'edition imported');
    for (const record of bad)
      logger.warn(
        { record: `${report.edition}/${describeBadRecord(record)}` },
        'bad record skipped',
      );
  }
}

/** Without the pictures of the seed the site has neutral ones: no reason not to start. */
async function prepareMedia(database: Database, logger: Logger, folder: string): Promise<void> {
  try {
    for (const edition of await prepareSeedMedia(database, folder))
      logger.info({ edition }, 'pictures unpacked');
  } catch (error) {
    logger.warn({ err: error }, 'the pictures of the seed could not be unpacked');
  }
}

/** Mails come from the fair, by its name in their language. */
async function senderOf(
  database: Database,
  { exhibitionCode, mailFrom }: Settings,
  locale: Lang,
): Promise<Mail['from']> {
  const { ShortName } = await requireEdition(database, exhibitionCode);
  return { name: inLocale(ShortName, locale), email: mailFrom };
}

await startOrExit(() => start(readSettings(process.env, resolve(workspace, '..'))));
