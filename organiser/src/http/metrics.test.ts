import { createMetrics } from '../app.ts';
import { startDesk } from '../desk/desk-kit.fixture.ts';

it('exposes the numbers of outbox mails and submissions by state, while there is a database', async () => {
  const kit = await startDesk();
  await kit.send();
  const { database, clock, listener } = kit.organiser;
  const created_at = new Date(clock.now()).toISOString();
  await database.updateTable('outbox_mails').set({ created_at }).execute();
  await clock.advance(90_000);
  const metrics = listener(createMetrics);
  const { body } = await metrics.inject('/metrics');
  await database.destroy();
  const away = await metrics.inject('/metrics');
  await metrics.close();
  await kit.organiser.end();
  expect(body).toContain('dswine_database_up 1');
  expect(body).toContain('dswine_outbox_mails{state="waiting"} 2');
  expect(body).toContain('dswine_outbox_mails{state="parked"} 0');
  expect(body).toContain('dswine_outbox_oldest_seconds 90');
  expect(body).toContain('dswine_submissions{kind="contact",state="new"} 1');
  // Without its database it tells what it counted itself.
  expect(away.statusCode).toBe(200);
  expect(away.body).toContain('dswine_database_up 0');
  expect(away.body).toContain('process_cpu_seconds_total');
  expect(away.body).not.toMatch(/dswine_(outbox_mails|submissions)/u);
});
