import { pino } from 'pino';
import { createExpoData, type ExpoData } from '../server/organiser/expo-data.ts';
import { createPageRenderer } from '../server/pages/page-renderer.ts';
import type { ResolvedComposition } from '../server/composition/live-composition.ts';
import type { CircuitBreaker } from '../server/rendering/circuit-breaker.ts';
import { RenderError } from '../server/rendering/render-errors.ts';
import { processDataOf } from '../server/rendering/render-page.ts';
import { bundlePositions } from '../server/rendering/guarded-render.ts';
import { createRenderPool, poolOptions } from '../server/rendering/render-pool.ts';
import { pageRequest } from '../server/rendering/render-request.ts';
import type { PageSettings } from '../server/settings/settings.ts';
import { editionKey } from '../src/composition/edition-key.ts';
import type { CheckedPage } from '../releases/checks/check-job.ts';

/** Recorded responses, by request key. */
export type Recorded = Readonly<Record<'full' | 'empty', Readonly<Record<string, unknown>>>>;

export type RenderInput = {
  live: ResolvedComposition;
  settings: PageSettings;
  recorded: Recorded;
  /** The workspaces that are checked. What parts of others fail with is not reported. */
  changed: readonly string[];
};

/** A rendered page, with what went wrong in the process. */
export type RenderedPage = {
  status: number;
  html: string;
  /** Of the styles in it, for the content security policy. */
  styleHash?: string | undefined;
  /** Messages of the errors that code of a release has thrown, or of a limit that it exceeded. */
  errors: string[];
  /** Where the first of them was thrown, if it was in a release: a position in its server bundle. */
  at?: string | undefined;
  console: string[];
  /** Whether a process was stopped, or ended. */
  hasStopped: boolean;
};

export type PageRendering = ReturnType<typeof createPageRendering>;

const log = pino({ level: 'silent' });
/** No visitor waits. On a busy machine a page may need minutes for its processor time. */
const queue = { length: 100, wait: 300_000 };
/** Every page is tried, whatever failed before. */
export const closedBreaker: CircuitBreaker = {
  isOpen: () => false,
  reportFailure: () => undefined,
  reportSuccess: () => undefined,
};

/** Renders pages with the web server's own rendering: in processes, with its limits. */
export function createPageRendering(input: RenderInput) {
  const { live, settings, recorded } = input;
  const isChecked = checkedSections(input);
  const pool = createRenderPool({
    options: { ...poolOptions(settings), queue },
    process: { ...processDataOf(settings), recordsConsole: true },
    log,
  });
  pool.follow(() => live, { waits: false });
  const responses = createResponses(recorded, settings);
  return {
    close: pool.close,
    async render({ address, data }: CheckedPage): Promise<RenderedPage> {
      const errors: string[] = [];
      const lines: string[] = [];
      const failed: string[] = [];
      let hasStopped = false;
      let at: string | undefined;
      const lease = pool.lease(live);
      const leftOut = () => lease.leftOut().filter(({ section }) => !isChecked(section));
      const watched: typeof lease.render = async (rendering, job) => {
        try {
          const content = await lease.render(rendering, job);
          lines.push(...(content.console ?? []));
          return content;
        } catch (error) {
          errors.push((error as Error).message);
          at ??= positionOf(error, live);
          hasStopped ||= error instanceof RenderError && error.failure !== 'threw';
          throw error;
        }
      };
      const renderPage = createPageRenderer({
        // Recorded data is of another day.
        settings: data === 'live' ? { ...settings, clockOffset: 0 } : settings,
        // Nothing that is checked is left out: what fails is reported.
        pool: { lease: () => ({ ...lease, render: watched, leftOut }) },
        data: responses[data],
        breaker: closedBreaker,
        log,
        onFailed: ({ section }) => failed.push(section),
      });
      const request = pageRequest(live, new URL(settings.siteUrl + address));
      const { status, content } = await renderPage({ ...request, encodings: [] });
      const html = Buffer.from(content.identity).toString();
      const { styleHash } = content;
      if (failed.length > 0 && !failed.some(isChecked))
        return { status, html, styleHash, errors: [], console: lines, hasStopped: false };
      return { status, html, styleHash, errors, at, console: lines, hasStopped };
    },
  };
}

/** The innermost position in a section, or else in the shell. */
function positionOf(error: unknown, live: ResolvedComposition): string | undefined {
  const positions = bundlePositions(error, live);
  return positions.find((position) => !position.startsWith('shell/')) ?? positions[0];
}

/** Whether a section is checked. A new shell is checked with all sections. */
function checkedSections({ live, changed }: RenderInput): (section: string) => boolean {
  const sections = live.manifests
    .filter(({ workspace }) => changed.includes(workspace))
    .map(({ section }) => section);
  return (section) =>
    section === 'shell' || changed.includes('shell') || sections.includes(section);
}

function createResponses(
  recorded: Recorded,
  { exhibitionCode, organiser }: PageSettings,
): Record<CheckedPage['data'], ExpoData> {
  const answer = (responses: Readonly<Record<string, unknown>>): ExpoData => ({
    load: (key) =>
      Promise.resolve(Object.hasOwn(responses, key) ? { data: responses[key] } : { code: 404 }),
    forget: () => undefined,
  });
  const edition = editionKey(exhibitionCode);
  const live = createExpoData(`${organiser.replace(/\/$/, '')}/api/expo/`);
  return {
    full: answer(recorded.full),
    empty: answer({ [edition]: recorded.full[edition], ...recorded.empty }),
    failed: { load: () => Promise.resolve({ code: 0 }), forget: () => undefined },
    live: { ...live, load: (key, signal) => live.load(key, signal) },
  };
}
