import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../resilience/random.ts';

export type Failure = { at: number; what: string };
export type Views = { requested: number; failed: Failure[]; ms: number[] };

/** What visitors do, how often beside other things, and what went wrong with it. */
export type Kind = {
  share: number;
  /** `person` counts from 0. Throws, or resolves to a sentence, when it failed. */
  send: (dice: Dice, person: number) => Promise<string | undefined>;
};
export type Dice = {
  /** From 0 up to 1. */
  random: () => number;
  pick: <Item>(items: readonly Item[]) => Item;
};

export type Visitors<Name extends string> = {
  views: Readonly<Record<Name, Views>>;
  stop: () => Promise<void>;
};

type Crowd = { people: number; seed: number; /** On average, in ms. */ thinkMs: number };

/** Visitors who do one thing after the other, and never try again. */
export function startVisitors<Name extends string>(
  kinds: Readonly<Record<Name, Kind>>,
  { people, seed, thinkMs }: Crowd,
): Visitors<Name> {
  const random = createRandom(seed);
  const dice: Dice = {
    random,
    pick: <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item,
  };
  const entries = Object.entries(kinds) as [Name, Kind][];
  const drawn = entries.flatMap(([name, { share }]) => Array.from({ length: share }, () => name));
  const none = (): Views => ({ requested: 0, failed: [], ms: [] });
  const views = Object.fromEntries(entries.map(([name]) => [name, none()])) as Record<Name, Views>;
  let isOver = false;

  async function visit(person: number): Promise<void> {
    while (!isOver) {
      const name = dice.pick(drawn);
      const started = performance.now();
      views[name].requested += 1;
      const failure = await kinds[name]
        .send(dice, person)
        .catch(({ message, cause }: Error) => `${message} ${(cause as Error)?.message ?? ''}`);
      views[name].ms.push(performance.now() - started);
      if (failure) views[name].failed.push({ at: Date.now(), what: failure });
      await pause(random() * 2 * thinkMs);
    }
  }

  const all = Promise.all(Array.from({ length: people }, (_, person) => visit(person)));
  return {
    views,
    async stop() {
      isOver = true;
      await all;
    },
  };
}

/** The median and the 99th percentile, in ms. */
export function describeTimes({ ms }: Views): string {
  const sorted = ms.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  return `median ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}
