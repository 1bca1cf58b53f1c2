const path = require('node:path');

/**
 * The unit and part tests of all workspaces. Sources become CommonJS, packages that are ES modules only stay as they are:
 * Node has to run with --experimental-vm-modules. What authors of tests need to know is in README.md beside this file.
 */
const rootDir = path.resolve(__dirname, '../../..');
const here = (file) => path.join(__dirname, file);

const swc = {
  swcrc: false,
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: false } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

const every = {
  rootDir,
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  moduleNameMapper: { '\\.scss$': here('style-names.cjs') },
  setupFilesAfterEnv: [here('no-unexpected-console.cjs')],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/var/', '<rootDir>/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/var/', '<rootDir>/[^/]+/(dist|var)/', '<rootDir>/\\.tmp-'],
  restoreMocks: true,
};

module.exports = {
  rootDir,
  // A test that hangs has to end; one that is slow on a busy machine is right all the same.
  testTimeout: 60_000,
  projects: [
    { ...every, displayName: 'node', testEnvironment: 'node', testMatch: ['<rootDir>/**/*.test.ts'] },
    {
      ...every,
      displayName: 'browser',
      testEnvironment: here('browser-environment.cjs'),
      testMatch: ['<rootDir>/**/*.test.tsx'],
      setupFilesAfterEnv: [...every.setupFilesAfterEnv, '@testing-library/jest-dom'],
    },
  ],
};
