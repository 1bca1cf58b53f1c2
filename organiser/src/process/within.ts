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

/** What `work` resolves to, unless it takes longer, in ms. The work itself goes on. */
export async function inTime<Result>(
  clock: Clock,
  limitMs: number,
  work: Promise<Result>,
): Promise<Result> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const cancel = clock.after(limitMs, () => reject(new Error(`no answer in ${limitMs} ms`)));
  try {
    return await Promise.race([work, limit]);
  } finally {
    cancel();
  }
}
