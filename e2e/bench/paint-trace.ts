import type { Browser, Page } from '@playwright/test';

/** What the page's main thread did until the first contentful paint. Times in ms of its processor. */
export type PaintWork = {
  stylePasses: number;
  styleTime: number;
  layoutPasses: number;
  layoutTime: number;
  /** Documents of SVG images, each with a page, style and layout of its own; also after the paint. */
  svgDocuments: number;
};

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** In µs, as are the durations. `tdur` is the processor time of the thread. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: {
    frame?: string;
    data?: { frame?: string; isMainFrame?: boolean; documentLoaderURL?: string };
  };
};

const categories = ['devtools.timeline', 'blink.user_timing', 'loading'];

/** Traces Chromium while `load` opens `address` in the page. */
export async function tracePaint(
  browser: Browser,
  { page, address, load }: { page: Page; address: string; load: () => Promise<unknown> },
): Promise<PaintWork> {
  await browser.startTracing(page, { categories });
  let trace: Buffer | undefined;
  try {
    await load();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return readTrace(traceEvents, address);
}

/** Throws if the trace has no navigation to `address` or no contentful paint after it. */
function readTrace(events: readonly TraceEvent[], address: string): PaintWork {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address,
  );
  const paint = events.find(
    ({ name, ts }) => name === 'firstContentfulPaint' && start !== undefined && ts > start.ts,
  );
  if (!start || !paint)
    throw new Error(
      `The trace of ${address} has no ${start ? 'contentful paint' : 'navigation'}. See whether Chromium renamed its events.`,
    );
  const own = events
    .filter(({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts >= start.ts)
    .sort((one, other) => one.ts - other.ts);
  const passes = (pass: string) =>
    own.filter(({ name, ts, dur }) => name === pass && dur !== undefined && ts < paint.ts);
  const [style, layout] = [passes('UpdateLayoutTree'), passes('Layout')];
  const svgDocuments = own.filter(
    ({ name, args: { data } }) =>
      name === 'MarkLoad' && data?.isMainFrame === true && data.frame !== paint.args.frame,
  );
  return {
    stylePasses: style.length,
    styleTime: outermostTime(style),
    layoutPasses: layout.length,
    layoutTime: outermostTime(layout),
    svgDocuments: svgDocuments.length,
  };
}

/** Processor time of events in ms. What runs within another event is a part of that one's time. */
function outermostTime(events: readonly TraceEvent[]): number {
  let end = 0;
  let total = 0;
  for (const { ts, dur = 0, tdur = dur } of events) {
    if (ts < end) continue;
    end = ts + dur;
    total += tdur;
  }
  return total / 1000;
}

/**
 * Throws unless a page with one SVG image counts as such: otherwise a new Chromium that names its
 * events otherwise would report pages without work.
 */
export async function checkTrace(browser: Browser): Promise<void> {
  const image = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`;
  const address = `data:text/html,<p>one<img src="${image}">`;
  const page = await browser.newPage();
  try {
    const load = () => page.goto(address).then(() => page.waitForTimeout(500));
    const work = await tracePaint(browser, { page, address, load });
    if (work.svgDocuments !== 1 || work.stylePasses < 1 || work.layoutPasses < 1)
      throw new Error(
        `Chromium ${browser.version()} reports ${JSON.stringify(work)} for a page with one SVG image. Look for new names of its trace events in paint-trace.ts.`,
      );
  } finally {
    await page.close();
  }
}
