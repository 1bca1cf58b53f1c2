/** Set by `npm run test:full`: the same tests with more input. */
export const full = process.env['FULL'] === '1';

/** Seed of the random tests. Tests print it; `SEED=… npm test` repeats a run. */
export const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
