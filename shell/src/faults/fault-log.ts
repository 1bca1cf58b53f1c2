import { hasForeignChanges } from '../foreign-changes/foreign-changes.ts';

/**
 * What goes wrong in this page, for those who publish its releases. Sent soon after it happened,
 * and when the page is hidden. Says which release and which page; never an address, a text, or who
 * reads.
 */
export type Fault = {
  kind: 'error' | 'rejection' | 'boundary' | 'hydration' | 'load' | 'slow' | 'retry' | 'reload';
  /** What was thrown. Only its class and its positions in files of releases are sent. */
  error?: unknown;
  /** Replaces the stack of the error. */
  stack?: string | null | undefined;
  /** The part of the page, by its key: `visitor/exhibitors`. */
  part?: string;
};
export type Vital = { name: 'inp' | 'lcp' | 'cls'; value: number; section: string };

type SentFault = {
  kind: Fault['kind'];
  page: string;
  section?: string;
  name?: string;
  stack?: string[];
  detail?: string;
  count: number;
};

const ERROR_REPORTS_URL = '/releases/error-reports';
/** After a fault, in ms. Others follow soon. */
const SOON_MS = 2000;
const MAX_ITEMS = 20;
/** A page that fails for ever says so often enough. */
const MAX_BEACONS = 20;

let faults = new Map<string, SentFault>();
let vitals: Vital[] = [];
let beacons = 0;
let isSending = true;
let timer: ReturnType<typeof setTimeout> | undefined;
let pageName = () => 'none';
/** An error may reach a boundary and the window. */
const seen = new WeakSet<object>();

/** Notes a fault of this page. */
export function noteFault(fault: Fault): void {
  const { error } = fault;
  if (typeof error === 'object' && error !== null) {
    if (seen.has(error)) return;
    seen.add(error);
  }
  if (hasForeignChanges() && isOfTheDocument(fault)) return;
  const sent = describe(fault);
  if (!sent) return;
  const key = JSON.stringify(sent);
  const existing = faults.get(key);
  if (existing) existing.count = Math.min(existing.count + 1, MAX_ITEMS);
  else if (faults.size < MAX_ITEMS) faults.set(key, sent);
  timer ??= setTimeout(send, SOON_MS);
}

/** Whether it may come from what a translator or an extension has made of the document. */
const isOfTheDocument = ({ kind, error }: Fault) =>
  kind === 'hydration' || error instanceof DOMException;

/** The library names an element that is gone by its id, and one that it does not know by nothing. */
export function noteVital({ name, value, section: named }: Vital): void {
  const section = /^[a-z][a-z0-9-]*$/.test(named) ? named : 'shell';
  vitals = [...vitals.filter((one) => one.name !== name), { name, value, section }];
  if (document.hidden) send();
}

/** Tells the page that is shown, and which share of pages sends anything. */
export function configureFaults(options: { pageName: () => string; share: number }): void {
  ({ pageName } = options);
  isSending = Math.random() < options.share;
}

/** Listens to errors that nobody catches. */
export function watchFaults(): void {
  addEventListener('error', ({ error, filename, lineno, colno }) => {
    const stack = (error as Error | null)?.stack ?? `${filename}:${lineno}:${colno}`;
    noteFault({ kind: 'error', error, stack });
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    noteFault({ kind: 'rejection', error: reason }),
  );
  // In the bubbling phase, after whatever measures until then.
  addEventListener('visibilitychange', () => document.hidden && send());
  addEventListener('pagehide', send);
}

/**
 * Undefined for errors of other scripts, such as those of extensions and of browsers inside apps.
 * Nobody knows whose an error is that nobody caught and that has no position in a release.
 */
function describe({ kind, error, stack, part }: Fault): SentFault | undefined {
  const { name = '', message = '', stack: own } = error instanceof Error ? error : ({} as Error);
  const text = stack ?? own ?? '';
  const positions = [...text.matchAll(/\/releases\/((?:[\w.+-]+\/){2,3}[\w.+-]+\.js:\d+:\d+)/g)]
    .map(([, position = '']) => position)
    .slice(0, 5);
  const isUncaught = kind === 'error' || kind === 'rejection';
  if (positions.length === 0 && (isUncaught || (part === undefined && /:\/\//.test(text))))
    return undefined;
  const code = /^Minified React error #(\d+)/.exec(message)?.[1];
  return {
    kind,
    page: pageName(),
    ...(part !== undefined && { section: part.split('/')[0] ?? '' }),
    ...(/^([A-Z][A-Za-z]{0,39})?(Error|Exception)$/.test(name) && { name }),
    ...(positions.length > 0 && { stack: positions }),
    ...(code !== undefined && { detail: `react-${code}` }),
    count: 1,
  };
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const composition = window.compositionFile?.composition.revision;
  if (faults.size + vitals.length === 0 || composition === undefined) return;
  beacons += 1;
  const isFirst = beacons === 1;
  const beacon = { composition, engine: engine(), isFirst, faults: [...faults.values()], vitals };
  faults = new Map();
  vitals = [];
  if (!isSending || beacons > MAX_BEACONS) return;
  const body = new Blob([JSON.stringify(beacon)], { type: 'application/json' });
  navigator.sendBeacon(ERROR_REPORTS_URL, body);
}

/** Which of the engines this is. The user agent string says more than is needed. */
function engine(): 'blink' | 'gecko' | 'webkit' | 'other' {
  const { vendor } = navigator;
  if (vendor.startsWith('Google')) return 'blink';
  if (vendor.startsWith('Apple')) return 'webkit';
  return CSS.supports('-moz-orient', 'inline') ? 'gecko' : 'other';
}
