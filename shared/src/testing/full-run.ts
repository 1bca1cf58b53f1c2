import { randomInt } from 'node:crypto';

/** Set by `npm run test:full`: the same tests with more input. */
export const full = process.env['FULL'] === '1';

/**
 * Seed of the random tests. `npm test` always gives the same inputs, so that a failure is one of
 * the change; `npm run test:full` looks for new ones. Tests print it; `SEED=…` repeats a run.
 */
export const seed = Number(process.env['SEED'] ?? (full ? randomInt(1_000_000_000) : 1));
