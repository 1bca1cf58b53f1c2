/** The body is kept encoded: turning text into UTF-8 again and again costs more than all else. */
export type CachedResponse = { body: Buffer; headers: Record<string, string> };
type Entry = { answer: CachedResponse; until: number; size: number };

/** What an entry takes beside its key and body, in bytes: its headers and the objects around them. Small answers are mostly that. */
const beside = 1000;

/** The last used answers by key, for a short while, within a bound of memory. A Map keeps the order of use: its first entry is the one used longest ago. */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>();
  readonly #maximum: number;
  readonly #now: () => number;
  #size = 0;

  /** `maximum` is in bytes, about as much as the answers take in memory. */
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
    return entry.answer;
  }

  set(key: string, answer: CachedResponse, milliseconds: number): void {
    const old = this.#entries.get(key);
    if (old) this.#drop(key, old);
    this.#keep(key, {
      answer,
      until: this.#now() + milliseconds,
      size: key.length + answer.body.length + beside,
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
