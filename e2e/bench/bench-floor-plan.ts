import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { browserOptions } from '../browser.ts';
import { startBenchSite } from './start-process.ts';

/**
 * Cost of a gesture on the floor plan. `scripting` and `style` are ms of the main thread per frame.
 */
type Move = {
  name: string;
  frames: number;
  milliseconds: number;
  scripting: number;
  style: number;
};

/** Touch moves per gesture. */
const MOVES = 60;

/** Measures gestures on the floor plan. Resolves to its section of `docs/performance.md`. */
export async function benchFloorPlan(): Promise<string> {
  const site = await startBenchSite();
  const browser = await chromium.launch(browserOptions());
  try {
    return report(await measurePlan(browser, `${site.url}/VisitorFloorplan`), browser.version());
  } finally {
    await browser.close();
    site.stop();
  }
}

/** Measures touch gestures on the floor plan of a phone with its CPU throttled four times. */
async function measurePlan(browser: Browser, address: string): Promise<Move[]> {
  const context = await browser.newContext({
    locale: 'zh-TW',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(address, { waitUntil: 'load' });
    const window = page.locator('#plan [data-alive]');
    await window.waitFor({ timeout: 60_000 });
    const booths = await page.locator('#plan svg a').count();
    if (booths < 600)
      throw new Error(`${address} draws ${booths} booths; the measure is meant for 600.`);
    await window.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const box = await window.boundingBox();
    if (!box) throw new Error(`${address} shows no plan.`);
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await cdp.send('Performance.enable');
    // Chromium's synthetic gestures send no moves where an element prevents scrolling, and end at
    // the edge of the screen.
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number }[],
    ) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
    const gesture = (fingers: (part: number) => { x: number; y: number }[]) => async () => {
      await touch('touchStart', fingers(0));
      for (let step = 1; step <= MOVES; step += 1) await touch('touchMove', fingers(step / MOVES));
      await touch('touchEnd', []);
    };
    const pan = (across: number, down: number) =>
      gesture((part) => [{ x: x + across * part, y: y + down * part }]);
    const pinch = (from: number, to: number) =>
      gesture((part) => {
        const apart = (from + (to - from) * part) / 2;
        return [
          { x: x - apart, y },
          { x: x + apart, y },
        ];
      });
    return [
      await measure(page, cdp, 'pinch in, whole hall to numbers', pinch(40, 160)),
      await measure(page, cdp, 'pan among numbers', pan(-150, -80)),
      await measure(page, cdp, 'pinch in, numbers to names', pinch(70, 160)),
      await measure(page, cdp, 'pan among names', pan(140, 90)),
      await measure(page, cdp, 'pinch out to the whole hall', pinch(320, 30)),
    ];
  } finally {
    await context.close();
  }
}

async function measure(
  page: Page,
  cdp: CDPSession,
  name: string,
  gesture: () => Promise<unknown>,
): Promise<Move> {
  const drawing = page.locator('#plan svg').first();
  const transformBefore = await drawing.evaluate((element) => element.style.transform);
  await page.evaluate(() => {
    window.planFrames = { count: 0, going: true };
    const step = () => {
      window.planFrames.count += 1;
      if (window.planFrames.going) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  const before = await metrics(cdp);
  await gesture();
  const after = await metrics(cdp);
  const frames = await page.evaluate(() => {
    window.planFrames.going = false;
    return window.planFrames.count;
  });
  if ((await drawing.evaluate((element) => element.style.transform)) === transformBefore)
    throw new Error(`"${name}" did not move the plan.`);
  const perFrame = (metric: string) =>
    (((after.get(metric) ?? 0) - (before.get(metric) ?? 0)) * 1000) / frames;
  return {
    name,
    frames,
    milliseconds: ((after.get('Timestamp') ?? 0) - (before.get('Timestamp') ?? 0)) * 1000,
    scripting: perFrame('ScriptDuration'),
    style: perFrame('LayoutDuration') + perFrame('RecalcStyleDuration'),
  };
}

async function metrics(cdp: CDPSession): Promise<Map<string, number>> {
  const { metrics: all } = await cdp.send('Performance.getMetrics');
  return new Map(all.map(({ name, value }) => [name, value]));
}

function report(moves: readonly Move[], version: string): string {
  const rows = moves.map(
    ({ name, frames, milliseconds, scripting, style }) =>
      `| ${name} | ${frames} | ${Math.round((frames * 1000) / milliseconds)} | ${scripting.toFixed(2)} | ${style.toFixed(2)} |`,
  );
  const most = Math.max(...moves.map(({ scripting }) => scripting));
  return `## Floor plan

600 booths at 390 x 844, CPU 4x, gestures of a finger through Chromium ${version}, on ${new Date().toISOString().slice(0, 10)}. A frame at 60 Hz has 16.7 ms; the aim is that scripts take at most half
of it. Frames a second depend on what else the machine does and on drawing without a graphics card; what scripts and styles take does not.

| gesture | frames | frames/s | scripting ms a frame | style and layout ms a frame |
|---|---:|---:|---:|---:|
${rows.join('\n')}

At most ${most.toFixed(2)} ms of scripting a frame.
`;
}

declare global {
  interface Window {
    planFrames: { count: number; going: boolean };
  }
}
