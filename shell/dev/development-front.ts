import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { MultiCompiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
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
  /** Whether a save reloads the page, in place of replacing what changed. */
  reloads?: boolean;
  /** Which other devices see it. Default: none. */
  phone?: PhoneAccess | undefined;
};

/**
 * Creates the development server: webpack-dev-server for browser files and hot reload, with the
 * site's web server behind it on the same port.
 */
export function createFront({
  root,
  settings,
  browsers,
  watch,
  releaseFile = async () => undefined,
  reloads = false,
  phone,
}: Options): DevelopmentFront {
  const icon = readFileSync(path.join(root, 'shell/src/icon.svg'));
  let site: Promise<FastifyInstance> | undefined;

  /** Handles requests that webpack-dev-server does not. Waits for running builds first. */
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === `${publicPath('shell')}icon.svg`) {
      response.setHeader('content-type', 'image/svg+xml');
      response.end(icon);
      return;
    }
    await watch.settled();
    site ??= startSite(settings, watch, releaseFile);
    (await site).routing(request, response);
  }

  const front = new WebpackDevServer(
    {
      host: phone ? '0.0.0.0' : '127.0.0.1',
      port: settings.port,
      ...(phone && { webSocketServer: socketsFor(phone) }),
      hot: !reloads,
      liveReload: reloads,
      static: false,
      compress: false,
      setupExitSignals: false,
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
      devMiddleware: { index: false, stats: 'none', headers: { 'cache-control': 'no-store' } },
      setupMiddlewares: (middlewares) => [
        ...(phone ? [{ name: 'phone', middleware: gateOf(phone) }] : []),
        ...middlewares,
        {
          name: 'web-server',
          middleware: (
            request: IncomingMessage,
            response: ServerResponse,
            next: (error: unknown) => void,
          ) => void handle(request, response).catch(next),
        },
      ],
    },
    browsers,
  );
  return {
    start: () => front.start(),
    stop: async () => {
      await front.stop();
      await (await site)?.close();
    },
  };
}

function gateOf({ admits, answer }: PhoneAccess) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void =>
    admits(request) ? next() : answer(request, response);
}

/** What tells of a save also tells of errors, with lines of the source. */
function socketsFor({ admits }: PhoneAccess) {
  const verifyClient = ({ req }: { req: IncomingMessage }) => admits(req);
  return { type: 'ws', options: { verifyClient } };
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
