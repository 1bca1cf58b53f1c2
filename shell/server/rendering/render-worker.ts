import { takeConsoleLines } from './quiet-thread.ts';
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { Section } from '@dswine/shared/section/section';
import { runSection, runShell, type BundleFile, type ShellBundle } from '../../releases/bundles.ts';
import type { RenderJob } from '../../src/composition/render-job.ts';
import type { EncodedContent, Encoding } from '../http/content-negotiation.ts';
import { encodeContent } from '../http/encode-content.ts';

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
  | 'clockOffset'
  | 'dateBar'
>;

/** The data that all pages of a composition share. A thread receives it at its start. */
export type ThreadData = {
  bundles: { shell: BundleFile; sections: Record<string, BundleFile> };
  composition: RenderJob['state']['composition'];
  common: Pick<RenderJob, 'compositionFile' | 'bootScript' | 'shellFiles'>;
  /** The part of the page state that is the same for all pages. */
  site: SiteState;
  warmUp: PageJob;
  /** Sections that crashed a thread during the warm-up. They are loaded with their first page. */
  skip: readonly string[];
  /** Whether renderings report what was written to the console, for a promotion. */
  recordsConsole?: boolean;
};

/** `console`: warnings and errors during the rendering, if the thread records them. */
export type RenderedContent = EncodedContent & { console?: readonly string[] };

/** The data of one page, and the names of the sections that it needs. */
export type PageJob = {
  address: string;
  /** With `clockOffset`, the page has another date than the site. */
  state: Omit<RenderJob['state'], 'composition' | keyof SiteState> &
    Partial<Pick<SiteState, 'clockOffset'>>;
  sections: readonly string[];
  encodings: readonly Encoding[];
};

/** A message from a thread to the pool. */
export type ThreadMessage =
  | { event: 'loading'; section: string }
  | { event: 'warm' }
  | { event: 'cold'; error: Error }
  | { event: 'rendered'; content: RenderedContent; externalMemory: number }
  | { event: 'failed'; error: Error };

const { bundles, composition, common, site, warmUp, skip } = workerData as ThreadData;
const entries = new Map<string, Section>();

async function render(shell: ShellBundle, { address, state, sections }: PageJob) {
  const loaded = new Map(sections.map((name) => [name, load(shell, name)] as const));
  return shell.renderDocument(
    { ...common, address, state: { ...site, ...state, composition } },
    loaded,
  );
}

function load(shell: ShellBundle, name: string): Section {
  const cached = entries.get(name);
  if (cached) return cached;
  const bundle = bundles.sections[name];
  if (!bundle) throw new Error(`The composition has no section ${name}.`);
  const section = runSection(bundle, shell.provided);
  entries.set(name, section);
  return section;
}

/** Loads all bundles and renders a page. Ignores failing sections: their pages will fail again. */
async function warm(shell: ShellBundle): Promise<void> {
  const names = Object.keys(bundles.sections).filter((name) => !skip.includes(name));
  for (const name of names) {
    post({ event: 'loading', section: name });
    try {
      const { loadMessages, routes, fragments } = load(shell, name);
      await Promise.all([loadMessages('tw'), loadMessages('en')]);
      for (const part of [...routes, ...fragments]) await part.load();
    } catch {
      continue;
    }
  }
  post({ event: 'loading', section: '' });
  await render(shell, warmUp).catch(() => undefined);
}

/** Makes a cloneable error of any thrown value: posting an uncloneable one would end the thread. */
function errorOf(thrown: unknown): Error {
  const error = new Error(thrown instanceof Error ? thrown.message : String(thrown));
  if (!(thrown instanceof Error)) return error;
  error.name = thrown.name;
  if (thrown.stack !== undefined) error.stack = thrown.stack;
  return error;
}

/** Moves the bytes to the web server. Copies them first: small buffers share one block of memory. */
function postContent({ identity, br, gzip, hash }: EncodedContent): void {
  const lines = takeConsoleLines();
  const content = {
    identity: new Uint8Array(identity),
    br: br && new Uint8Array(br),
    gzip: gzip && new Uint8Array(gzip),
    hash,
    ...(lines.length > 0 && { console: lines }),
  };
  const bytes = [content.identity, content.br, content.gzip].filter((one) => one !== undefined);
  // Unlike `process.memoryUsage`, this reads no file of the system.
  const { external_memory: externalMemory } = getHeapStatistics();
  const message: ThreadMessage = { event: 'rendered', content, externalMemory };
  parentPort?.postMessage(
    message,
    bytes.map(({ buffer }) => buffer),
  );
}

function post(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

async function start(): Promise<void> {
  const shell = runShell(bundles.shell);
  await warm(shell);
  parentPort?.on('message', (job: PageJob) => {
    takeConsoleLines();
    render(shell, job).then(
      ({ html }) => postContent(encodeContent(String(html), job.encodings)),
      (error: unknown) => post({ event: 'failed', error: errorOf(error) }),
    );
  });
  post({ event: 'warm' });
}

start().catch((error: unknown) => post({ event: 'cold', error: errorOf(error) }));
