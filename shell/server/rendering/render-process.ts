import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Clock } from '@dswine/shared/process/clock';
import { watchProcess, type ProcessLimits } from './process-watchdog.ts';
import { startSandbox } from '../sandbox/start-sandbox.ts';
import { RenderError, type RenderFailure } from './render-errors.ts';
import type {
  HeldMemory,
  PageJob,
  ProcessData,
  ProcessMessage,
  ProcessOrder,
  RenderedContent,
} from './render-worker.ts';

/** A process that renders pages of one composition, one at a time. */
export type RenderProcess = {
  /** Resolves after all bundles are loaded; rejects when the process cannot render. */
  warm: Promise<void>;
  /** Resolves when the process has exited. */
  ended: Promise<void>;
  render: (job: PageJob) => Promise<RenderedContent>;
  /** After the last rendering. */
  heldMemory: () => HeldMemory;
  /** During the warm-up: the section whose bundle is being loaded. */
  loading: () => string;
  stop: () => Promise<void>;
};

/** `limits` apply to one rendering. A warm-up may use `WARM_UP_FACTOR` times the CPU time. */
type Options = { data: ProcessData; limits: ProcessLimits; clock: Clock };

const WARM_UP_FACTOR = 5;
const entry = fileURLToPath(new URL('./render-worker.ts', import.meta.url));

export function startRenderProcess({ data, limits, clock }: Options): RenderProcess {
  const { shell, sections } = data.bundles;
  const files = [shell, ...Object.values(sections)].map(({ file }) => file);
  const child = startSandbox({ entry, readable: files });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let work: Task | undefined;
  let isRunning = true;
  let held: HeldMemory = { heap: 0, external: 0 };
  let loading = '';

  /** A send that fails is followed by `exit`. */
  const send = (order: ProcessOrder) => child.send(order, () => undefined);

  child.on('message', (message: ProcessMessage) => {
    if (message.event === 'loading') loading = message.section;
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

  work = begin(child, { ...limits, cpu: limits.cpu * WARM_UP_FACTOR }, clock);
  send({ order: 'start', data });
  const warm = work.promise.then(() => undefined);
  return {
    warm,
    ended,
    async render({ sections: names, encodings, ...page }) {
      if (!isRunning) throw new RenderError('exited', 'its process ended');
      work = begin(child, limits, clock);
      const job = JSON.stringify({ ...page, sections: names });
      send({ order: 'render', job, sections: names, encodings });
      const content = await work.promise;
      if (!content) throw new RenderError('threw', 'nothing was rendered');
      return content;
    },
    heldMemory: () => held,
    loading: () => loading,
    async stop() {
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
  const stopWatching = watchProcess(child, limits, onExceeded, { clock });
  return { promise: promise.finally(stopWatching), resolve, reject };
}
