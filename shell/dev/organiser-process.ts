import { fork } from 'node:child_process';
import path from 'node:path';

/** The organiser did not start, or exited. Its output on stderr has the reason. */
class OrganiserEndedError extends Error {
  override name = 'OrganiserEndedError';
}

/** Starts the organiser as a child process. Resolves to its URL. @throws {OrganiserEndedError} */
export async function startOrganiser(
  root: string,
  dataDir: string,
  webServer: string,
): Promise<string> {
  const child = fork(path.join(root, 'organiser/src/main.ts'), {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATE_BAR: process.env['DATE_BAR'] ?? 'on',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
      WEB_SERVER: webServer,
      ORGANISER_PORT: process.env['ORGANISER_PORT'] ?? '0',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    child.once('message', (message) =>
      resolve(`http://127.0.0.1:${(message as { port: number }).port}`),
    );
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const ended = new OrganiserEndedError(
        `The organiser ended (${signal ?? code}); see above, and start again.`,
      );
      reject(ended);
      if (process.exitCode === undefined) console.error(ended.message);
    });
  });
}
