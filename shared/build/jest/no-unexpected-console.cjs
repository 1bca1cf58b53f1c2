const { format } = require('node:util');

const original = { error: console.error, warn: console.warn };
let unexpected = [];

beforeEach(() => {
  unexpected = [];
  for (const level of ['error', 'warn'])
    console[level] = (...args) => unexpected.push(`console.${level}: ${format(...args)}`);
});

/** Tests that expect a message spy on the console, so only unexpected ones are recorded here. */
afterEach(() => {
  Object.assign(console, original);
  if (unexpected.length > 0)
    throw new Error(
      `The test wrote to the console, which it did not expect:\n${unexpected.join('\n')}`,
    );
});
