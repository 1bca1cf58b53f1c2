import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Clock } from '@dswine/shared/process/clock';
import { watchProcess, type ProcessLimits } from './process-watchdog.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { RenderError, type RenderFailure } from './render-errors.ts';
import type { HeldMemory } from '../sandbox/load-share.ts';
import type { Loading } from '../sandbox/realms.ts';
import type {
  PageJob,
  ProcessData,
  ProcessMessage,
  ProcessOrder,
  RenderedContent,
} from './render-worker.ts';

export type RenderProcess = ReturnType<typeof startRenderProcess>;

/**
 * `limits` apply to one rendering, and to the loading of each section. The shell may use
 * `WARM_UP_FACTOR` times the CPU time.
 */
type Options = {
  data: ProcessData;
  limits: ProcessLimits;
  clock: Clock;
  /** Is told which section could not be loaded, while the process goes on. */
  onLeftOut: (loading: Loading, error: Error) => void;
};

const WARM_UP_FACTOR = 5;
const entry = fileURLToPath(new URL('./render-worker.ts', import.meta.url));

/** Starts a process that renders pages of one composition, one at a time. */
export function startRenderProcess({ data, limits, clock, onLeftOut }: Options) {
  const shellLimits = { ...limits, cpu: limits.cpu * WARM_UP_FACTOR };
  const { shell, sections } = data.bundles;
  const files = [shell, ...Object.values({ ...sections, ...data.styles })].map(({ file }) => file);
  const child = startSandbox({ entry, readable: files });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let work: Task | undefined;
  let isRunning = true;
  let held: HeldMemory = { heap: 0, external: 0 };
  let loading: Loading | undefined;
  let isWarm = false;

  /** A send that fails is followed by `exit`. */
  const send = (order: ProcessOrder) => child.send(order, () => undefined);

  child.on('message', (message: ProcessMessage) => {
    if (message.event === 'loading') {
      loading = message.loading.section === '' ? undefined : message.loading;
      if (!isWarm) work?.watch(loading ? limits : shellLimits);
    } else if (message.event === 'left-out') onLeftOut(message.loading, message.error);
    else if (message.event === 'warm') work?.resolve(undefined);
    else if (message.event === 'rendered') {
      held = message.held;
      work?.resolve(message.content);
    } else fail('threw', message.error);
  });
  child.on('error', (error) => fail('exited', error));
  child.on('exit', () => {
    isRunning = false;
    fail('exited', new Error('its process ended'));
  });
  function fail(failure: RenderFailure, cause: Error) {
    work?.reject(new RenderError(failure, cause.message, { cause }));
  }

  // Let this process exit when the web server fails to start. The other one follows.
  child.unref();
  child.channel?.unref();

  work = begin(child, shellLimits, clock);
  send({ order: 'start', data });
  const warm = work.promise.then(() => void (isWarm = true));
  return {
    /** Resolves after all bundles are loaded; rejects when the process cannot render. */
    warm,
    ended,
    async render({ sections: names, encodings, ...page }: PageJob): Promise<RenderedContent> {
      if (!isRunning) throw new RenderError('exited', 'its process ended');
      work = begin(child, limits, clock);
      loading = undefined;
      const job = JSON.stringify({ ...page, sections: names });
      send({ order: 'render', job, sections: names, encodings });
      const content = await work.promise;
      if (!content) throw new RenderError('threw', 'nothing was rendered');
      return content;
    },
    /** After the last rendering. */
    heldMemory: () => held,
    /** The section whose bundle is being loaded, or has just failed. */
    loading: () => loading,
    async stop(): Promise<void> {
      child.kill('SIGKILL');
      if (isRunning) await ended;
    },
  };
}

type Task = ReturnType<typeof begin>;

/** Something that the process does within limits. It is killed when it exceeds one. */
function begin(child: ChildProcess, limits: ProcessLimits, clock: Clock) {
  const { promise, resolve, reject } = Promise.withResolvers<RenderedContent | undefined>();
  const onExceeded = (error: RenderError) => {
    reject(error);
    child.kill('SIGKILL');
  };
  let stop = watchProcess(child, limits, onExceeded, { clock });
  let isOver = false;
  const end = () => {
    isOver = true;
    stop();
  };
  return {
    promise: promise.finally(end),
    resolve,
    reject,
    /** Starts the count again: another section is loaded. */
    watch(next: ProcessLimits) {
      if (isOver) return;
      stop();
      stop = watchProcess(child, next, onExceeded, { clock });
    },
  };
}
