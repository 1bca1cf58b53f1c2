/**
 * Inline script that runs before the first paint. The CSP allows it by its hash, so it must be
 * identical on every page. It copies earlier answers (age, consent, member) from cookies to `data-`
 * attributes, so that no question flashes. The HTML is complete, so the page's scripts load when
 * the reader touches the page, or earlier where the page has something to show that only scripts
 * know. Clicks on buttons that are not hydrated yet, and on links that open a dialog of the page, are
 * held and carried out once afterwards.
 */
((page: Document) => {
  /** A page left open is brought up to date, in ms. */
  const STALE_AFTER_MS = 60_000;
  const INTERACTIONS = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'scroll', 'input'];
  /** What a click may be meant for. */
  const CONTROLS =
    'a, button, input, select, textarea, label, summary, dialog, video, audio, [tabindex="0"]';
  /** React hydrates at once what these reach, in one long task. */
  const PRESSES = (
    'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel ' +
    'dblclick auxclick contextmenu'
  ).split(' ');

  /** Its path below `/releases/`, and its SHA-256 in base64. */
  type File = readonly [path: string, hash: string];
  type Start = Record<'entry' | 'composition', File> &
    Record<'preload' | 'sections', File[]> & { early?: File; now?: true };
  type HydratedEvent = CustomEvent<HTMLElement | null>;
  type CompositionFile = import('../composition/composition-file.ts').CompositionFile;

  const marks = page.documentElement.dataset;
  marks['scripted'] = '';
  for (const [, name = '', value] of page.cookie.matchAll(/\bdswine_(age|consent|member)=(\w+)/g))
    marks[name] = value;

  /** The markup of a news item, as the organiser writes it (`validate-records.ts`). */
  const NEWS_TAGS =
    /<(\/?(p|h2|h3|ul|ol|li|blockquote|strong|em|a|figure|figcaption)|br ?\/?|a href="(https?:\/\/|\/(?![/\\])|#)[^"<>]*")>/g;

  // Release files and the service worker are the only scripts, texts of scripts are data, and the
  // only markup is that of a news item.
  const isOwnScript = ({ origin, pathname }: URL) =>
    origin === location.origin && /^\/(releases\/|service-worker\.js$)/.test(pathname);
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isOwnScript(new URL(url, location.href)) ? url : null),
    createScript: (text) => JSON.stringify(JSON.parse(text)) && text,
    createHTML: (html) => (html.replace(NEWS_TAGS, '').includes('<') ? null : html),
  });

  let requested = false;
  /** The reader has touched the page while it was being read. */
  let isAwaited = false;
  /** Null until the document is read: before, its text can be there in part. */
  const startData = () => {
    const text = page.readyState !== 'loading' && page.getElementById('start')?.textContent;
    return JSON.parse(text || 'null') as Start | null;
  };

  /** In development files have no hash. */
  const locate = ([path, hash]: File) => ({
    url: new URL(path, `${location.origin}/releases/`).pathname,
    integrity: hash && `sha256-${hash}`,
  });
  const append = (name: string, properties: object) =>
    page.head.append(Object.assign(page.createElement(name), properties));
  const run = (file: File, type: string) =>
    new Promise((onload, onerror) => {
      const { url, integrity } = locate(file);
      append('script', {
        type,
        crossOrigin: 'anonymous',
        fetchPriority: 'high',
        integrity,
        onload,
        onerror,
        src: url,
      });
    });

  /** Its integrity policy blocks what links request, as `page-files.ts` says. */
  const isWebKit = navigator.vendor.startsWith('Apple');
  /** Without the element of a failed request, another try requests the file anew. */
  const remove = ({ target }: Event) => (target as Element).remove();
  /** Requests files as modules, so that the browser compiles them on another thread. */
  const request = (files: File[], onload?: () => void) => {
    for (const file of files) {
      const { url: href, integrity } = locate(file);
      if (isWebKit) run(file, 'module').then(onload, remove);
      else
        append('link', {
          rel: 'modulepreload',
          crossOrigin: 'anonymous',
          integrity,
          onload,
          onerror: remove,
          href,
        });
    }
  };

  /** Whether the screen shows a part of the section whose file this is. */
  const isSeen = ([path]: File) => {
    const [, section = ''] = /^mfe-([^/]+)/.exec(path) ?? [];
    return [...page.querySelectorAll(`[data-boundary="${section}"]`)].some((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
  };

  async function start(): Promise<void> {
    const data = startData();
    isAwaited = !data;
    if (requested || !data) return;
    requested = true;
    const { entry, preload, sections, composition } = data;
    const { url, integrity } = locate(composition);
    // The first request: the entry runs only when it is there.
    const composed =
      window.compositionFile ?? fetch(url, { integrity }).then((file) => file.json());
    // React hydrates the shell first, so the code of sections follows when all but two of the
    // shell's files are there: it leaves the line to React, and no gap. What the reader sees comes
    // first.
    let left = preload.length - 1;
    // In WebKit the files run when they arrive. The entry needs the composition first.
    request(isWebKit ? preload : [entry, ...preload], () => {
      left -= 1;
      if (left === 0) request([...new Set([...sections.filter(isSeen), ...sections])]);
    });
    try {
      window.compositionFile = (await composed) as CompositionFile;
      await run(entry, 'module');
    } catch {
      // The next interaction tries again.
      requested = false;
      release(null);
    }
  }

  /** Parts of the page that are hydrated: `#root` and the boundaries of sections. */
  const hydrated = new WeakSet<Element>();
  const PARTS = '[data-boundary]:not([data-boundary=shell]), #root';
  const BUTTONS = 'button[type=button]:not([popovertarget]), a[aria-haspopup=dialog]';
  /** Held buttons with the animation that dims them, their part, and their number among its like. */
  const held = new Map<HTMLElement, [Animation, home: HTMLElement, at: number]>();
  /** The code is lost: what is not hydrated stays so until the reader tries again. */
  let givenUp = false;
  const isHydrated = ({ target }: { target: EventTarget | null }) => {
    if (!(target instanceof Element)) return true;
    const part = target.closest(PARTS);
    return !part || hydrated.has(part);
  };
  const keyOf = ({ dataset }: HTMLElement) => dataset['boundary'] + ' ' + dataset['boundaryPage'];
  /** The buttons of a part that the same code has made, whatever their language. */
  const like = (part: Element, { className, dataset }: HTMLElement) =>
    [...part.querySelectorAll<HTMLElement>(BUTTONS)].filter(
      (one) => one.className === className && one.dataset['listEntry'] === dataset['listEntry'],
    );
  /** Whether `early.ts` has carried out the click. */
  const isDoneEarly = (button: HTMLElement) =>
    !dispatchEvent(new CustomEvent('dswine:early', { detail: button, cancelable: true }));

  function release(part: HTMLElement | null): void {
    if (part) hydrated.add(part);
    // Once the entry runs nothing starts again, so that a click would be held for ever.
    else givenUp = requested;
    for (const [button, [dimming, home, at]] of [...held]) {
      const done = part === page.body && isDoneEarly(button);
      // React may have replaced the button, or the whole part.
      const isReplaced = part && !button.isConnected && keyOf(part) === keyOf(home);
      if (!done && part && !isReplaced && !hydrated.has(home)) continue;
      held.delete(button);
      dimming.cancel();
      const live = isReplaced ? like(part, button)[at] : button;
      if (done || !live?.isConnected) continue;
      if (part) live.click();
      // What it leads to needs no scripts.
      else if (live instanceof HTMLAnchorElement) location.assign(live.href);
    }
    if (held.size === 0) delete marks['waiting'];
  }

  function hold(event: MouseEvent): void {
    if (isHydrated(event)) return;
    const target = event.target as Element;
    // The browser opens a popover by itself.
    const button = target.closest<HTMLElement>(BUTTONS);
    const home = target.closest<HTMLElement>(PARTS);
    if (!button || !home) {
      if (target.closest(CONTROLS)) return;
      // Nothing in it to carry out: React need not hydrate it at once, and open menus still close.
      event.stopImmediatePropagation();
      page.body.click();
      return;
    }
    // In another tab, at a second click, or with what came, a link needs no scripts.
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    const isPlain = !(ctrlKey || metaKey || shiftKey || altKey);
    if (button.matches('a') && (givenUp || held.has(button) || !isPlain)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.has(button) || isDoneEarly(button) || givenUp) return;
    const dimming = button.animate({ opacity: 0.5 }, { duration: 100, fill: 'forwards' });
    held.set(button, [dimming, home, like(home, button).indexOf(button)]);
    marks['waiting'] = '';
    void start();
  }

  /**
   * Whether the site restores the place in this page. `history.scrollRestoration` does not tell: a
   * browser may have lost it when the page was left soon after.
   */
  function hasPlace(): boolean {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.type !== 'navigate' && sessionStorage.getItem('dswine:positions') !== null;
  }

  /** Whether scripts have something to show on their own. */
  function mustStart(): boolean {
    if (startData()?.now || marks['member'] || marks['consent'] === 'accepted') return true;
    if (marks['age'] !== 'yes' && page.querySelector('.age-question')) return true;
    try {
      return (
        Object.keys(localStorage).some((key) => key !== 'dswine-person') ||
        sessionStorage.getItem('dswine:logged-out') !== null ||
        hasPlace() ||
        Boolean(navigator.serviceWorker?.controller)
      );
    } catch {
      return false;
    }
  }

  function afterPaint(): void {
    const early = startData()?.early;
    if (early) run(early, '').catch(() => undefined);
    if (isAwaited || mustStart()) void start();
  }

  // What changes the document from now on is not the site: see `foreign-changes.ts`.
  page.addEventListener(
    'readystatechange',
    () => {
      const records: MutationRecord[] = [];
      const observer = new MutationObserver((more) => records.push(...more));
      observer.observe(page.getElementById('root') as Node, { childList: true, subtree: true });
      window.documentChanges = { records, observer };
    },
    { once: true },
  );
  const capture = { capture: true, passive: true };
  for (const type of INTERACTIONS) addEventListener(type, () => void start(), capture);
  const keep = (event: Event) => isHydrated(event) || event.stopImmediatePropagation();
  for (const type of PRESSES) addEventListener(type, keep, capture);
  addEventListener('click', hold, true);
  addEventListener('dswine:hydrated', (event) => release((event as HydratedEvent).detail));
  const onRead = () => {
    page.addEventListener('visibilitychange', () => void start());
    setTimeout(() => void start(), STALE_AFTER_MS);
    if (page.hidden) afterPaint();
    else requestAnimationFrame(() => setTimeout(afterPaint));
  };
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', onRead);
  else onRead();
})(document);
