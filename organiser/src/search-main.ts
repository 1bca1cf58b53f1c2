import { resolve } from 'node:path';
import { createLog } from '@dswine/shared/logging/create-log';
import { endOnUncaught } from '@dswine/shared/logging/end-on-uncaught';
import { systemClock } from '@dswine/shared/process/clock';
import { startTracing } from '@dswine/shared/tracing/start-tracing';
import { createMeasures } from './measures.ts';
import { endCleanly, listen, reportReady, startOrExit } from './process/run-process.ts';
import { readSettings } from './process/settings.ts';
import { createSearchApp } from './search/service/search-app.ts';
import { openStore } from './store/open-store.ts';
import { waitForDatabase } from './store/wait-for-database.ts';

/*
 * `npm run search`: one search index for several organisers, which name this process in
 * `SEARCH_URL`.
 */
await startOrExit(async () => {
  const settings = readSettings(process.env, resolve(import.meta.dirname, '../..'));
  const logger = createLog({ service: 'search', level: settings.logLevel });
  endOnUncaught(logger);
  const stopTracing = await startTracing({ service: 'search', log: logger });
  const measures = createMeasures();
  const database = await waitForDatabase({ logger, clock: systemClock }, () =>
    openStore(settings, measures),
  );
  const app = createSearchApp({ settings, database, logger, measures });
  app.addHook('onClose', async () => {
    await database.destroy();
    await stopTracing();
  });
  endCleanly(() => app.close(), logger);
  reportReady({ service: 'search', address: await listen(app, settings.search) });
});
