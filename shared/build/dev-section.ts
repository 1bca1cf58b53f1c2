import { languageTag } from '@dswine/shared/fair/bilingual';
import { defaultLocale } from '@dswine/shared/contract/locales';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { sectionOf } from '@dswine/shared/contract/releases';
import { isWorkspaceName } from '@dswine/shared/contract/workspace-name';
import webpack from 'webpack';
import { samplePictureAt } from '../src/standalone/sample-picture.ts';
import { freePort } from './free-port.ts';
import { watchAndServe } from './hot-server.ts';
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

function respond(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://harness');
  const picture = samplePictureAt(pathname);
  if (picture !== undefined) {
    response.setHeader('content-type', 'image/svg+xml');
    response.end(picture);
  } else if (organiser && /^\/(api|calendar)\//.test(pathname)) {
    passOn(`${new URL(organiser).origin}${pathname}${search}`, request, response);
  } else if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.end(page(section));
  } else response.writeHead(404).end();
}

function passOn(target: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request;
  const { host } = new URL(target);
  const client = target.startsWith('https:') ? https : http;
  const passed = client.request(target, { method, headers: { ...headers, host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.once('error', ({ message }) => {
    if (!response.headersSent) response.writeHead(502);
    response.end(`${host}: ${message}`);
  });
  request.pipe(passed);
}

const { site, phone } = parseArgs({
  options: { site: { type: 'string' }, phone: { type: 'boolean', default: false } },
}).values;
await (site === undefined ? startHarness() : developInSite(site, phone));

async function startHarness(): Promise<void> {
  /** npm hands in the section's own port: `config.port` of its package.json. */
  const { PORT: requested, npm_package_config_port: configured } = process.env;
  const port = await freePort(Number(requested || configured) || DEFAULT_PORT);
  const config = standaloneConfig({ folder, section });
  await rm(config.output?.path ?? '', { recursive: true, force: true });
  const builds = webpack([config]);
  let isAnnounced = false;
  builds.hooks.done.tap('dev-section', (stats) => {
    if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
    if (isAnnounced || stats.hasErrors()) return;
    isAnnounced = true;
    console.log(`\n  ${section}, alone  http://localhost:${port}/\n`);
  });
  const built = watchAndServe(builds);
  http
    .createServer((request, response) => {
      built
        .answer(request, response)
        .then((isAnswered) => isAnswered || respond(request, response))
        .catch((error: Error) => {
          console.error(error.message);
          response.destroy();
        });
    })
    .listen(port, '127.0.0.1');
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
