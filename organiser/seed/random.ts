/** Mulberry32: a small generator of pseudo-random numbers in [0, 1); the same seed gives the same row everywhere. */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Chance = ReturnType<typeof chance>;

/** Drawing from hand-written lists. A deck gives every card once before any comes again, so that neighbours never read alike. */
export function chance(seed: number) {
  const next = mulberry32(seed);
  const decks = new Map<readonly unknown[], unknown[]>();
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));

  function shuffled<T>(cards: readonly T[]): T[] {
    const copy = [...cards];
    for (let last = copy.length - 1; last > 0; last--) {
      const other = whole(0, last);
      [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
    }
    return copy;
  }

  function pick<T>(cards: readonly T[]): T {
    if (cards.length === 0) throw new Error('seed: an empty list was drawn from');
    return cards[whole(0, cards.length - 1)] as T;
  }

  function deal<T>(cards: readonly T[]): T {
    let deck = decks.get(cards) as T[] | undefined;
    if (!deck || deck.length === 0) decks.set(cards, (deck = shuffled(cards)));
    const card = deck.pop();
    if (card === undefined) throw new Error('seed: an empty deck was dealt from');
    return card;
  }

  const happens = (share: number) => next() < share;
  return { next, whole, pick, deal, shuffled, happens };
}
