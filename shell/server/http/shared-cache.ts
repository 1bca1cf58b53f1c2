import { LRUCache } from 'lru-cache';

type Bounds = {
  /** Entries in all. */
  max?: number;
  /** Bytes in all. */
  maxSize: number;
  /** Bytes of one entry. A larger one is not kept. */
  maxEntrySize: number;
};

/**
 * Creates a cache that several owners share, such as sections, with keys that are unique over all of
 * them. They push out their own entries: when it is full, the owner with the
 * most of it loses what it has not used for the longest time. So each owner keeps at least an equal
 * share, and one that is alone has all of it.
 */
export function createSharedCache<Value extends object>(
  { max = Number.MAX_SAFE_INTEGER, maxSize, maxEntrySize }: Bounds,
  sizeOf: (value: Value) => number,
) {
  const owners = new Map<string, LRUCache<string, Value>>();
  const all = () => [...owners.values()];
  const sum = (measure: Measure) => all().reduce((total, cache) => total + measure(cache), 0);

  function remove(key: string): void {
    for (const [owner, cache] of owners)
      if (cache.delete(key) && cache.size === 0) owners.delete(owner);
  }

  /** Removes entries of the owners that have most, until all of them are within a bound. */
  function shrink(measure: Measure, bound: number): void {
    while (sum(measure) > bound) {
      const [largest] = all().sort((one, other) => measure(other) - measure(one));
      if (!largest?.pop()) return;
    }
  }

  return {
    get(key: string): Value | undefined {
      for (const cache of owners.values()) {
        const value = cache.get(key);
        if (value) return value;
      }
      return undefined;
    },
    set(owner: string, key: string, value: Value): void {
      remove(key);
      const sizeCalculation = (one: Value) => Math.max(1, sizeOf(one));
      const own = owners.get(owner) ?? new LRUCache({ maxSize, maxEntrySize, sizeCalculation });
      owners.set(owner, own.set(key, value));
      shrink(({ calculatedSize }) => calculatedSize, maxSize);
      shrink(({ size }) => size, max);
    },
    delete: remove,
    clear: () => owners.clear(),
    size: () => sum(({ size }) => size),
  };
}

type Measure = (cache: Pick<LRUCache<string, object>, 'size' | 'calculatedSize'>) => number;
