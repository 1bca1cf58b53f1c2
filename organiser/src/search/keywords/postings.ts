import { addAll, addBit, hasBit, noBits, type Bits } from './text-index.ts';

/**
 * The records that contain one word. Stores few records as positions and many as bits, so that a
 * word takes at most about one bit per record. Add records in list order.
 */
export class Postings {
  #positions: number[] | undefined = [];
  #bits: Bits | undefined;
  count = 0;
  readonly #size: number;

  /** `size` is the capacity of the list in records. */
  constructor(size: number) {
    this.#size = size;
  }

  add(position: number): void {
    if (this.#bits) {
      if (!hasBit(this.#bits, position)) this.count += 1;
      return addBit(this.#bits, position);
    }
    const positions = this.#positions ?? [];
    if (positions.at(-1) === position) return;
    // Copy small arrays: `push` reserves room for 16 more elements, and most words have one or two
    // records.
    if (positions.length < 8) this.#positions = [...positions, position];
    else positions.push(position);
    this.count += 1;
    // A position takes 8 bytes.
    if (this.count < 16 || this.count * 64 < this.#size) return;
    this.#bits = noBits(this.#size);
    this.#addPositions(this.#bits);
    this.#positions = undefined;
  }

  addTo(into: Bits): void {
    if (this.#bits) addAll(into, this.#bits);
    else this.#addPositions(into);
  }

  toBits(): Bits {
    const bits = noBits(this.#size);
    this.addTo(bits);
    return bits;
  }

  #addPositions(into: Bits): void {
    for (const position of this.#positions ?? []) addBit(into, position);
  }
}
