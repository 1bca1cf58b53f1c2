import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run pack-kit`: packs `@dswine/shared` for a section in a repository of its own. Node strips no
 * types inside of `node_modules`, so the package is compiled; paths within it stay as they are.
 */
const root = path.resolve(import.meta.dirname, '../..');
const out = path.join(root, 'shared/dist/kit');

/** Packages for development that a section outside of this repository needs as well. */
const tools = [
  '@pmmmwh/react-refresh-webpack-plugin',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@typescript/native',
  'jest',
  'jest-environment-jsdom',
  'react-refresh',
  'webpack-dev-server',
];

/** Packages of the web server, which shows a section alone. */
const serverPackages = [
  '@fastify/proxy-addr',
  '@fastify/reply-from',
  '@tufjs/models',
  'fastify',
  'fresh',
  'lru-cache',
  'negotiator',
  'prom-client',
  'semver',
  'tuf-js',
];

type Manifest = {
  version: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
};

const read = (workspace: string) =>
  JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')) as Manifest;

/** Where a compiled module and its types are; other files keep their path. */
function exported(target: string): string | { types: string; default: string } {
  const file = target.replace(/^\./, './shared');
  const [, module] = /^(.*)\.tsx?$/.exec(file) ?? [];
  return module === undefined ? file : { types: `${module}.d.ts`, default: `${module}.js` };
}

function manifest(): object {
  const [shared, project, organiser] = [read('shared'), read('.'), read('organiser')];
  const versions = {
    ...organiser.dependencies,
    ...read('shell').dependencies,
    ...project.devDependencies,
  };
  const names = [...tools, ...serverPackages, 'yaml'];
  const picked = Object.fromEntries(names.map((name) => [name, versions[name]]));
  const exports = Object.entries(shared.exports).map(([name, file]) => [name, exported(file)]);
  return {
    name: '@dswine/shared',
    version: shared.version,
    description: 'What a section of the fair needs to be built, tested and run alone.',
    license: 'UNLICENSED',
    type: 'module',
    bin: { 'dswine-section': 'shared/kit/dswine-section.js' },
    exports: Object.fromEntries(exports) as object,
    dependencies: { ...shared.dependencies, ...project.dependencies, ...picked },
  };
}

function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout.trim();
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
run(
  process.execPath,
  [path.join(root, 'node_modules/@typescript/native/bin/tsc'), '-p', 'shared/tsconfig.kit.json'],
  root,
);
const others = [
  'shared/src/**/*.{scss,woff2,txt,json,d.ts}',
  'shared/build/{hot,jest}/*.{js,cjs}',
  'shared/kit/template/{*.*,{src,standalone}/**/*.*}',
  'shared/tsconfig.{base,section}.json',
  'shell/server/variants/*.{js,css}',
  'deploy/edge/edge-rule.js',
];
for (const file of globSync(others, { cwd: root }))
  if (!file.endsWith('.tsbuildinfo')) cpSync(path.join(root, file), path.join(out, file));
run(process.execPath, ['shell/dev/base-releases.ts', path.join(out, 'base')], root);
for (const file of globSync('base/**/{*.map,kept-*}', { cwd: out })) rmSync(path.join(out, file));
writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
const packed = run('npm', ['pack', '--silent', '--pack-destination', path.dirname(out)], out);
console.log(path.join(path.dirname(out), packed));
