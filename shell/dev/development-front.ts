import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { watchAndServe } from '@dswine/shared/build/hot-server';
import webpack, { type Configuration } from 'webpack';
import type { ResolvedComposition } from '../server/composition/live-composition.ts';
import { endWithNpm } from '../start/end-with-npm.ts';
import type { Builds } from './development-releases.ts';
import { watchBuilds, type DevelopmentWatch } from './development-watch.ts';
import type { PhoneAccess } from './phone-access.ts';
import { publicPath, type WatchedBuilds } from './watched-builds.ts';

/** What answers all but files of builds, and what it needs to end. */
export type Responder = {
  respond: (request: IncomingMessage, response: ServerResponse, watch: DevelopmentWatch) => unknown;
  stop: () => unknown;
};

type Options = {
  builds: readonly WatchedBuilds[];
  /** Builds for Node that a composition waits for. */
  others?: Configuration[];
  outDir: string;
  port: number | string;
  /** Makes the composition of the latest builds. */
  compose: (builds: Builds, revision: number) => Promise<ResolvedComposition>;
  onBuilt?: (name: string, ms: number) => void;
  /** Whether a save reloads the page, in place of replacing what has changed. */
  isReloading?: boolean;
  /** Which other devices see it. Default: none. */
  phone?: PhoneAccess | undefined;
} & Responder;

export const logFailure = (error: Error) => console.error(`${error.name}: ${error.message}`);

/** Serves builds whenever they are saved, until this process is to end. Resolves after the first. */
export async function serveBuilds(options: Options): Promise<{ rebuild: () => void }> {
  const { builds, others = [], outDir, port, phone, compose } = options;
  const { onBuilt = () => undefined, isReloading = false } = options;
  const icon = readFileSync(path.resolve(import.meta.dirname, '../src/icon.svg'));
  const browsers = webpack(builds.map(({ browser }) => browser));
  const servers = webpack([...builds.map(({ server }) => server), ...others]);
  const workspaces = builds.map(({ workspace }) => workspace);
  const watch = watchBuilds(
    { workspaces, browsers, servers, outDir, compose },
    { built: onBuilt, failure: logFailure },
  );
  const built = watchAndServe(browsers);
  // A page that replaces modules needs the browser's build only; one that reloads needs both.
  const watching = servers.watch(
    { aggregateTimeout: isReloading ? 20 : 300 },
    (error) => error && console.error(error.message),
  );

  /** Waits for running builds first. */
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    if (phone && !phone.admits(request)) return phone.answer(request, response);
    if (await built.answer(request, response)) return;
    if (request.url === `${publicPath('shell')}icon.svg`)
      return response.setHeader('content-type', 'image/svg+xml').end(icon);
    await watch.settled();
    return options.respond(request, response, watch);
  }

  const front = createServer((request, response) => {
    handle(request, response).catch((error: Error) => {
      logFailure(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  endCleanly(async () => {
    front.close();
    front.closeAllConnections();
    await Promise.all([
      built.stop(),
      new Promise((done) => (watching ? watching.close(done) : done(undefined))),
      options.stop(),
    ]);
  });
  await new Promise<void>((resolve, reject) => {
    front.once('error', reject);
    front.listen(Number(port), phone ? '0.0.0.0' : '127.0.0.1', resolve);
  });
  await watch.settled();
  return { rebuild: () => watching?.invalidate() };
}

function endCleanly(stop: () => Promise<unknown>): void {
  const end = () => {
    process.exitCode = 0;
    void stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  endWithNpm(end);
}
