/** Nobody's fault: more is asked for at once than can be done in time. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/** Runs a piece of work when its turn comes; throws `Overloaded` when that takes too long. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Turns for work of which `atOnce` pieces run side by side. Whoever has waited `patience` ms leaves without having had one. */
export function createTurns({ atOnce, patience }: { atOnce: number; patience: number }): InTurn {
  let free = atOnce;
  const waiting = new Set<() => void>();

  function wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(new Overloaded(`Waited for ${patience} ms behind ${waiting.size} others`));
      }, patience);
      waiting.add(begin);
    });
  }

  function pass(): void {
    const [next] = waiting;
    if (next === undefined) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return async (work) => {
    if (free > 0) free -= 1;
    else await wait();
    try {
      return await work();
    } finally {
      pass();
    }
  };
}
