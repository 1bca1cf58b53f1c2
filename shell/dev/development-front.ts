import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { watchAndServe } from '@dswine/shared/build/hot-server';
import type { FastifyInstance } from 'fastify';
import type { MultiCompiler } from 'webpack';
import type { FindReleaseFile } from '../server/composition/release-files.ts';
import type { Settings } from '../server/settings/settings.ts';
import { webServerOn } from '../server/web-server.ts';
import type { DevelopmentWatch } from './development-watch.ts';
import type { PhoneAccess } from './phone-access.ts';
import { publicPath } from './watched-builds.ts';

type DevelopmentFront = { start: () => Promise<void>; stop: () => Promise<void> };

type Options = {
  root: string;
  settings: Settings;
  browsers: MultiCompiler;
  watch: DevelopmentWatch;
  /** Finds files of releases that are not built here. Default: all are. */
  releaseFile?: FindReleaseFile;
  /** Which other devices see it. Default: none. */
  phone?: PhoneAccess | undefined;
};

/** Browser files and news of saves, with the site's web server behind them on the same port. */
export function createFront({
  root,
  settings,
  browsers,
  watch,
  releaseFile = async () => undefined,
  phone,
}: Options): DevelopmentFront {
  const icon = readFileSync(path.join(root, 'shell/src/icon.svg'));
  let site: Promise<FastifyInstance> | undefined;

  /** Waits for running builds first. */
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (phone && !phone.admits(request)) return phone.answer(request, response);
    if (await built.answer(request, response)) return;
    if (request.url === `${publicPath('shell')}icon.svg`) {
      response.setHeader('content-type', 'image/svg+xml');
      response.end(icon);
      return;
    }
    await watch.settled();
    site ??= startSite(settings, watch, releaseFile);
    (await site).routing(request, response);
  }

  const built = watchAndServe(browsers);
  const front = createServer((request, response) => {
    handle(request, response).catch((error: Error) => {
      console.error(`${error.name}: ${error.message}`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return {
    start: () =>
      new Promise((resolve, reject) => {
        front.once('error', reject);
        front.listen(Number(settings.port), phone ? '0.0.0.0' : '127.0.0.1', resolve);
      }),
    stop: async () => {
      await built.stop();
      front.close();
      front.closeAllConnections();
      await (await site)?.close();
    },
  };
}

async function startSite(
  settings: Settings,
  watch: DevelopmentWatch,
  find: FindReleaseFile,
): Promise<FastifyInstance> {
  const server = await webServerOn(settings, {
    watch: async () => ({
      live: watch.live,
      state: () => ({
        revision: watch.live().revision,
        storeRevision: 0,
        problems: [],
        rejected: [],
      }),
      stop: () => undefined,
    }),
    releaseFiles: { find, earlier: async () => undefined },
    composition: async (revision) => watch.composition(revision),
    // Serve a new composition at once, so that a reload shows the latest changes.
    waitsForThreads: false,
  });
  await server.ready();
  return server;
}
