import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { bundleThread } from '../../releases/bundles.ts';
import { RenderError, type RenderFailure } from './render-errors.ts';
import type { PageJob, RenderedContent, ThreadData, ThreadMessage } from './render-worker.ts';
import { watchThread, type ThreadLimits } from './thread-watchdog.ts';

/** A worker thread that renders pages of one composition, one at a time. */
export type RenderThread = {
  /** Resolves after all bundles are loaded; rejects when the thread cannot render. */
  warm: Promise<void>;
  /** Resolves when the thread has exited. */
  ended: Promise<void>;
  render: (job: PageJob) => Promise<RenderedContent>;
  /** Bytes outside the V8 heap after the last rendering. */
  externalMemory: () => number;
  /** During the warm-up: the section whose bundle is being loaded. */
  loading: () => string;
  stop: () => Promise<void>;
};

/** `limits` apply to one rendering. A warm-up may use `WARM_UP_FACTOR` times the CPU time. */
type Options = { data: ThreadData; limits: ThreadLimits };

const WARM_UP_FACTOR = 5;

export function startRenderThread({ data, limits }: Options): RenderThread {
  const worker = startWorker(data);
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  let work: ReturnType<typeof begin> | undefined;
  let isRunning = true;
  let externalMemory = 0;
  let loading = '';

  function begin(cpuFactor: number) {
    const { promise, resolve, reject } = Promise.withResolvers<RenderedContent | undefined>();
    const workLimits = { ...limits, cpu: limits.cpu * cpuFactor };
    const stopWatching = watchThread(worker, workLimits, (error) => {
      reject(error);
      void worker.terminate();
    });
    return { promise: promise.finally(stopWatching), resolve, reject };
  }

  worker.on('message', (message: ThreadMessage) => {
    if (message.event === 'loading') loading = message.section;
    else if (message.event === 'warm') work?.resolve(undefined);
    else if (message.event === 'rendered') {
      externalMemory = message.externalMemory;
      work?.resolve(message.content);
    } else fail('threw', message.error);
  });
  // An error outside of a rendering, for example in a timer, or a full heap. `exit` follows.
  worker.on('error', (error) => fail('exited', error));
  worker.on('exit', () => {
    isRunning = false;
    fail('exited', new Error('its thread ended'));
  });
  function fail(failure: RenderFailure, cause: Error) {
    work?.reject(new RenderError(failure, cause.message, { cause }));
  }

  // Let the process exit when the web server fails to start. Adding a message listener later
  // would ref the worker again.
  worker.unref();

  work = begin(WARM_UP_FACTOR);
  const warm = work.promise.then(() => undefined);
  return {
    warm,
    ended,
    async render(job) {
      if (!isRunning) throw new RenderError('exited', 'its thread ended');
      work = begin(1);
      worker.postMessage(job);
      const content = await work.promise;
      if (!content) throw new RenderError('threw', 'nothing was rendered');
      return content;
    },
    externalMemory: () => externalMemory,
    loading: () => loading,
    async stop() {
      await worker.terminate();
    },
  };
}

function startWorker(data: ThreadData): Worker {
  return new Worker(fileURLToPath(new URL('./render-worker.ts', import.meta.url)), {
    workerData: data,
    ...bundleThread,
  });
}
