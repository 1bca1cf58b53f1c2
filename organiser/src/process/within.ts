import type { Clock } from '@dswine/shared/process/clock';

/** Aborts the signal of the work when it takes longer, in ms. */
export async function within<Result>(
  clock: Clock,
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const cancel = clock.after(limitMs, () => limit.abort());
  try {
    return await work(limit.signal);
  } finally {
    cancel();
  }
}
