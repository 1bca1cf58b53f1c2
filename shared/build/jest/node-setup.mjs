import { format } from 'node:util';
import { ModernFakeTimers } from '@jest/fake-timers';

/**
 * What jest-light-runner leaves out and every unit test in Node has: a time limit that ends a test
 * or hook that hangs, spies restored after each test, options of fake timers, and a failure for
 * unexpected messages on the console.
 */
const LIMIT_MS = 300_000;
const { jest } = globalThis;
const { setTimeout, clearTimeout } = globalThis;

const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
for (const name of ['useFakeTimers', 'useRealTimers', 'setSystemTime', 'advanceTimersByTime'])
  jest[name] = (...args) => {
    timers[name](...args);
    return jest;
  };
jest.advanceTimersByTimeAsync = (ms) => timers.advanceTimersByTimeAsync(ms);

/** Rejects when the work has not ended within the limit. */
async function withinLimit(work, limitMs = LIMIT_MS) {
  let timer;
  const limit = new Promise((_, reject) => {
    const message = `Has not ended within ${limitMs / 1000} s.`;
    timer = setTimeout(() => reject(new Error(message)), limitMs);
  });
  try {
    return await Promise.race([work(), limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a test. Throws if it writes to the console without a spy that expects it. */
async function runTest(work, limitMs) {
  const unexpected = [];
  const { error, warn } = console;
  console.error = (...args) => void unexpected.push(`console.error: ${format(...args)}`);
  console.warn = (...args) => void unexpected.push(`console.warn: ${format(...args)}`);
  try {
    await withinLimit(work, limitMs);
  } finally {
    timers.useRealTimers();
    jest.restoreAllMocks();
    Object.assign(console, { error, warn });
  }
  if (unexpected.length > 0)
    throw new Error(
      `The test wrote to the console, which it did not expect:\n${unexpected.join('\n')}`,
    );
}

const circus = { it: globalThis.it };
const named = (register) => (name, work, limitMs) => register(name, () => runTest(work, limitMs));
const eachOf =
  (register) =>
  (...table) =>
  (name, work, limitMs) =>
    register.each(...table)(name, (...args) => runTest(() => work(...args), limitMs));

globalThis.it = Object.assign(named(circus.it), {
  each: eachOf(circus.it),
  only: Object.assign(named(circus.it.only), { each: eachOf(circus.it.only) }),
  skip: circus.it.skip,
  todo: circus.it.todo,
});
globalThis.test = globalThis.it;

for (const hook of ['beforeAll', 'beforeEach', 'afterEach', 'afterAll']) {
  const register = globalThis[hook];
  globalThis[hook] = (work, limitMs) => register(() => withinLimit(work, limitMs));
}
