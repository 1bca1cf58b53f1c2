import { startOtlpReceiver, type OtlpReceiver } from '@dswine/shared/testing/otlp-receiver';
import { FaultyOrganiser } from '../../site/faulty-organiser.ts';
import { startSite } from '../../site/site.ts';
import { test as base } from '../test.ts';

type Around = {
  /** Stands between the web server and the organiser. */
  organiser: FaultyOrganiser;
  /** Has the traces of both processes. */
  receiver: OtlpReceiver;
};

/**
 * Test with the one site of these specs, which they break and mend one after another. It is behind a
 * trusted edge: the test.
 */
export const test = base.extend<object, Around>({
  organiser: [
    async ({}, use) => {
      const organiser = new FaultyOrganiser();
      await use(organiser);
      organiser.stop();
    },
    { scope: 'worker' },
  ],
  receiver: [
    async ({}, use) => {
      const receiver = await startOtlpReceiver();
      await use(receiver);
      await receiver.close();
    },
    { scope: 'worker' },
  ],
  ownSite: [
    async ({ organiser, receiver }, use, { project }) => {
      const site = await startSite(project.name, {
        env: {
          ...receiver.environment,
          NODE_ENV: 'test',
          FORM_GUARDS: 'off',
          LOG_LEVEL: 'info',
          TRUSTED_PROXIES: 'loopback',
        },
        proxy: (organiserUrl) => organiser.start(organiserUrl),
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
