import type {
  CheckJob,
  CheckMessage,
  CheckResult,
  CheckUnit,
  PageResult,
} from '../releases/check-job.ts';
import type { CheckedPage, PageProblem } from '../releases/page-checks.ts';
import {
  resolveComposition,
  type ResolvedComposition,
} from '../server/composition/live-composition.ts';
import { defaultSettings } from '../server/settings/default-settings.ts';
import type { PageSettings } from '../server/settings/settings.ts';
import { BrowserError, startBrowserCheck } from './browser-check.ts';
import { pagesOf } from './checked-pages.ts';
import { inspectBundle } from './inspect-bundles.ts';
import { inspectDocument } from './inspect-document.ts';
import { liveRecords } from './live-records.ts';
import { createPageRendering, type PageRendering, type RenderedPage } from './render-pages.ts';
import { findAddressProblems } from './other-addresses.ts';
import { startPageServer } from './page-server.ts';
import { createSiteUrls } from './site-urls.ts';
import { createMarkupValidator, type MarkupValidator } from './valid-markup.ts';

/** Pages that are rendered and inspected at once. */
const PROCESSES = 2;

// This listener keeps the process alive until the parent kills it.
process.on('message', (job) => {
  check(job as CheckJob).then(send, (error: unknown) => {
    if (!(error instanceof BrowserError)) throw error;
    send({ browserFailure: error.message });
  });
});

function send(message: CheckMessage): void {
  process.send?.(message);
}

type Checked = { result: CheckResult; notes: string[] };

async function check(job: CheckJob): Promise<Checked> {
  const { result, messageGroups } = await inspectUnits(job);
  const isSound = Object.values(result).every(({ problems }) => problems.length === 0);
  const rendered = job.units.filter(({ pages }) => pages !== 'none');
  if (isSound && rendered.length === 0) return { result, notes: [] };
  return isSound
    ? checkPages(job, rendered, messageGroups)
    : { result: withProblems(result), notes: [] };
}

type Inspected = { result: CheckResult; messageGroups: Set<string> };

async function inspectUnits({ read, units }: CheckJob): Promise<Inspected> {
  // The bundle is the same with live data, and in a browser.
  const inspected = units.filter(
    ({ live, inBrowser, onlyLinks }) => live === undefined && !inBrowser && !onlyLinks,
  );
  const isShell = ({ workspace }: CheckUnit) => workspace === 'shell';
  const inspect = async ({ name, workspace }: CheckUnit) => {
    send({ begun: name });
    return { name, ...(workspace !== undefined && (await inspectBundle(read, workspace))) };
  };
  const inspections = await runAll(inspected.filter(isShell), inspect);
  // Nothing runs without the shell.
  if (inspections.every(({ problems = [] }) => problems.length === 0))
    inspections.push(
      ...(await runAll(
        inspected.filter((unit) => !isShell(unit)),
        inspect,
      )),
    );
  return {
    result: Object.fromEntries(
      inspections.map(({ name, problems = [] }) => [name, { problems, pages: [] }]),
    ),
    messageGroups: new Set(inspections.flatMap(({ messageGroups = [] }) => messageGroups)),
  };
}

/** Without the units that were not rendered because of others. */
function withProblems(result: CheckResult): CheckResult {
  return Object.fromEntries(
    Object.entries(result).filter(([, { problems }]) => problems.length > 0),
  );
}

async function checkPages(
  job: CheckJob,
  units: readonly CheckUnit[],
  messageGroups: ReadonlySet<string>,
): Promise<Checked> {
  const live = resolveComposition({ ...job.read, bundles: neededBundles(job) });
  const isInBrowser = units.some(({ inBrowser }) => inBrowser);
  const server = isInBrowser ? await startPageServer() : undefined;
  const settings = { ...settingsOf(job), ...(server && { siteUrl: server.url }) };
  const { recorded, changed } = job;
  const rendering = createPageRendering({ live, settings, recorded, changed });
  const validator = createMarkupValidator(PROCESSES);
  const checkPage = createPageCheck({
    live,
    settings,
    rendering,
    messageGroups,
    recordedText: englishTextOf(job),
    validator,
  });
  const records = await liveRecords(job);
  const browser =
    server && (await startBrowserCheck({ job, live, server, render: rendering.render }));
  const result: CheckResult = {};
  for (const unit of units) {
    send({ begun: unit.name });
    const pages = pagesOf(unit, { job, records }, live.composition);
    const checkOne = unit.inBrowser && browser ? browser.check : checkPage;
    const checkNext: CheckPage = (page) => {
      send({ begun: unit.name });
      return checkOne(page);
    };
    result[unit.name] = { problems: [], pages: await checkAll(pages, checkNext) };
  }
  await browser?.close();
  server?.close();
  await validator?.close();
  await rendering.close();
  return { result, notes: validator ? [] : [withoutValidator] };
}

type CheckPage = (page: CheckedPage) => Promise<PageResult & { hasStopped: boolean }>;

/** A page that stopped its process is the last one: the next would cost as much time. */
function checkAll(pages: readonly CheckedPage[], check: CheckPage): Promise<PageResult[]> {
  let hasAnyStopped = false;
  return runAll(
    pages,
    async (page) => {
      const { hasStopped, ...result } = await check(page);
      hasAnyStopped ||= hasStopped;
      return result;
    },
    () => hasAnyStopped,
  );
}

/** Runs two at once. Results are in the order of the items, whichever ends first. */
async function runAll<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
  isOver = () => false,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  await Promise.all(
    Array.from({ length: PROCESSES }, async () => {
      for (const [index, item] of left) {
        results[index] = await run(item);
        if (isOver()) return;
      }
    }),
  );
  // One before the last may be missing.
  return results.filter((result) => result !== undefined);
}

const withoutValidator =
  '未檢查 HTML 規範：此處未安裝開發工具 / Not checked for valid HTML: the tools of development are not installed here (npm ci)';

type Check = {
  live: ResolvedComposition;
  settings: PageSettings;
  rendering: PageRendering;
  messageGroups: ReadonlySet<string>;
  recordedText: string;
  validator: MarkupValidator | undefined;
};

function createPageCheck({ live, settings, rendering, validator, ...site }: Check): CheckPage {
  const exists = createSiteUrls(live);
  const { siteUrl } = settings;
  return async function checkPage(
    page: CheckedPage,
  ): Promise<PageResult & { hasStopped: boolean }> {
    const { address, locale, data } = page;
    const rendered = await rendering.render(page);
    const { hasStopped } = rendered;
    const problems = findRenderProblems(page, rendered);
    if (data === 'full') problems.push(...findAddressProblems(page, live, siteUrl));
    const isErrorPage = problems.length > 0 || (data === 'live' && rendered.status !== 200);
    if (!isErrorPage) {
      const { html } = rendered;
      const recordedText = data === 'live' ? undefined : site.recordedText;
      const { messageGroups } = site;
      problems.push(
        ...inspectDocument(html, { address, locale, siteUrl, exists, messageGroups, recordedText }),
      );
      problems.push(...((await validator?.findProblems(html)) ?? []));
    }
    return { address, data, problems, hasStopped };
  };
}

function findRenderProblems({ data, status }: CheckedPage, rendered: RenderedPage): PageProblem[] {
  const [error] = rendered.errors;
  if (error !== undefined) return [{ check: 'render', detail: error }];
  const expected: readonly number[] =
    data === 'live'
      ? [200, rendered.status]
      : data === 'full'
        ? [status]
        : data === 'empty'
          ? [status, 404]
          : [status, 503];
  if (!expected.includes(rendered.status))
    return [{ check: 'status', detail: `${rendered.status} instead of ${expected.join(' or ')}` }];
  return rendered.console.map((detail) => ({ check: 'console', detail }));
}

function englishTextOf({ recorded: { full, empty } }: CheckJob): string {
  const english = [full, empty].flatMap((responses) =>
    Object.entries(responses).filter(([key]) => !/\bLang=tw\b/.test(key)),
  );
  return JSON.stringify(english);
}

/** Only these are loaded, so that the time does not grow with the number of sections. */
function neededBundles({ read, units }: CheckJob): CheckJob['read']['bundles'] {
  const needed = new Set(['shell', ...units.map(({ workspace }) => workspace)]);
  if (units.some(({ pages }) => pages === 'home'))
    for (const { workspace, fragments } of read.manifests)
      if (fragments.length > 0) needed.add(workspace);
  return Object.fromEntries(
    Object.entries(read.bundles).filter(([workspace]) => needed.has(workspace)),
  );
}

/** The defaults of the site, on the day that the data was recorded for. */
function settingsOf({ recorded: { exhibitionCode, at }, organiser }: CheckJob): PageSettings {
  const clockOffset = Date.parse(at) - Date.now();
  return {
    ...defaultSettings,
    siteUrl: `http://localhost:${defaultSettings.port}`,
    exhibitionCode,
    clockOffset,
    processes: PROCESSES,
    ...(organiser !== undefined && { organiser }),
  };
}
