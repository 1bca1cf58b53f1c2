import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { emptyRecording } from '@dswine/shared/build/record-samples';
import { splitLocale, inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import type { Locale } from '@dswine/shared/section/section';
import { samplePictureAt } from '@dswine/shared/standalone/sample-picture';
import { findSampleRequest, sampleAddress } from '@dswine/shared/standalone/sample-requests';
import { answerOf, type Standalone } from '@dswine/shared/standalone/samples';
import { sampleLinks } from '@dswine/shared/testing/links.fixture';
import { homeResponses } from '../build/shell-release.ts';
import type { Responder } from './development-front.ts';
import type { DevelopmentWatch } from './development-watch.ts';
import { closedBreaker } from '../page-check/render-pages.ts';
import { allowStyles } from '../server/csp/csp.ts';
import { createExpoData, type ExpoData } from '../server/organiser/expo-data.ts';
import { createPageRenderer } from '../server/pages/page-renderer.ts';
import { processDataOf } from '../server/rendering/render-page.ts';
import { createRenderPool, poolOptions } from '../server/rendering/render-pool.ts';
import { pageRequest } from '../server/rendering/render-request.ts';
import { defaultSettings } from '../server/settings/default-settings.ts';
import type { PageSettings } from '../server/settings/settings.ts';
import { barStyle } from '../server/variants/preview-bar.ts';

const EXPO_API = '/api/expo/';
const SLOW_MS = 3000;
const LOGGED_IN = 200;
const NOT_LOGGED_IN = 251;
const sampleMember = {
  Id: '1',
  Name: '陳品酒',
  Email: 'member@dswine.example',
  Company: '品酒工作室',
  Locale: 'tw',
};
const log = pino({ level: 'silent' });

type Visit = { url: URL; state: HarnessState; request: IncomingMessage; response: ServerResponse };

/**
 * Shows a section with the page rendering of the site, and with its samples in place of the organiser.
 * `organiser`: where the choice `organiser` has its data.
 */
export function sampleSite(sampled: () => Standalone, organiser?: string): Responder {
  const settings = settingsOf(organiser);
  const real = organiser === undefined ? undefined : createExpoData(organiser + EXPO_API);
  const pool = createRenderPool({
    options: poolOptions(settings),
    process: processDataOf(settings),
    log,
  });
  let live: (() => ReturnType<DevelopmentWatch['live']>) | undefined;

  async function render({ url, state, response }: Visit, watch: DevelopmentWatch) {
    live ??= pool.follow(watch.live, { waits: false });
    const composition = live();
    const renderPage = createPageRenderer({
      settings: { ...settings, siteUrl: url.origin },
      pool,
      data: state.data === 'organiser' && real ? real : sampleData(sampled(), state),
      breaker: closedBreaker,
      log,
      onFailed: ({ page, failure, stack = [] }) =>
        console.error(`${page} is not rendered (${failure}).\n${stack.join('\n')}`),
    });
    const requested = { ...pageRequest(composition, url), encodings: [] };
    const { status, content } = await renderPage(requested);
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': allowStyles(composition.contentSecurityPolicy, content.styleHash),
    });
    const html = Buffer.from(content.identity).toString();
    response.end(withHarness(html, { url, state, hasOrganiser: real !== undefined }, sampled()));
  }

  return {
    stop: pool.close,
    async respond(request, response, watch) {
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
      const { pathname } = url;
      const visit = { url, state: harnessState(url.hostname), request, response };
      if (pathname === barStyle.url) return send(response, 200, barStyle.type, barStyle.bytes);
      const composed = watch.live().files.find(pathname);
      if (composed) return send(response, 200, 'application/json', composed.bytes);
      if (pathname.startsWith(HARNESS_PATH)) return change(visit);
      if (visit.state.data === 'organiser' && organiser !== undefined && !acceptsPage(request))
        return passOn(`${organiser}${pathname}${url.search}`, visit);
      const picture = samplePictureAt(pathname);
      if (picture !== undefined) return send(response, 200, 'image/svg+xml', picture);
      if (pathname.startsWith('/api/')) return answerCall(visit, sampled());
      // A chosen language leads to the page without the choice, as on the site.
      if (url.searchParams.has('hl')) return redirect(response, withoutLanguage(url));
      if (acceptsPage(request)) return render(visit, watch);
      return send(response, 404, 'text/plain', '');
    },
  };
}

function settingsOf(organiser: string | undefined): PageSettings {
  const { exhibitionCode, at } = emptyRecording();
  return {
    ...defaultSettings,
    siteUrl: 'http://localhost',
    exhibitionCode,
    links: sampleLinks,
    offline: false,
    processes: 1,
    errorReports: 0,
    // Real records are of today.
    clockOffset: organiser === undefined ? Date.parse(at) - Date.now() : 0,
  };
}

type Shown = Pick<Visit, 'url' | 'state'> & { hasOrganiser: boolean };

/** The document with its bar, in the chosen colours. */
function withHarness(
  html: string,
  { url, state, hasOrganiser }: Shown,
  { section, addresses }: Standalone,
): string {
  const pages = section.routes.map((route) => ({
    id: route.id,
    path: sampleAddress(route, addresses),
  }));
  const bar = harnessBar({
    section: section.name,
    pages: [...pages, { id: 'home', path: '/' }, { id: 'components', path: '/Components' }],
    state,
    hasOrganiser,
    locale: splitLocale(url.pathname).locale,
  });
  const scheme = state.colours === 'system' ? '' : ` data-scheme="${state.colours}"`;
  return html.replace('<html', `<html${scheme}`).replace('<body>', `<body>${bar}`);
}

const acceptsPage = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.accept?.includes('text/html');

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

/** Leads to the same page at another host. */
function change({ url, request, response }: Visit): void {
  const target = new URL(request.headers.referer ?? '/', url);
  target.hostname = url.pathname.slice(HARNESS_PATH.length);
  redirect(response, target);
}

function withoutLanguage(url: URL): URL {
  url.searchParams.delete('hl');
  return url;
}

function redirect(response: ServerResponse, { href }: URL): void {
  response.writeHead(303, { location: href }).end();
}

async function passOn(target: string, { response }: Visit): Promise<void> {
  const answer = await fetch(target);
  const type = answer.headers.get('content-type') ?? '';
  send(response, answer.status, type, Buffer.from(await answer.arrayBuffer()));
}

/** What a call has for an answer, and in which state. What the shell asks for is always there. */
function answerTo(key: string, standalone: Standalone, { data: state, reader }: HarnessState) {
  const ofSite: Readonly<Record<string, unknown>> = {
    ...homeResponses(),
    ...(reader === 'member' && { User: sampleMember }),
  };
  if (Object.hasOwn(ofSite, key)) return { answer: { data: ofSite[key] }, state: 'full' };
  const found = findSampleRequest(standalone.section, key);
  if (!found) return { answer: { code: 404 }, state: 'full' };
  const kind = state === 'empty' ? 'empty' : 'full';
  return { answer: answerOf(standalone, found.name, kind, found.request), state };
}

/** On the server, data that comes late or never is missing: the browser asks again. */
function sampleData(standalone: Standalone, chosen: HarnessState): ExpoData {
  return {
    forget: () => undefined,
    load: async (key) => {
      const { answer, state } = answerTo(key, standalone, chosen);
      return ['failed', 'slow', 'loading'].includes(state) || answer === 'waiting'
        ? { code: 0 }
        : answer;
    },
  };
}

async function answerCall(visit: Visit, standalone: Standalone): Promise<void> {
  const { url, state: chosen, request, response } = visit;
  const json = (status: number, body: unknown) =>
    send(response, status, 'application/json; charset=utf-8', JSON.stringify(body));
  request.resume();
  if (chosen.data === 'offline') return void response.destroy();
  if (url.pathname === '/api/auth/isAuthenticated')
    return json(200, chosen.reader === 'member' ? LOGGED_IN : NOT_LOGGED_IN);
  const key = decodeURIComponent(url.pathname.slice(EXPO_API.length)) + url.search;
  const { answer, state } = answerTo(key, standalone, chosen);
  if (state === 'failed') return void response.destroy();
  if (state === 'loading' || answer === 'waiting') return;
  if (state === 'slow') await wait(SLOW_MS);
  if ('data' in answer && request.method === 'GET') json(200, { Code: 200, Data: answer.data });
  else json(404, { Code: 404 });
}

/** What a section alone can be shown with. The first of each is the default. */
const choices = {
  data: ['full', 'empty', 'failed', 'slow', 'loading', 'offline', 'organiser'],
  reader: ['anonymous', 'member'],
  colours: ['system', 'light', 'dark'],
  outlines: ['none', 'outlined'],
} as const;
type Choices = typeof choices;
const names = Object.keys(choices) as (keyof Choices)[];

/**
 * What is chosen. It is the name of the host, `empty-member-dark.localhost`, so that each link, form
 * and request has it.
 */
type HarnessState = { [Name in keyof Choices]: Choices[Name][number] };

function harnessState(hostname: string): HarnessState {
  const labels = hostname.split('.')[0]?.split('-') ?? [];
  const chosen = names.map((name) => {
    const [first, ...others] = choices[name];
    return [name, others.find((other) => labels.includes(other)) ?? first];
  });
  return Object.fromEntries(chosen) as HarnessState;
}

function harnessHost(state: HarnessState): string {
  const labels = names
    .map((name) => state[name])
    .filter((one, at) => one !== choices[names[at] ?? 'data'][0]);
  return labels.length > 0 ? `${labels.join('-')}.localhost` : 'localhost';
}

/** A link below it leads to the page that it stands on, at the host that it names. */
const HARNESS_PATH = '/harness/';

type Bar = {
  section: string;
  pages: readonly { id: string; path: string }[];
  state: HarnessState;
  hasOrganiser: boolean;
  locale: Locale;
};

/** What is shown, and what else can be chosen. */
function harnessBar({ section, pages, state, hasOrganiser, locale }: Bar): string {
  const links = pages.map(
    ({ id, path }) => `<li><a href="${inLocalePath(locale, path)}">${id}</a>`,
  );
  const chosen = names.map((name) => {
    const values = choices[name].filter((value) => value !== 'organiser' || hasOrganiser);
    const shown = values.map((value) => {
      if (state[name] === value) return `<b aria-current="true">${value}</b>`;
      return `<a data-document href="${HARNESS_PATH}${harnessHost({ ...state, [name]: value })}">${value}</a>`;
    });
    return `<p><strong>${name}</strong> ${shown.join(' ')}</p>`;
  });
  return `<nav class="preview-bar" lang="en" aria-label="Harness"><link rel="stylesheet" href="${barStyle.url}"><details><summary><strong>${section}, alone</strong></summary><ul>${links.join('')}</ul></details>${chosen.join('')}</nav>`;
}
