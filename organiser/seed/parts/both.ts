import type { Bilingual } from '@dswine/shared/contract/wire';

/** A text in both languages, Chinese first. */
export const both = (tw: string, en: string): Bilingual => ({ tw, en });
