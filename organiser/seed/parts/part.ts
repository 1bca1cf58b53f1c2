/** Text in Chinese and English, in that order. Slots such as `{region}` are filled by the writer; a capital slot starts a sentence. */
export type Pair = readonly [tw: string, en: string];

/** A kind of drink or thing that can be made: what it is called, how strong, how it tastes, how it is made. */
export type Style = {
  category: string;
  name: Pair;
  abv?: readonly [number, number];
  volumes: readonly number[];
  tastes: readonly Pair[];
  methods: readonly Pair[];
  tags: readonly string[];
};

/** What a product's description is put together from. */
export type Phrases = {
  openers: readonly Pair[];
  tastings: readonly Pair[];
  closers: readonly Pair[];
  trade: readonly Pair[];
  pairings: Record<string, readonly Pair[]>;
};
