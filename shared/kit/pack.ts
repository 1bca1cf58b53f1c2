import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { CONTRACT_VERSION } from '@dswine/shared/contract/releases';
import { federation, packProgram } from './pack-program.ts';

/**
 * The kit: `@dswine/shared` as a package, for a section in a repository of its own. It has the
 * sources as they are (`kit/load-sources.mjs` lets Node run them), so types, errors and the bundles
 * of sections are the same there; and the release command, as JavaScript.
 */
export type Kit = { version: string; archive: Buffer };

const root = path.resolve(import.meta.dirname, '../..');

const contents = [
  'src/**/*.*',
  'build/{*.*,{hot,jest}/*.*}',
  'kit/**/*.*',
  'mfe-components/**/*.*',
  'tsconfig.*.json',
];
const leftOut =
  /^(?!kit\/template).*\.test\.tsx?$|\.tsbuildinfo$|^src\/(bucket|logging|tracing)\/|^src\/testing\/(observability-files|otlp-receiver|silent-log)\.ts$|^kit\/pack(-program)?\.ts$/;

/** What neither sections nor the release command need. */
const ofServers = /^@opentelemetry\/(?!api$)/;

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
];

type Manifest = {
  exports: object;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** The same sources make the same archive. `version` names its content. */
export function packKit(): Kit {
  const folder = path.join(root, 'shared');
  const files = globSync(contents, { cwd: folder }).filter((file) => !leftOut.test(file));
  const program = packProgram(root);
  const entries = [
    ...files.sort().map((file) => entryOf(file, readFileSync(path.join(folder, file)))),
    ...[...program.files].map(([file, bytes]) => entryOf(`program/${file}`, bytes)),
  ];
  const packages = [...tools, ...program.packages];
  const hash = createHash('sha256');
  hash.update(JSON.stringify([manifest('', packages), process.versions.zlib]));
  for (const entry of entries) hash.update(entry);
  const content = hash.digest('hex').slice(0, 12);
  const version = `1.${CONTRACT_VERSION}.0-${content}`;
  const text = Buffer.from(`${JSON.stringify(manifest(version, packages), null, 2)}\n`);
  const archive = [entryOf('package.json', text), ...entries, Buffer.alloc(1024)];
  return { version, archive: gzipSync(Buffer.concat(archive), { level: 9 }) };
}

function manifest(version: string, packages: readonly string[]): object {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Manifest;
  const [shared, shell] = [read('shared/package.json'), read('shell/package.json')];
  const project = read('package.json');
  const known = {
    ...shared.dependencies,
    ...shell.dependencies,
    // Released together.
    [federation.runtime]: shell.dependencies[federation.from],
    ...project.dependencies,
    ...project.devDependencies,
  };
  const picked = packages.map((name) => [name, known[name]] as const);
  const dependencies = Object.entries({
    ...shared.dependencies,
    ...project.dependencies,
    ...Object.fromEntries(picked),
  }).filter(([name]) => !ofServers.test(name));
  return {
    name: '@dswine/shared',
    version,
    description: 'What a section of the fair needs to be built, tested, run alone and released.',
    license: 'UNLICENSED',
    type: 'module',
    // That of react-router.
    engines: { node: '>=22.22.0' },
    bin: { 'dswine-section': 'kit/bin.mjs' },
    exports: shared.exports,
    dependencies: Object.fromEntries(dependencies) as object,
  };
}

/** A file in the format ustar, without time and owner. */
function entryOf(name: string, bytes: Buffer): Buffer {
  const header = Buffer.alloc(512);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
  header.write(`package/${name}`, 0);
  header.write(octal(name.endsWith('bin.mjs') ? 0o755 : 0o644, 8), 100);
  for (const at of [108, 116]) header.write(octal(0, 8), at);
  header.write(octal(bytes.length, 12), 124);
  header.write(octal(0, 12), 136);
  // While it is summed up, the field of the sum counts as blanks.
  header.write('        0', 148);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)}\u0000 `, 148);
  return Buffer.concat([header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);
}
