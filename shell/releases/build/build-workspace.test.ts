import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWorkspaces } from './build-workspace.ts';

/** What the code of a build tries, and whether that succeeds. */
const attempts: Readonly<Record<string, string>> = {
  'reads the environment': `Object.keys(process.env).length > 0`,
  'reads a key': `fs.readFileSync('../var/operator.pem')`,
  'reads the environment of the machine': `fs.readFileSync('/proc/self/environ')`,
  'reads the sources of another section': `fs.readFileSync('../mfe-events/section.tsx')`,
  'writes a source': `fs.writeFileSync('section.tsx', '') ?? true`,
  'writes to the store': `fs.writeFileSync('../var/store', '') ?? true`,
  'opens a database': `new (process.getBuiltinModule('node:sqlite').DatabaseSync)('../var/organiser.sqlite')`,
  'starts a program': `process.getBuiltinModule('child_process').spawnSync('id').status === 0`,
  'starts a program in the background': `process.getBuiltinModule('child_process').spawn('id')`,
  'reads a link to a file of its sources': `fs.readFileSync('linked.json')`,
};

const root = mkdtempSync(path.join(tmpdir(), 'dswine-build-'));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
/** Copies what starts a build. */
const copyRunner = (shared: string) => {
  for (const name of ['restricted-build.cjs', 'run-builds.ts'])
    copyFileSync(
      path.join(import.meta.dirname, '../../../shared/build', name),
      path.join(root, shared, 'build', name),
    );
};
beforeAll(() => {
  for (const file of [
    'var/operator.pem',
    'mfe-events/section.tsx',
    'mfe-info/section.tsx',
    'shared/section.json',
    'package.json',
  ])
    write(file, '{}');
  symlinkSync('../shared/section.json', path.join(root, 'mfe-info/linked.json'));
  mkdirSync(path.join(root, 'shared/build'));
  copyRunner('shared');
});
afterAll(() => rmSync(root, { recursive: true }));

const build = (...workspaces: string[]) => buildWorkspaces({ root, workspaces });

const all = Object.entries(attempts).map(
  ([name, attempt]) => `${JSON.stringify(name)}: () => ${attempt}`,
);
const attemptAll = `import fs from 'node:fs';
  export async function build() {
  const succeeded = Object.entries({ ${all.join(',\n')} }).filter(([, attempt]) => { try { return attempt(); } catch { return false; } });
  fs.writeFileSync('dist/release.json', JSON.stringify(succeeded.map(([name]) => name)));
  }`;

it('restricts a build to its sources, and gives it no environment and no programs', async () => {
  write('shared/build/build-section.ts', attemptAll);
  process.env['CI_SECRET'] = 'registry-token';
  await build('mfe-info');
  delete process.env['CI_SECRET'];
  const outcome = readFileSync(path.join(root, 'mfe-info/dist/release.json'), 'utf8');
  expect(JSON.parse(outcome)).toEqual(['reads a link to a file of its sources']);
  expect(existsSync(path.join(root, 'var/store'))).toBe(false);
});

it('restricts a build with the kit to the repository of its section', async () => {
  const kit = 'mfe-tasting/node_modules/@dswine/shared';
  write(`${kit}/build/build-section.ts`, attemptAll);
  write(
    `${kit}/kit/load-sources.mjs`,
    `import { readFileSync } from 'node:fs';
    import { registerHooks, stripTypeScriptTypes } from 'node:module';
    registerHooks({ load: (url, context, next) => url.endsWith('.ts') ? { format: 'module', shortCircuit: true, source: stripTypeScriptTypes(readFileSync(new URL(url), 'utf8')) } : next(url, context) });`,
  );
  write('mfe-tasting/section.tsx', '{}');
  copyRunner(kit);
  const repository = path.join(root, 'mfe-tasting');
  await buildWorkspaces({
    root: repository,
    kit: path.join(root, kit),
    workspaces: ['mfe-tasting'],
  });
  expect(JSON.parse(readFileSync(path.join(repository, 'dist/release.json'), 'utf8'))).toEqual([]);
  expect(existsSync(path.join(root, 'var/store'))).toBe(false);
});

it.each([
  ['mfe-info/data.json', 'mfe-info/data.json is a link that leads out of its sources'],
  ['mfe-info/dist/browser', 'mfe-info/dist/browser is a link'],
  ['shared/section/data.json', 'shared/section/data.json is a link'],
  ['mfe-linked', 'mfe-linked is a link'],
])('rejects a build when %s is a symlink out of its sources', async (name, sentence) => {
  const link = path.join(root, name);
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.join(root, 'var'), link);
  await expect(build(name === 'mfe-linked' ? name : 'mfe-info')).rejects.toThrow(sentence);
  rmSync(link);
});

it('rejects with the error of the build when a build fails', async () => {
  write('shared/build/build-section.ts', `throw new Error('no grapes');`);
  await expect(build('mfe-info')).rejects.toThrow('no grapes');
});
