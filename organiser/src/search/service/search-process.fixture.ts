import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { until } from '@dswine/shared/testing/until';
import type { StoreSettings } from '../../store/open-store.ts';

export type SearchProcess = {
  url: string;
  /** Kills it (SIGKILL) and waits until it has ended. */
  kill: () => Promise<void>;
};

/** Starts the search as a separate process, which may not be ready yet. */
export async function startSearchProcess(
  { dataFolder, databaseUrl }: StoreSettings,
  port = 0,
): Promise<SearchProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../search-main.ts')], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      LOG_LEVEL: 'fatal',
      DATA_DIR: dataFolder,
      DATABASE_URL: databaseUrl ?? '',
      SEARCH_PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ address: url }] = (await once(child, 'message')) as [{ address: string }];
  return {
    url,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Resolves when the service is ready for searches. */
export const untilReady = (url: string) =>
  until(async () => (await fetch(`${url}/readyz`)).status === 200);
