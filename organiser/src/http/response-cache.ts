/**
 * The body is stored encoded, because repeated UTF-8 encoding is the largest cost of a cached
 * response.
 */
export type CachedResponse = { body: Buffer; headers: Record<string, string> };
type Entry = { response: CachedResponse; until: number; size: number };

/**
 * Overhead per entry in bytes, in addition to key and body: headers and objects. It dominates small
 * responses.
 */
const overheadBytes = 1000;

/**
 * A short-lived LRU cache of responses with bounded memory. A Map keeps insertion order, so its
 * first entry is the least recently used.
 */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>();
  readonly #maximum: number;
  readonly #now: () => number;
  #size = 0;

  /** `maximum` is in bytes, an estimate of the memory that the responses take. */
  constructor(maximum: number, now: () => number = Date.now) {
    this.#maximum = maximum;
    this.#now = now;
  }

  get(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#drop(key, entry);
    if (entry.until <= this.#now()) return undefined;
    this.#keep(key, entry);
    return entry.response;
  }

  set(key: string, response: CachedResponse, milliseconds: number): void {
    const old = this.#entries.get(key);
    if (old) this.#drop(key, old);
    this.#keep(key, {
      response,
      until: this.#now() + milliseconds,
      size: key.length + response.body.length + overheadBytes,
    });
    for (const [eldest, entry] of this.#entries) {
      if (this.#size <= this.#maximum) return;
      this.#drop(eldest, entry);
    }
  }

  get size(): number {
    return this.#size;
  }

  #keep(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#size += entry.size;
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#size -= entry.size;
  }
}
