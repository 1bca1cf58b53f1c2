import type {
  CheckJob,
  CheckMessage,
  CheckResult,
  CheckUnit,
  CheckedPage,
  PageProblem,
  PageResult,
} from '../releases/checks/check-job.ts';
import {
  type ResolvedComposition,
  resolveComposition,
} from '../server/composition/live-composition.ts';
import { defaultSettings } from '../server/settings/default-settings.ts';
import type { PageSettings } from '../server/settings/settings.ts';
import { type BrowserCheck, createBrowserCheck } from './browser-check.ts';
import { liveRecords, pagesOf } from './checked-pages.ts';
import { inspectBundle } from './inspect-bundles.ts';
import { inspectDocument } from './inspect-document.ts';
import { createSiteUrls, findDeadLinks } from './inspect-links.ts';
import { type PageRendering, type RenderedPage, createPageRendering } from './render-pages.ts';
import { findAddressProblems } from './other-addresses.ts';
import { type OpenedPages, openedPages } from './opened-pages.ts';
import { startPageServer } from './page-server.ts';

/** While one page is rendered, the other one is inspected. */
const PAGES_AT_ONCE = 2;

// This listener keeps the process alive until the parent kills it.
process.on('message', (job) => {
  void check(job as CheckJob).then(send);
});

function send(message: CheckMessage): void {
  process.send?.(message);
}

type Checked = { result: CheckResult; noBrowser: string | undefined };

async function check(job: CheckJob): Promise<Checked> {
  const { result, messageGroups } = await inspectUnits(job);
  const isSound = Object.values(result).every(({ problems }) => problems.length === 0);
  const rendered = job.units.filter(({ pages }) => pages !== 'none');
  if (isSound && rendered.length > 0) return checkPages(job, rendered, messageGroups);
  // Without the units that were not rendered because of others.
  const found = Object.entries(result).filter(([, { problems }]) => isSound || problems.length > 0);
  return { result: Object.fromEntries(found), noBrowser: undefined };
}

type Inspected = { result: CheckResult; messageGroups: Set<string> };

async function inspectUnits({ read, units }: CheckJob): Promise<Inspected> {
  // The bundle is the same with live data.
  const inspected = units.filter(({ live }) => live === undefined);
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

async function checkPages(
  job: CheckJob,
  units: readonly CheckUnit[],
  messageGroups: ReadonlySet<string>,
): Promise<Checked> {
  const live = resolveComposition({ ...job.read, bundles: neededBundles(job) });
  const server = job.browser && (await startPageServer(job, live));
  const settings = { ...settingsOf(job), ...(server && { siteUrl: server.url }) };
  const { recorded, changed } = job;
  const rendering = createPageRendering({ live, settings, recorded, changed });
  const browser = server && createBrowserCheck(job, server);
  const site: Site = {
    job,
    live,
    settings,
    rendering,
    messageGroups,
    recordedText: englishTextOf(job),
    exists: createSiteUrls(live),
    browser,
    openedBefore: openedPages(job, live, settings.siteUrl),
  };
  const records = await liveRecords(job);
  const result: CheckResult = {};
  for (const unit of units) {
    send({ begun: unit.name });
    const pages = pagesOf(unit, { job, records }, live.composition);
    result[unit.name] = { problems: [], pages: await checkAll(unit, pages, site) };
  }
  const noBrowser = await browser?.close();
  server?.close();
  await rendering.close();
  return { result, noBrowser };
}

/** A page that stopped its process is the last one: the next would cost as much time. */
function checkAll(
  unit: CheckUnit,
  pages: readonly CheckedPage[],
  site: Site,
): Promise<PageResult[]> {
  let hasAnyStopped = false;
  return runAll(
    pages,
    async (page) => {
      send({ begun: unit.name });
      const { hasStopped, ...result } = await checkPage(page, site);
      hasAnyStopped ||= hasStopped;
      return result;
    },
    () => hasAnyStopped,
  );
}

/** Runs some at once. Results are in the order of the items, whichever ends first. */
async function runAll<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
  isOver = () => false,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  await Promise.all(
    Array.from({ length: PAGES_AT_ONCE }, async () => {
      for (const [index, item] of left) {
        results[index] = await run(item);
        if (isOver()) return;
      }
    }),
  );
  // One before the last may be missing.
  return results.filter((result) => result !== undefined);
}

/** What the pages of a check have in common. */
type Site = {
  job: CheckJob;
  live: ResolvedComposition;
  settings: PageSettings;
  rendering: PageRendering;
  messageGroups: ReadonlySet<string>;
  recordedText: string;
  exists: (url: URL) => boolean;
  browser: BrowserCheck | undefined;
  openedBefore: OpenedPages | undefined;
};

async function checkPage(
  page: CheckedPage,
  { job, live, settings: { siteUrl }, rendering, browser, openedBefore, ...site }: Site,
): Promise<PageResult & { hasStopped: boolean }> {
  const { address, data } = page;
  const rendered = await rendering.render(page);
  const { html, hasStopped } = rendered;
  const problems = findRenderProblems(page, rendered);
  if (data === 'full') problems.push(...findAddressProblems(page, live, siteUrl));
  if (problems.length > 0 || (data === 'live' && rendered.status !== 200))
    return { address, data, problems, hasStopped };
  problems.push(...findDeadLinks(html, { address, siteUrl, exists: site.exists }));
  if (job.isThorough) problems.push(...(await inspectDocument(html, { ...page, ...site })));
  if (!page.hydrates || !browser) return { address, data, problems, hasStopped };
  const key = await openedBefore?.keyOf(page, html);
  const before = key !== undefined && (await openedBefore?.isSound(key)) === true;
  const hydrated = before ? undefined : await browser.check(page, rendered);
  problems.push(...(hydrated?.problems ?? []));
  return {
    address,
    data,
    problems,
    hasStopped: hasStopped || hydrated?.hasStopped === true,
    ...(key !== undefined && { opened: { key, before } }),
  };
}

function findRenderProblems({ data, status }: CheckedPage, rendered: RenderedPage): PageProblem[] {
  const [error] = rendered.errors;
  if (error !== undefined) return [{ check: 'render', detail: error, at: rendered.at }];
  const expected: readonly number[] = {
    live: [200, rendered.status],
    full: [status],
    empty: [status, 404],
    failed: [status, 503],
  }[data];
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
    processes: 1,
    ...(organiser !== undefined && { organiser }),
  };
}
