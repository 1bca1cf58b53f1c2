import { localeOf } from '@dswine/shared/contract/locales';
import { systemClock, type Clock } from '@dswine/shared/process/clock';
import type { FastifyBaseLogger } from 'fastify';
import { inBackground } from '@dswine/shared/tracing/spans';
import type { Lang } from '@dswine/shared/contract/wire';
import type { Measures } from '../../measures.ts';
import type { Database } from '../../store/tables.ts';
import type { OutboxMailRow } from '../../store/tables/submissions.ts';
import { outboxTiming, type OutboxTiming } from '../../policies.ts';
import { leaseMail, makeDue, markSent, park, postpone } from './outbox.queries.ts';
import { concernsAllMails } from './refuses-recipient.ts';
import { MailRejectedError, type SendMail, type Mail } from './send-mail.ts';

/**
 * Writes a mail at the time of sending, so that link tokens are never stored. Undefined means that
 * the mail is no longer needed.
 */
export type MailWriter = (mail: {
  recipient: string;
  locale: Lang;
  data: Record<string, unknown>;
}) => Promise<
  | (Pick<Mail, 'subject' | 'text'> &
      Pick<Partial<Mail>, 'calendar' | 'pdf' | 'locale' | 'replyTo' | 'unsubscribe'>)
  | undefined
>;

type WorkerOptions = {
  database: Database;
  writers: Readonly<Record<string, MailWriter>>;
  send: SendMail;
  server?: string | undefined;
  /** The sender, in the language of the mail. */
  from: (locale: Lang) => Mail['from'] | Promise<Mail['from']>;
  logger?: FastifyBaseLogger | undefined;
  clock?: Clock;
  timing?: OutboxTiming;
  measures?: Measures;
};

const pollIntervalMs = 1000;
/** Half an hour by default. */
const longestPause = 60;
/** Four days by default. */
const tries = 196;

export type OutboxWorker = {
  run: () => Promise<number>;
  start: () => void;
  stop: () => Promise<void>;
};

/** Sends the mails of the outbox. Several processes may share one database. */
export function createOutboxWorker(options: WorkerOptions): OutboxWorker {
  const { database, logger, clock = systemClock, timing = outboxTiming } = options;
  const deliver = createDelivery({ ...options, clock, timing });
  let running: Promise<number> | undefined;
  let stopPolling = () => {};
  let stopped = false;

  async function sendDue(): Promise<number> {
    let handled = 0;
    const next = () => leaseMail(database, new Date(clock.now()), timing.leaseMs);
    for (let row = await next(); row; row = stopped ? undefined : await next()) {
      await deliver(row);
      handled += 1;
    }
    return handled;
  }

  const run = () => (running ??= sendDue().finally(() => (running = undefined)));
  return {
    run,
    start() {
      const poll = () =>
        void run().catch((error: unknown) =>
          logger?.error({ err: error, event: 'outbox-failed' }, 'the outbox could not be read'),
        );
      // Check at once for mails that an earlier process left.
      poll();
      stopPolling = clock.every(pollIntervalMs, poll);
    },
    async stop() {
      stopped = true;
      stopPolling();
      await running?.catch(() => undefined);
    },
  };
}

type DeliveryOptions = WorkerOptions & Required<Pick<WorkerOptions, 'clock' | 'timing'>>;

/** Returns a function that sends a leased mail, and postpones or parks it when that fails. */
function createDelivery(options: DeliveryOptions) {
  const { database, writers, send, server, from, logger, clock, timing, measures } = options;
  /** Whether the last failure was one that all mails had. */
  let failsForAll = false;

  async function sendNow(row: OutboxMailRow, write: MailWriter): Promise<void> {
    const locale = localeOf(row.locale);
    const data = JSON.parse(row.data) as Record<string, unknown>;
    const text = await write({ recipient: row.recipient, locale, data });
    const date = new Date(clock.now());
    if (text)
      await send({
        id: row.id,
        date,
        from: await from(locale),
        to: row.recipient,
        locale,
        ...text,
      });
    await markSent(database, row.id, new Date(clock.now()));
    if (text && failsForAll) {
      await makeDue(database, new Date(clock.now()));
      failsForAll = false;
    }
    measures?.mail(text ? 'sent' : 'dropped');
  }

  return async function deliver(row: OutboxMailRow): Promise<void> {
    const writer = writers[row.kind];
    if (!writer) return park(database, row.id, `No writer for mails of the kind "${row.kind}".`);
    const origin = { requestId: row.request_id, traceparent: row.traceparent };
    try {
      await inBackground(`send mail ${row.kind}`, () => sendNow(row, writer), origin);
    } catch (error) {
      const reason = failureReason(error);
      const isLast = error instanceof MailRejectedError || row.attempts >= tries;
      const event = isLast ? 'mail-parked' : 'mail-postponed';
      const reqId = row.request_id ?? undefined;
      logger?.warn(
        { event, reqId, kind: row.kind, mail: row.id, server, err: error },
        'a mail was not sent',
      );
      measures?.mail(isLast ? 'parked' : 'postponed');
      const pauseMs = timing.pauseMs * Math.min(4 ** (row.attempts - 1), longestPause);
      failsForAll = !isLast && concernsAllMails(error);
      if (isLast) await park(database, row.id, reason);
      else await postpone(database, row.id, reason, new Date(clock.now() + pauseMs));
    }
  };
}

/**
 * Why a mail was not sent, as codes only, such as `SMTP 550 5.1.1 EENVELOPE`. Error messages can
 * contain addresses and content, so they are not stored.
 */
function failureReason(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const { responseCode, response, code, name, cause } = error as Record<string, unknown>;
  const status =
    typeof response === 'string'
      ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
      : undefined;
  const codes = [
    ...(typeof responseCode === 'number' ? [`SMTP ${responseCode}`] : []),
    ...(status === undefined ? [] : [status]),
    ...(typeof code === 'string' && /^[A-Z][A-Z_0-9]{1,60}$/.test(code) ? [code] : []),
  ];
  if (codes.length > 0) return codes.join(' ');
  if (cause !== undefined) return failureReason(cause);
  return typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : 'unknown';
}
