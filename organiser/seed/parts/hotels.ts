import type { EditionRecords } from '../../src/import/records.ts';

export const hotels: readonly EditionRecords['hotels'][] = [];
