import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Compilation } from 'webpack';
import { runWebpack } from './run-webpack.ts';
import { sbomOf } from './sbom.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'dswine-sbom-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const files = {
  'section/package.json': '{ "name": "@dswine/section", "version": "1.0.0" }',
  'section/browser.js': `import { used } from 'used'; import { part } from '@scope/part';
    import { unused } from 'shaken'; export const all = [used, part];`,
  'section/server.js': `import { used } from 'used'; export { used };`,
  'node_modules/used/package.json': `{ "name": "used", "version": "1.2.3", "license": "MIT",
    "repository": { "url": "https://example.org/used" } }`,
  'node_modules/used/index.js': 'export const used = () => document.title;',
  'node_modules/shaken/package.json':
    '{ "name": "shaken", "version": "1.0.0", "sideEffects": false }',
  'node_modules/shaken/index.js': 'export const unused = () => history.length;',
  'node_modules/@scope/part/package.json':
    '{ "name": "@scope/part", "version": "2.0.0", "license": "(MIT OR ISC)" }',
  'node_modules/@scope/part/index.js': 'export const part = () => location.href;',
};

function writeFiles(root: string): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
}

function build(root: string, side: 'browser' | 'server'): Promise<Compilation> {
  return runWebpack({
    mode: 'production',
    target: 'node24',
    context: path.join(root, 'section'),
    entry: `./${side}.js`,
    output: { path: path.join(root, 'dist', side), library: { type: 'commonjs2' } },
  });
}

async function sbomIn(root: string) {
  writeFiles(root);
  return sbomOf(path.join(root, 'section'), {
    browser: await build(root, 'browser'),
    server: await build(root, 'server'),
  });
}

it('lists the packages of a release with licences and the bundles that contain them', async () => {
  const sbom = await sbomIn(folder);
  const { metadata, components = [] } = sbom;
  // Rebuilt releases have to be the same.
  expect(JSON.stringify(sbom)).not.toMatch(/serialNumber|timestamp/);
  expect(JSON.stringify(sbom)).not.toContain(folder);
  expect(metadata.component).toMatchObject({ group: '@dswine', name: 'section' });
  expect(
    components.map(({ purl, licenses, properties, externalReferences: from }) => ({
      purl,
      licenses,
      properties,
      from,
    })),
  ).toEqual([
    {
      purl: 'pkg:npm/%40scope/part@2.0.0',
      licenses: [{ expression: '(MIT OR ISC)', acknowledgement: 'declared' }],
      properties: [{ name: 'dswine:bundle', value: 'browser' }],
      from: undefined,
    },
    {
      purl: 'pkg:npm/used@1.2.3',
      licenses: [{ license: { id: 'MIT', acknowledgement: 'declared' } }],
      properties: [
        { name: 'dswine:bundle', value: 'browser' },
        { name: 'dswine:bundle', value: 'server' },
      ],
      from: [{ type: 'vcs', url: 'https://example.org/used' }],
    },
  ]);
  // Visitors can request every file beside the scripts.
  expect(readdirSync(path.join(folder, 'dist/browser'))).toEqual(['main.js']);
});
