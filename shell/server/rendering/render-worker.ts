import { systemClock } from '@dswine/shared/process/clock';
import type { RenderJob } from '../../src/composition/render-job.ts';
import { readBundle, type BundleFile } from '../../releases/bundles.ts';
import type { EncodedContent, Encoding } from '../http/content-negotiation.ts';
import { encodeContent } from '../http/encode-content.ts';
import { dropWriting } from '../sandbox/drop-writing.ts';
import { heldMemory, type HeldMemory } from '../sandbox/load-share.ts';
import { inlineStyles, parseStylesheet, type Stylesheet } from './page-styles.ts';
import { createRealms, type Loading, type Realms } from '../sandbox/realms.ts';

type SiteState = Pick<
  RenderJob['state'],
  | 'exhibitionCode'
  | 'law'
  | 'expoApi'
  | 'authApi'
  | 'siteUrl'
  | 'links'
  | 'offline'
  | 'stickyOffset'
  | 'deviceHeaders'
  | 'dateBar'
>;

/** The data that all pages of a composition share. A process receives it at its start. */
export type ProcessData = {
  bundles: { shell: BundleFile; sections: Record<string, BundleFile> };
  styles: Readonly<Record<string, BundleFile>>;
  composition: RenderJob['state']['composition'];
  common: Pick<RenderJob, 'bootScript' | 'shellFiles'>;
  /** The part of the page state that is the same for all pages. */
  site: SiteState;
  warmUp: PageJob;
  /**
   * Sections that are loaded with their first page, such as those that crashed a process. `atHome`:
   * only their pages can be shown.
   */
  skip: { everywhere: readonly string[]; atHome: readonly string[] };
  /** Whether renderings report what was written to the console, for a promotion. */
  recordsConsole?: boolean;
};

/**
 * `console`: warnings and errors during the rendering, if the process records them. `took`: ms for
 * the HTML and for its encodings. `styleHash`: of the rules in the page.
 */
export type RenderedContent = EncodedContent & {
  styleHash?: string | undefined;
  console?: readonly string[];
  took?: { html: number; encode: number };
};

/** The data of one page, and the names of the sections that it needs. */
export type PageJob = {
  address: string;
  compositionFile: RenderJob['compositionFile'];
  state: Omit<RenderJob['state'], 'composition' | keyof SiteState>;
  sections: readonly string[];
  encodings: readonly Encoding[];
};

/** A message to the process. A page is sent as the JSON that its realm reads. */
export type ProcessOrder =
  | { order: 'start'; data: ProcessData }
  | ({ order: 'render'; job: string } & Pick<PageJob, 'sections' | 'encodings'>);

/** A message from the process. */
export type ProcessMessage =
  | { event: 'loading'; loading: Loading }
  | { event: 'left-out'; loading: Loading; error: Error }
  | { event: 'warm' }
  | { event: 'cold'; error: Error }
  | { event: 'rendered'; content: RenderedContent; held: HeldMemory }
  | { event: 'failed'; error: Error };

const MAX_LINES = 20;
const MAX_LENGTH = 300;

let realms: Realms | undefined;
let styleFiles: ProcessData['styles'] = {};
const stylesheets = new Map<string, Stylesheet | undefined>();
let lines: string[] = [];

/** Loads all bundles and renders a page. Reports sections that fail, and goes on without them. */
async function start(data: ProcessData): Promise<void> {
  const { bundles, composition, common, site, warmUp, skip, recordsConsole } = data;
  styleFiles = data.styles;
  realms = createRealms({
    bundles,
    common: JSON.stringify({ ...common, state: { ...site, composition } }),
    report(line) {
      if (recordsConsole && lines.length < MAX_LINES) lines.push(line.slice(0, MAX_LENGTH));
    },
    onLoading: (loading) => post({ event: 'loading', loading }),
  });
  await realms.shell();
  const atHome = composition.sections?.filter(({ fragments }) => fragments.length > 0) ?? [];
  const names = Object.keys(bundles.sections).filter((name) => !skip.everywhere.includes(name));
  await realms.warm(names, {
    home: atHome
      .map(({ name }) => name)
      .filter((name) => names.includes(name) && !skip.atHome.includes(name)),
    onFailed: (loading, error) => post({ event: 'left-out', loading, error: plainError(error) }),
  });
  await realms.render(warmUp.sections, JSON.stringify(warmUp)).catch(() => undefined);
  lines = [];
  post({ event: 'warm' });
}

/** Nothing of a section runs any more when this ends: the next page may be another section's. */
async function renderAndEnd(sections: readonly string[], job: string) {
  try {
    return await realms?.render(sections, job);
  } finally {
    await realms?.endTimers(sections);
  }
}

function findStylesheet(url: string): Stylesheet | undefined {
  const file = Object.hasOwn(styleFiles, url) ? styleFiles[url] : undefined;
  if (file && !stylesheets.has(url)) stylesheets.set(url, readStylesheet(file, url));
  return stylesheets.get(url);
}

/** Undefined for a file that cannot be read. Pages link to it, and browsers verify it. */
function readStylesheet(file: BundleFile, url: string): Stylesheet | undefined {
  try {
    return parseStylesheet(readBundle(file), url);
  } catch {
    return undefined;
  }
}

async function render({ job, sections, encodings }: ProcessOrder & { order: 'render' }) {
  const started = systemClock.monotonic();
  const { html, hash } = inlineStyles((await renderAndEnd(sections, job)) ?? '', findStylesheet);
  const rendered = systemClock.monotonic();
  const content = encodeContent(html, encodings);
  const took = { html: rendered - started, encode: systemClock.monotonic() - rendered };
  post({
    event: 'rendered',
    content: { ...content, styleHash: hash, took, ...(lines.length > 0 && { console: lines }) },
    held: heldMemory(),
  });
}

function post(message: ProcessMessage): void {
  process.send?.(message);
}

/** An error of this process, for whatever was thrown in a realm. */
function plainError(thrown: unknown): Error {
  try {
    const { message, stack } = thrown as Record<string, unknown>;
    const error = new Error(String(message));
    if (typeof stack === 'string') Object.defineProperty(error, 'stack', { value: stack });
    return error;
  } catch {
    return new Error('threw a non-Error value');
  }
}

async function follow(order: ProcessOrder): Promise<void> {
  if (order.order === 'start')
    return start(order.data).catch((error: unknown) =>
      post({ event: 'cold', error: plainError(error) }),
    );
  await render(order).catch((error: unknown) =>
    post({ event: 'failed', error: plainError(error) }),
  );
  lines = [];
}

dropWriting();

// One page at a time.
let last: Promise<void> = Promise.resolve();
process.on('message', (order: ProcessOrder) => {
  last = last.then(() => follow(order));
});
// A rejected promise of a section fails at most its own page.
process.on('unhandledRejection', () => undefined);
