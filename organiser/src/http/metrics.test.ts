import { createMetrics } from '../app.ts';
import { site } from '../submissions/submissions.fixture.ts';
import { startDesk, type DeskKit } from '../desk/desk-kit.fixture.ts';

let kit: DeskKit;
beforeEach(async () => void (kit = await startDesk()));
afterEach(() => kit.organiser.end());

it('exposes the numbers of outbox mails and submissions by state', async () => {
  await kit.send();
  const { database, folder } = kit.organiser;
  const settings = {
    exhibitionCode: 'DSWINE2026',
    siteOrigins: [site],
    dataFolder: folder,
    trustedProxies: [],
  };
  const metrics = createMetrics({ settings, database });
  const { body } = await metrics.inject('/metrics');
  await metrics.close();
  expect(body).toContain('dswine_outbox_mails{state="waiting"} 2');
  expect(body).toContain('dswine_outbox_mails{state="parked"} 0');
  expect(body).toContain('dswine_submissions{kind="contact",state="new"} 1');
});
