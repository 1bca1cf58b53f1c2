import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { MultiCompiler } from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import type { FindReleaseFile } from '../server/composition/release-files.ts';
import type { Settings } from '../server/settings/settings.ts';
import { webServerOn } from '../server/web-server.ts';
import type { DevelopmentWatch } from './development-watch.ts';
import type { PhoneAccess } from './phone-access.ts';
import { publicPath } from './watched-builds.ts';

type DevelopmentFront = {
  start: () => Promise<void>;
  /** Starts web servers anew, which forgets the data that they have, and reloads all pages. */
  restart: () => void;
  stop: () => Promise<void>;
};

type Options = {
  port: number;
  /** The icon of a shell that is built for development. */
  icon?: string;
  /** The settings of the web server for a host. The same object means the same server. */
  settingsAt: (host: string) => Settings;
  browsers: MultiCompiler;
  watch: DevelopmentWatch;
  /** Finds files of releases that are not built here. Default: all are. */
  releaseFile?: FindReleaseFile;
  /** Whether a save reloads the page, in place of replacing what changed. */
  reloads?: boolean;
  /** Which other devices see it. Default: none. */
  phone?: PhoneAccess | undefined;
  /** Answers requests before a web server does. Returns whether it has. */
  answers?: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/**
 * Creates the development server: webpack-dev-server for browser files and hot reload, with the
 * site's web server behind it on the same port.
 */
export function createFront(options: Options): DevelopmentFront {
  const { icon: iconFile, browsers, watch, answers = () => false } = options;
  const icon = iconFile === undefined ? undefined : readFileSync(iconFile);
  const sites = createSites(options);

  /** Handles requests that webpack-dev-server does not. Waits for running builds first. */
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (icon && request.url === `${publicPath('shell')}icon.svg`) {
      response.setHeader('content-type', 'image/svg+xml');
      response.end(icon);
      return;
    }
    if (answers(request, response)) return;
    await watch.settled();
    (await sites.at(request.headers.host ?? '')).routing(request, response);
  }

  const front = new WebpackDevServer(frontConfig(options, handle), browsers);
  return {
    start: () => front.start(),
    restart() {
      void sites.close();
      front.middleware?.publish({ action: 'reload' });
    },
    stop: async () => {
      await front.stop();
      await sites.close();
    },
  };
}

/** Web servers by their settings, each started with its first request. */
function createSites({ settingsAt, watch, releaseFile = async () => undefined }: Options) {
  const sites = new Map<Settings, Promise<FastifyInstance>>();
  return {
    at(host: string): Promise<FastifyInstance> {
      const settings = settingsAt(host);
      const site = sites.get(settings) ?? startSite(settings, watch, releaseFile);
      sites.set(settings, site);
      return site;
    },
    async close(): Promise<void> {
      const closing = [...sites.values()];
      sites.clear();
      await Promise.all(closing.map(async (site) => (await site).close()));
    },
  };
}

function frontConfig(
  { port, reloads = false, phone }: Options,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Configuration {
  return {
    host: phone ? '0.0.0.0' : '127.0.0.1',
    port,
    // The harness has its state in the name of the host.
    allowedHosts: ['.localhost'],
    ...(phone && { webSocketServer: socketsFor(phone) }),
    hot: !reloads,
    liveReload: reloads,
    static: false,
    compress: false,
    setupExitSignals: false,
    client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: true } },
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
      stop: async () => undefined,
    }),
    releaseFiles: { find, earlier: async () => undefined },
    composition: async (revision) => watch.composition(revision),
    // Serve a new composition at once, so that a reload shows the latest changes.
    waitsForThreads: false,
  });
  await server.ready();
  return server;
}
