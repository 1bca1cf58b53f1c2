import type { Clock } from '@dswine/shared/process/clock';
import { createRenderQueue, type QueuedRendering } from './render-queue.ts';

/** Runs a task when it is the client's turn. @throws {OverloadedError} */
export type DataTurns = <T>(rendering: QueuedRendering, task: () => Promise<T>) => Promise<T>;

/**
 * Lets `count` pages load their data at the same time. The organiser answers in the order of
 * arrival: without a limit, the requests of a client that floods the site delay those of all
 * others until they are too late.
 */
export function createDataTurns(clock: Pick<Clock, 'after'>, count = 32): DataTurns {
  const queue = createRenderQueue<symbol>({ share: count, length: 100, wait: 30_000 }, clock);
  const free = Array.from({ length: count }, () => Symbol('turn'));

  function offerFree(): void {
    for (let turn = free.at(-1); turn && queue.offer(turn); turn = free.at(-1)) free.pop();
  }

  return async function inTurn(rendering, task) {
    const entered = queue.enter(rendering);
    offerFree();
    const turn = await entered;
    try {
      return await task();
    } finally {
      queue.leave(rendering.owner);
      free.push(turn);
      offerFree();
    }
  };
}
