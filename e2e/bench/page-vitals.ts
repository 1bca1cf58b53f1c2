declare global {
  interface Window {
    benchVitals: {
      lcp: number;
      cls: number;
      long: { start: number; duration: number }[];
      interactions: number[];
      tapped: number;
      worked: number;
    };
  }
}

/** Runs in the page before its own scripts. */
export function observeVitals(): void {
  // Chromium's headless shell moves a mouse to 0, 0 when a page appears. A phone has none, and the
  // site would take it for a reader who is about to use the page.
  addEventListener(
    'pointerover',
    (event) => event.pointerType === 'mouse' && event.stopImmediatePropagation(),
    true,
  );
  window.benchVitals = { lcp: 0, cls: 0, long: [], interactions: [], tapped: 0, worked: 0 };
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => (window.benchVitals.lcp = entry.startTime));
  observe(
    'layout-shift',
    (entry) => (window.benchVitals.cls += (entry as PerformanceEntry & { value: number }).value),
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        window.benchVitals.interactions.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  observe('longtask', ({ startTime, duration }) =>
    window.benchVitals.long.push({ start: startTime, duration }),
  );
}

/** Runs in the page. */
export function readView() {
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const { lcp, cls, long } = window.benchVitals;
  const [navigation] = performance.getEntriesByType('navigation');
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const onScreen = links.filter(({ media }) => matchMedia(media).matches).map(({ href }) => href);
  const linked = files
    .filter(({ name, responseEnd }) => responseEnd <= fcp && onScreen.includes(name))
    .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0);
  const inline = new Blob(
    [...document.querySelectorAll('style')].map(({ textContent }) => textContent),
  ).size;
  return {
    fcp,
    lcp,
    cls,
    blocking: long.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    longest: long
      .filter(({ start }) => start >= fcp)
      .reduce((longest, { duration }) => Math.max(longest, duration), 0),
    cssBytes: linked + inline,
    elements: document.querySelectorAll('*').length,
    document:
      ((navigation as PerformanceNavigationTiming | undefined)?.decodedBodySize ?? 0) - inline,
  };
}

/** Runs in the page. */
export function readTapped() {
  const { long, interactions, tapped, worked } = window.benchVitals;
  const markedAt = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
  const whole = markedAt('dswine:hydrated-page');
  const sorted = interactions.sort((a, b) => a - b);
  return {
    works: worked,
    hydrated: markedAt('dswine:hydrated'),
    whole,
    longestTapped: long
      .filter(({ start }) => start >= tapped && start < whole)
      .reduce((longest, { duration }) => Math.max(longest, duration), 0),
    inp: sorted[Math.floor(sorted.length * 0.75)] ?? 0,
  };
}
