import { addAll, addBit, noBits, type Bits } from './bits.ts';

/**
 * The records that hold one word. Few are kept as their places, many as bits, so that no word takes more than a bit per
 * record. Records are added in the order of the list.
 */
export class Postings {
  #places: Uint32Array<ArrayBuffer> | undefined = new Uint32Array(2);
  #bits: Bits | undefined;
  #last = -1;
  count = 0;
  readonly #size: number;

  /** `size` is the number of records in the list. */
  constructor(size: number) {
    this.#size = size;
  }

  add(place: number): void {
    if (place === this.#last) return;
    this.#last = place;
    this.count += 1;
    if (this.#places === undefined) return this.#bits && addBit(this.#bits, place);
    if (this.count > this.#places.length) {
      const larger = this.#places.length * 2;
      if (larger * 32 >= this.#size && larger > 16) {
        this.#bits = noBits(this.#size);
        for (const known of this.#places) addBit(this.#bits, known);
        addBit(this.#bits, place);
        this.#places = undefined;
        return;
      }
      const grown = new Uint32Array(larger);
      grown.set(this.#places);
      this.#places = grown;
    }
    this.#places[this.count - 1] = place;
  }

  /** Puts its records into a set. */
  addTo(into: Bits): void {
    if (this.#bits) addAll(into, this.#bits);
    else for (let index = 0; index < this.count; index += 1) addBit(into, this.#places?.[index] ?? 0);
  }

  toBits(): Bits {
    const bits = noBits(this.#size);
    this.addTo(bits);
    return bits;
  }
}
