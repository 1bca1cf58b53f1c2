import type { AreaName } from '@dswine/shared/ui/area-mark';

const common = ['dry', 'sweet', 'fruity', 'floral', 'fresh', 'rich', 'spicy', 'long'] as const;
const ofArea = {
  wine: ['acidic', 'tannic', 'oaky', 'mineral'],
  spirits: ['smoky', 'herbal', 'vanilla', 'grainy'],
  sake: ['umami', 'ricey', 'crisp', 'herbal'],
  beer: ['hoppy', 'malty', 'bitter', 'sour', 'roasted'],
  fair: ['smoky', 'herbal', 'bitter', 'umami'],
} as const satisfies Record<AreaName, readonly string[]>;

export type TasteWord = (typeof common)[number] | (typeof ofArea)[AreaName][number];

/** The words to choose from for a drink of an area: those for every drink first. */
export const tasteWordsOf = (area: AreaName): readonly TasteWord[] => [...common, ...ofArea[area]];

const known = new Set<string>([...common, ...Object.values(ofArea).flat()]);

/** The chosen words that this version knows. */
export const knownWords = (taste: readonly string[] = []): TasteWord[] =>
  taste.filter((word): word is TasteWord => known.has(word));
