const { format } = require('node:util');

const own = { error: console.error, warn: console.warn };
let unexpected = [];

beforeEach(() => {
  unexpected = [];
  for (const level of ['error', 'warn'])
    console[level] = (...words) => unexpected.push(`console.${level}: ${format(...words)}`);
});

/** Tests that expect a message spy on the console, so only unexpected ones are recorded here. */
afterEach(() => {
  Object.assign(console, own);
  if (unexpected.length > 0)
    throw new Error(
      `The test wrote to the console, which it did not expect:\n${unexpected.join('\n')}`,
    );
});
