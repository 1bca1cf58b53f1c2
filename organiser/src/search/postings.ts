import { addAll, addBit, hasBit, noBits, type Bits } from './bits.ts';

/**
 * The records that hold one word. Few are kept as their places, many as bits, so that no word takes more than a bit per
 * record. Records are added in the order of the list.
 */
export class Postings {
  #places: number[] | undefined = [];
  #bits: Bits | undefined;
  count = 0;
  readonly #size: number;

  /** `size` is the number of records that the list can hold. */
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
    // An array that is pushed to makes room for 16 more; most words have one record or two.
    if (places.length < 8) this.#places = [...places, place];
    else places.push(place);
    this.count += 1;
    // A place takes 8 bytes.
    if (this.count < 16 || this.count * 64 < this.#size) return;
    this.#bits = noBits(this.#size);
    this.#addPlaces(this.#bits);
    this.#places = undefined;
  }

  /** Puts its records into a set. */
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
