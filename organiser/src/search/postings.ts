import { addAll, addBit, hasBit, noBits, type Bits } from './bits.ts';

/**
 * The records that contain one word. Stores few records as positions and many as bits, so that a
 * word takes at most about one bit per record. Add records in list order.
 */
export class Postings {
  #places: number[] | undefined = [];
  #bits: Bits | undefined;
  count = 0;
  readonly #size: number;

  /** `size` is the capacity of the list in records. */
  constructor(size: number) {
    this.#size = size;
  }

  add(place: number): void {
    if (this.#bits) {
      if (!hasBit(this.#bits, place)) this.count += 1;
      return addBit(this.#bits, place);
    }
    const places = this.#places ?? [];
    if (places.at(-1) === place) return;
    // Copy small arrays: `push` reserves room for 16 more elements, and most words have one or two
    // records.
    if (places.length < 8) this.#places = [...places, place];
    else places.push(place);
    this.count += 1;
    // A position takes 8 bytes.
    if (this.count < 16 || this.count * 64 < this.#size) return;
    this.#bits = noBits(this.#size);
    this.#addPlaces(this.#bits);
    this.#places = undefined;
  }

  /** Adds its records to a set. */
  addTo(into: Bits): void {
    if (this.#bits) addAll(into, this.#bits);
    else this.#addPlaces(into);
  }

  toBits(): Bits {
    const bits = noBits(this.#size);
    this.addTo(bits);
    return bits;
  }

  #addPlaces(into: Bits): void {
    for (const place of this.#places ?? []) addBit(into, place);
  }
}
