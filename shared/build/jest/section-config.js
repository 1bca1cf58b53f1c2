import path from 'node:path';
import { swc } from './swc-options.js';

/** What Jest needs for sources of this project: TypeScript, styles, and what fails a test. */
const support = (file) => path.join(import.meta.dirname, file);

/** The two projects of a folder: `*.test.ts` in Node, `*.test.tsx` in jsdom. */
export function jestProjects(common) {
  const shared = {
    transform: { '^.+\\.tsx?$': ['@swc/jest', { ...swc, module: { type: 'commonjs' } }] },
    // The kit has its sources there.
    transformIgnorePatterns: ['/node_modules/(?!@dswine/)'],
    restoreMocks: true,
    ...common,
    moduleNameMapper: { '\\.scss$': support('style-names.cjs') },
  };
  const setup = [support('no-unexpected-console.cjs')];
  return [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/**/*.test.ts'],
      setupFilesAfterEnv: setup,
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: support('browser-environment.cjs'),
      testMatch: ['<rootDir>/**/*.test.tsx'],
      setupFilesAfterEnv: [...setup, '@testing-library/jest-dom', support('patient-queries.cjs')],
    },
  ];
}
