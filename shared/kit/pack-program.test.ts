import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packProgram } from './pack-program.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { files, packages } = packProgram(root);

it('packs what the release command starts and reads, and nothing of a workspace with secrets', () => {
  for (const file of [
    'shell/releases/cli.js',
    'shell/page-check/check-process.js',
    'shell/page-check/inspect-worker.js',
    'shell/server/rendering/render-worker.js',
    'shell/dev/dev-section.js',
    'shell/src/browser.tsx',
    'shared/src/contract/openapi.json',
  ])
    expect([...files.keys()]).toContain(file);
  const others = [...files.keys()].filter((file) => !/^(shell|shared|deploy\/edge)\//.test(file));
  expect(others).toEqual([]);
  expect(packages).toEqual(expect.arrayContaining(['tuf-js', 'html-validate', '@playwright/test']));
});

it('leads only to its own files, to packages and to the builds of the kit', () => {
  for (const [file, bytes] of files) {
    if (!file.endsWith('.js')) continue;
    const code = bytes.toString();
    expect(code).not.toMatch(
      /\b(from|import)\s*\(?["']@dswine\/(?!shared\/(build|mfe-components)\/)/,
    );
    for (const [, wanted = ''] of code.matchAll(/\b(?:from|import)\s*\(?["'](\.[^"']+)["']/g))
      expect([...files.keys()]).toContain(path.join(path.dirname(file), wanted));
  }
});

it('runs as JavaScript below node_modules, and names itself as it is typed there', () => {
  const folder = mkdtempSync(path.join(root, 'var/kit-'));
  const kit = path.join(folder, 'node_modules/kit/program');
  for (const [file, bytes] of files) {
    mkdirSync(path.dirname(path.join(kit, file)), { recursive: true });
    writeFileSync(path.join(kit, file), bytes);
  }
  const cwd = path.join(folder, 'mfe-press');
  mkdirSync(cwd);
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [path.join(kit, 'shell/releases/cli.js'), ...args], {
      cwd,
      encoding: 'utf8',
      env: { HOME: folder },
    });
  expect(run('help', 'publish')).toContain('npx dswine-section publish mfe-visitor --promote');
  const created = run('keys', 'create');
  expect(created).toContain(path.join(folder, '.dswine/mfe-press/keys/mfe-press.pem'));
  // The operator has a checkout, where npx would ask the public registry.
  expect(created).toContain('npm run release -- keys add mfe-press mfe-press.pem.pub');
  rmSync(folder, { recursive: true });
});
