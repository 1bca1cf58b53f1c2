import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { freePort } from '@dswine/shared/build/free-port';
import type { FastifyInstance } from 'fastify';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readSettings } from '../server/settings.ts';
import { webServerOn } from '../server/web-server.ts';
import { forgetKept, watchBuilds } from './development-watch.ts';
import { watchedBuilds } from './watched-builds.ts';

/**
 * `npm run dev`: organiser, web server, shell and four sections from their sources, with hot reload. One process builds
 * and renders; the organiser is another. It uses no release store and signs nothing.
 */
const root = path.resolve(import.meta.dirname, '../..');
const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? 'var');
const outDir = path.join(dataDir, 'dev');
const port = process.env['PORT'] ? Number(process.env['PORT']) : await freePort(3000);

await forgetKept(outDir);
const organiser = process.env['ORGANISER'] ?? `http://127.0.0.1:${await startOrganiser()}`;
const builds = watchedBuilds(root, outDir);
const browsers = webpack(builds.map(({ browser }) => browser));
const servers = webpack(builds.map(({ server }) => server));

let server: FastifyInstance | undefined;
/** Whether the address was printed: from then on each build is worth a line. */
let told = false;
const watch = watchBuilds(
  { workspaces: builds.map(({ workspace }) => workspace), browsers, servers, outDir },
  {
    built: (name, ms) => told && console.log(`${name}: ${ms} ms`),
    failure: (error) => console.error(`${error.name}: ${error.message}`),
  },
);

const icon = readFileSync(path.join(root, 'shell/src/icon.svg'));

/** Whatever webpack-dev-server does not have. A page waits for builds under way, so that a reload shows what was saved. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/releases/shell/dev/browser/icon.svg') {
    response.setHeader('content-type', 'image/svg+xml');
    response.end(icon);
    return;
  }
  await watch.settled();
  server ??= await startWebServer();
  server.routing(request, response);
}

let starting: Promise<FastifyInstance> | undefined;

function startWebServer(): Promise<FastifyInstance> {
  starting ??= (async () => {
    const settings = readSettings(
      {
        ...process.env,
        PORT: String(port),
        ORGANISER: organiser,
        DATA_DIR: dataDir,
        LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
      },
      root,
    );
    const made = await webServerOn(settings, {
      watch: async () => ({ live: watch.live, stop: () => undefined }),
      releaseFile: async () => undefined,
    });
    await made.ready();
    return made;
  })();
  return starting;
}

async function startOrganiser(): Promise<number> {
  const child = fork(path.join(root, 'organiser/src/main.ts'), {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
      ORGANISER_PORT: process.env['ORGANISER_PORT'] ?? '0',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('exit', (code) => reject(new Error(`The organiser ended (${code}); see above.`)));
  });
}

const front = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: true,
    liveReload: false,
    static: false,
    setupExitSignals: false,
    compress: false,
    client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
    devMiddleware: { index: false, stats: 'none', headers: { 'cache-control': 'no-store' } },
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'web-server',
        middleware: (request: IncomingMessage, response: ServerResponse, next: (error: unknown) => void) =>
          void answer(request, response).catch(next),
      },
    ],
  },
  browsers,
);

const watching = servers.watch({}, (error) => error && console.error(error.message));

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    void Promise.all([front.stop(), server?.close(), new Promise((resolve) => watching?.close(resolve))]).then(() =>
      process.exit(0),
    );
  });

console.log('Building the shell and four sections …');
await front.start();
await watch.settled();
told = true;
console.log(`\n  DSWINE, in development  http://localhost:${port}   (English: http://localhost:${port}/en)\n`);
