/** `npm run test:full` sets it: the same tests, at length. */
export const full = process.env['FULL'] === '1';

/** What a test by chance starts from; printed with its figures, so that a run can be had again: `SEED=… npm test`. */
export const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
