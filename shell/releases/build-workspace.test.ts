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
import { buildWorkspace } from './build-workspace.ts';

const attempts: Readonly<Record<string, string>> = {
  'reads the environment': `return Object.keys(process.env).includes('CI_SECRET') || Object.keys(process.env).length > 0`,
  'reads a key': `fs.readFileSync('var/keys/operator.pem'); return true`,
  'reads the environment of the machine': `fs.readFileSync('/proc/self/environ'); return true`,
  'reads the sources of another section': `fs.readFileSync('../mfe-events/section.tsx'); return true`,
  'writes a source': `fs.writeFileSync('section.tsx', ''); return true`,
  'writes to the store': `fs.writeFileSync('../var/store', ''); return true`,
  'opens a database': `new (process.getBuiltinModule('node:sqlite').DatabaseSync)('../var/organiser.sqlite'); return true`,
  'starts a program': `const { spawnSync } = process.getBuiltinModule('child_process'); return spawnSync('id').status === 0`,
  'starts a program in the background': `process.getBuiltinModule('child_process').spawn('id'); return true`,
};

const root = mkdtempSync(path.join(tmpdir(), 'dswine-build-'));
const build = path.join(root, 'shared/build');
beforeAll(async () => {
  process.env['CI_SECRET'] = 'registry-token';
  for (const folder of [
    build,
    ...['mfe-info', 'mfe-events', 'var/keys'].map((one) => path.join(root, one)),
  ])
    mkdirSync(folder, { recursive: true });
  for (const file of ['var/keys/operator.pem', 'mfe-events/section.tsx', 'package.json'])
    writeFileSync(path.join(root, file), '{}');
  copyFileSync(
    path.join(import.meta.dirname, '../../shared/build/restricted-build.cjs'),
    path.join(build, 'restricted-build.cjs'),
  );
  const all = Object.entries(attempts).map(
    ([name, body]) => `${JSON.stringify(name)}: () => { ${body}; }`,
  );
  writeFileSync(
    path.join(build, 'build-section.ts'),
    `import fs from 'node:fs';
    const succeeded = Object.entries({ ${all.join(',\n')} }).filter(([, attempt]) => { try { return attempt(); } catch { return false; } });
    fs.writeFileSync('dist/release.json', JSON.stringify(succeeded.map(([name]) => name)));`,
  );
  await buildWorkspace({ root, workspace: 'mfe-info' });
});
afterAll(() => {
  rmSync(root, { recursive: true });
  delete process.env['CI_SECRET'];
});

const outcome = () =>
  JSON.parse(readFileSync(path.join(root, 'mfe-info/dist/release.json'), 'utf8')) as string[];

it.each(Object.keys(attempts))('restricts a build so that it never %s', (name) => {
  expect(outcome()).not.toContain(name);
  expect(existsSync(path.join(root, 'var/store'))).toBe(false);
});

it.each(['mfe-info/data.json', 'mfe-info/dist/browser', 'shared/section/data.json'])(
  'rejects a build when %s is a symlink out of its sources',
  async (name) => {
    const link = path.join(root, name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(root, 'var/keys/operator.pem'), link);
    await expect(buildWorkspace({ root, workspace: 'mfe-info' })).rejects.toThrow(
      `${name} is a link that leads out of its sources`,
    );
    rmSync(link);
  },
);

it('rejects a workspace folder that is a symlink', async () => {
  symlinkSync(path.join(root, 'var'), path.join(root, 'mfe-linked'));
  await expect(buildWorkspace({ root, workspace: 'mfe-linked' })).rejects.toThrow(
    'mfe-linked is a link',
  );
});

it('follows a symlink to a file within the sources', async () => {
  const link = path.join(root, 'mfe-info/linked.json');
  writeFileSync(path.join(root, 'shared/section.json'), '{}');
  symlinkSync('../shared/section.json', link);
  await buildWorkspace({ root, workspace: 'mfe-info' });
  expect(outcome()).toEqual([]);
  rmSync(link);
});

it('rejects with the error of the build when a build fails', async () => {
  writeFileSync(path.join(build, 'build-section.ts'), `throw new Error('no grapes');`);
  await expect(buildWorkspace({ root, workspace: 'mfe-info' })).rejects.toThrow('no grapes');
});
