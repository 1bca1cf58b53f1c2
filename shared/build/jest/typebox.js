import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const shared = path.join(import.meta.dirname, '../..');
/** What sources import of TypeBox, by the file that stands for it. */
const parts = { type: 'typebox', value: 'typebox/value', compile: 'typebox/compile' };

/**
 * Names of modules for Jest: TypeBox as one file, which is built once for each version into the
 * folder. As it is, it has 680 ES modules, which Jest would link again for each test file.
 */
export async function typeboxNames(folder) {
  const { dependencies } = JSON.parse(readFileSync(path.join(shared, 'package.json'), 'utf8'));
  const target = path.join(folder, `typebox-${dependencies.typebox}`);
  if (!existsSync(target)) await build(target);
  return Object.fromEntries(
    Object.entries(parts).map(([part, name]) => [`^${name}$`, path.join(target, `${part}.cjs`)]),
  );
}

async function build(target) {
  const { default: webpack } = await import('webpack');
  const own = `${target}-${process.pid}`;
  const source = Object.entries(parts).map(([part, name]) => `export * as ${part} from '${name}';`);
  const compiler = webpack({
    mode: 'production',
    target: 'node24',
    context: shared,
    devtool: false,
    optimization: { minimize: false },
    entry: { all: `data:text/javascript,${encodeURIComponent(source.join('\n'))}` },
    output: { path: own, filename: '[name].cjs', library: { type: 'commonjs2' } },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString()));
      else resolve();
    });
  });
  for (const part of Object.keys(parts))
    writeFileSync(path.join(own, `${part}.cjs`), `module.exports = require('./all.cjs').${part};`);
  try {
    renameSync(own, target);
  } catch (error) {
    // Another run was first.
    if (!existsSync(target)) throw error;
    rmSync(own, { recursive: true });
  }
}
