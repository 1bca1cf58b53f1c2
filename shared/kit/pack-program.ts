import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

/** A program, with its paths in the checkout, and the packages that it imports. */
export type Program = { files: ReadonlyMap<string, Buffer>; packages: readonly string[] };

const entries = ['shell/releases/cli.ts'];
/** Node takes the sources of the program for modules by these, also where it may read no others. */
const scopes = ['shell/package.json', 'shared/package.json', 'deploy/edge/package.json'];
/** What `dev` builds the shell from, and sends to browsers, as it is. */
const sources = ['shell/src/**/*.*', 'shell/server/variants/bar*.{js,css}'];
/**
 * `enhanced` brings a hundred packages for its build plugins. What the shell imports of it is the
 * runtime, which the kit installs alone.
 */
export const federation = {
  from: '@module-federation/enhanced',
  runtime: '@module-federation/runtime',
};
const tests = /\.(test|fixture)\.tsx?$/;
/** Webpack and its loaders run the sources of the kit (`load-sources.mjs`). */
const ofBuilds = /^@dswine\/shared\/(build|mfe-components)\//;
const specifier = /(["'])((?:\.{1,2}|@dswine\/shared)\/[^"'\s]+)\1/g;
const packageName =
  /\b(?:from|import|resolve)\s*\(?\s*["'](?!node:|@dswine\/)((?:@[\w-]+\/)?[a-z][\w.-]*)[^"'\s]*["']/g;
const options = {
  swcrc: false,
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript' },
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
} as const;

/**
 * The release command and all that it reads, as JavaScript: Node runs no TypeScript below
 * `node_modules`, and the processes for code of releases may load no compiler.
 */
export function packProgram(root: string): Program {
  const files = new Map<string, Buffer>();
  const packages = new Set<string>();
  for (const file of scopes) files.set(file, Buffer.from('{ "type": "module" }\n'));
  for (const file of globSync(sources, { cwd: root }).filter((one) => !tests.test(one))) {
    const bytes = readFileSync(path.join(root, file));
    const text = bytes.toString();
    const source = text.replaceAll(`${federation.from}/runtime`, federation.runtime);
    files.set(file, source === text ? bytes : Buffer.from(source));
    for (const [, found = ''] of source.matchAll(packageName)) packages.add(found);
  }
  const waiting = entries.map((file) => path.join(root, file));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const name = nameOf(path.relative(root, file));
    if (files.has(name)) continue;
    const isOfBuilds = /[\\/]shell[\\/](dev|build)[\\/]/.test(file);
    const source = readFileSync(file);
    if (!/\.[jt]sx?$/.test(file)) {
      files.set(name, source);
      continue;
    }
    const { code } = transformSync(source.toString(), options);
    for (const [, found = ''] of code.matchAll(packageName)) packages.add(found);
    const rewritten = code.replaceAll(specifier, (text, quote: string, wanted: string) => {
      const target = isOfBuilds && ofBuilds.test(wanted) ? undefined : fileAt(wanted, file);
      if (target === undefined) return text;
      waiting.push(target);
      const relative = path.relative(path.dirname(file), target);
      return quote + nameOf(relative.startsWith('.') ? relative : `./${relative}`) + quote;
    });
    files.set(name, Buffer.from(rewritten));
  }
  return { files: new Map([...files].sort()), packages: [...packages].sort() };
}

const nameOf = (file: string) => file.replace(/\.tsx?$/, '.js');

/** The file that a module names, by import or URL. */
function fileAt(wanted: string, from: string): string | undefined {
  const address = wanted.startsWith('.')
    ? new URL(wanted, pathToFileURL(from)).href
    : import.meta.resolve(wanted);
  const file = fileURLToPath(address);
  // Others may not be looked at: the build has few rights.
  return /\.\w+$/.test(file) && existsSync(file) ? file : undefined;
}
