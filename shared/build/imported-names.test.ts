import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importedNames } from './imported-names.ts';
import { runWebpack } from './run-webpack.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'dswine-imports-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('lists the used imports of each external module, except modules used as a whole', async () => {
  writeFileSync(
    path.join(folder, 'part.js'),
    `import { useSlot } from 'runtime'; export const slot = () => useSlot();`,
  );
  writeFileSync(
    path.join(folder, 'entry.js'),
    `import { useNow, useSite as site, unused } from 'runtime';
     import * as react from 'react';
     import * as whole from 'whole';
     import { slot } from './part.js';
     export const section = [useNow, site(), react.useState(), slot, Object.keys(whole)];`,
  );
  const compilation = await runWebpack({
    mode: 'production',
    target: 'node24',
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'dist'), library: { type: 'commonjs2' } },
    externals: Object.fromEntries(
      ['runtime', 'react', 'whole'].map((name) => [name, `commonjs ${name}`]),
    ),
  });
  expect(importedNames(compilation)).toEqual({
    react: ['useState'],
    runtime: ['useNow', 'useSite', 'useSlot'],
  });
});
