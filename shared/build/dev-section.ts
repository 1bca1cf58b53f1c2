import { languageTag } from '@dswine/shared/fair/bilingual';
import { defaultLocale } from '@dswine/shared/contract/locales';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { sectionOf } from '@dswine/shared/contract/releases';
import { isWorkspaceName } from '@dswine/shared/contract/workspace-name';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { samplePictureAt } from '../src/standalone/sample-picture.ts';
import { freePort } from './free-port.ts';
import { standaloneConfig } from './standalone-config.ts';

/**
 * `npm run dev` in a section: serves it standalone in its harness with fixtures and hot reload; with
 * `--site=<url>` within that site.
 */
const DEFAULT_PORT = 4010;

/** For the choice `organiser` of the harness. */
const organiser = process.env['ORGANISER'];

const page = (section: string) => `<!doctype html>
<html lang="${languageTag(defaultLocale)}"${organiser ? ' data-organiser' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${section}, alone</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/harness/harness.css">
<script defer src="/harness/harness.js"></script>
</head>
<body><div id="root"></div></body>
</html>`;

const folder = process.cwd();
const workspace = path.basename(folder);
const section = sectionOf(workspace);
if (!isWorkspaceName(workspace) || section === 'shell')
  throw new Error(
    `${folder} is no section: its folder is not called mfe-<name>, in lower case. Run: npm run dev -w mfe-<name>`,
  );

function respond(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const url = new URL(request.url ?? '/', 'http://harness');
  const picture = samplePictureAt(url.pathname);
  if (picture !== undefined) {
    response.setHeader('content-type', 'image/svg+xml');
    response.end(picture);
  } else if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.end(page(section));
  } else next();
}

const { site, phone } = parseArgs({
  options: { site: { type: 'string' }, phone: { type: 'boolean', default: false } },
}).values;
await (site === undefined ? startHarness() : developInSite(site, phone));

async function startHarness(): Promise<void> {
  /** npm hands in the section's own port: `config.port` of its package.json. */
  const { PORT: requested, npm_package_config_port: configured } = process.env;
  const port = await freePort(Number(requested || configured) || DEFAULT_PORT);
  const compiler = webpack(standaloneConfig({ folder, section }));
  if (!compiler) throw new Error('webpack could not start.');
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      static: false,
      compress: false,
      ...(organiser && {
        proxy: [{ context: ['/api', '/calendar'], target: organiser, changeOrigin: true }],
      }),
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
      devMiddleware: { index: false, stats: 'errors-warnings' },
      setupMiddlewares: (middlewares) => [...middlewares, { name: 'harness', middleware: respond }],
    },
    compiler,
  );
  let isAnnounced = false;
  compiler.hooks.done.tap('dev-section', (stats) => {
    if (isAnnounced || stats.hasErrors()) return;
    isAnnounced = true;
    console.log(`\n  ${section}, alone  http://localhost:${port}/\n`);
  });
  await server.start();
}

/** Needs the web server, which only a checkout of the whole project has. */
async function developInSite(address: string, onPhone: boolean): Promise<void> {
  const program = path.resolve(import.meta.dirname, '../../shell/dev/dev-in-site.ts');
  if (!existsSync(program))
    throw new Error('--site needs a checkout of the whole project, with the web server.');
  const { developInSite: start } = (await import(pathToFileURL(program).href)) as {
    developInSite: (folder: string, site: string, options: { onPhone: boolean }) => Promise<void>;
  };
  await start(folder, new URL(address).origin, { onPhone });
}
