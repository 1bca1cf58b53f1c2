import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Services } from '../services.ts';
import type { Organiser } from './organiser.ts';

/**
 * Metrics of outbox and submissions. They are read from the database on each request, so every
 * process returns the same values.
 */
export async function metricsRoute(app: Organiser, { database }: Services): Promise<void> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const mails = new Gauge({
    name: 'dswine_outbox_mails',
    help: 'Mails by state',
    labelNames: ['state'],
    registers: [registry],
  });
  const oldest = new Gauge({
    name: 'dswine_outbox_oldest_seconds',
    help: 'Age of the oldest mail that waits',
    registers: [registry],
  });
  const attempts = new Gauge({
    name: 'dswine_outbox_retried_mails',
    help: 'Mails that wait after a failed attempt',
    registers: [registry],
  });
  const parked = new Gauge({
    name: 'dswine_outbox_parked_mails',
    help: 'Mails that will not be tried again, by kind; their reasons are in outbox_mails',
    labelNames: ['kind'],
    registers: [registry],
  });
  const submissions = new Gauge({
    name: 'dswine_submissions',
    help: 'Submissions by kind and state',
    labelNames: ['kind', 'state'],
    registers: [registry],
  });

  async function read(): Promise<void> {
    for (const gauge of [mails, parked, submissions]) gauge.reset();
    for (const state of ['waiting', 'sent', 'parked']) mails.set({ state }, 0);
    const states = await database
      .selectFrom('outbox_mails')
      .select(['state', (row) => row.fn.countAll<number>().as('number')])
      .groupBy('state')
      .execute();
    for (const { state, number } of states) mails.set({ state }, Number(number));
    const waiting = await database
      .selectFrom('outbox_mails')
      .select((row) => [
        row.fn.min('created_at').as('first'),
        row.fn.countAll<number>().filterWhere('attempts', '>', 0).as('again'),
      ])
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    oldest.set(waiting?.first ? (Date.now() - Date.parse(waiting.first)) / 1000 : 0);
    attempts.set(Number(waiting?.again ?? 0));
    const stuck = await database
      .selectFrom('outbox_mails')
      .select(['kind', (row) => row.fn.countAll<number>().as('number')])
      .where('state', '=', 'parked')
      .groupBy('kind')
      .execute();
    for (const { kind, number } of stuck) parked.set({ kind }, Number(number));
    const sent = await database
      .selectFrom('submissions')
      .select(['kind', 'state', (row) => row.fn.countAll<number>().as('number')])
      .groupBy(['kind', 'state'])
      .execute();
    for (const { kind, state, number } of sent) submissions.set({ kind, state }, Number(number));
  }

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    await read();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
