import type { Static } from 'typebox';
import type { NewsRecord } from '../../src/import/records.ts';
export type News = Static<typeof NewsRecord>;
export const news2026: News[] = [];
export const news2025: News[] = [];
