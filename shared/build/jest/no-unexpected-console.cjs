const { format } = require('node:util');

const own = { error: console.error, warn: console.warn };
let unexpected = [];

beforeEach(() => {
  unexpected = [];
  for (const level of ['error', 'warn'])
    console[level] = (...words) => unexpected.push(`console.${level}: ${format(...words)}`);
});

/** A test that expects a message spies on the console itself and states what it expects; then none arrives here. */
afterEach(() => {
  Object.assign(console, own);
  if (unexpected.length > 0)
    throw new Error(
      `The test wrote to the console, which it did not expect:\n${unexpected.join('\n')}`,
    );
});
