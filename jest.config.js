import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { jestProjects } from './shared/build/jest/section-config.js';

/**
 * Jest for all workspaces: `npx jest mfe-info/src/news` runs one folder. `*.test.ts` runs in bare
 * Node, `*.test.tsx` in jsdom. Traps for test authors: shared/build/jest/README.md.
 */
const root = import.meta.dirname;
// In jsdom, packages that are ES modules stay as they are.
const flag = '--experimental-vm-modules';
const sources = path.join(root, 'shared/build/jest/node-sources.mjs');

// Jest cannot set a Node flag for itself. Started without it, run the same command with it.
if (!process.execArgv.includes(flag) && !process.env.NODE_OPTIONS?.includes(flag)) {
  const node = path.join(root, 'node_modules/.bin/node');
  const { status } = spawnSync(
    node,
    [
      ...[flag, '--disable-warning=ExperimentalWarning', `--import=${pathToFileURL(sources)}`],
      ...process.argv.slice(1),
    ],
    {
      stdio: 'inherit',
      // Processes that tests start find the modules compiled.
      env: {
        NODE_COMPILE_CACHE: path.join(root, 'var/compiled'),
        ...process.env,
        TMPDIR: foldersOfTests(),
      },
    },
  );
  process.exit(status ?? 1);
}

/**
 * Where tests make their folders: in memory if it has a gigabyte to spare. Databases and releases
 * are written durably, and a disk takes milliseconds for each write.
 */
function foldersOfTests() {
  const memory = '/dev/shm';
  if (process.env.TMPDIR || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 2 ** 30 ? memory : tmpdir();
}

const common = {
  rootDir: root,
  // The default is in the folder for temporary files, which is in memory.
  cacheDirectory: path.join(root, 'var/jest'),
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/var/', '<rootDir>/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/var/', '<rootDir>/[^/]+/(dist|var)/', '<rootDir>/\\.tmp-'],
};

const legalTexts = { '\\.md$': path.join(root, 'shell/build/legal-text-in-jest.mjs') };

export default {
  rootDir: root,
  // Ends a test that hangs, without failing one that is slow on a busy machine.
  testTimeout: 300_000,
  // One more than the cores of a small machine, since tests wait for processes; new ones when their
  // memory has grown, because modules of earlier test files stay in it.
  maxWorkers: 3,
  workerIdleMemoryLimit: '1.5GB',
  projects: [
    {
      ...common,
      displayName: 'node',
      // Without a context and modules of its own for each file, which took two thirds of the time.
      runner: 'jest-light-runner',
      testMatch: ['<rootDir>/**/*.test.ts'],
      setupFilesAfterEnv: [path.join(root, 'shared/build/jest/node-setup.mjs')],
    },
    ...jestProjects(common)
      .filter(({ displayName }) => displayName === 'browser')
      .map((project) => ({ ...project, transform: { ...project.transform, ...legalTexts } })),
  ],
};
