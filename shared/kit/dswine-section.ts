import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { newSectionAlone } from './new-section-alone.ts';
import { NewSectionError } from './section-names.ts';

/** The command of the kit, for a section in a folder of its own. */
const usage = `dswine-section <command>, in the folder of the section, which is called mfe-<name>

  new --path /<Path> [--tw <Chinese title>] [--en <English title>]   make the section
  dev      show it alone, with sample data and hot reload
  test     run its tests
  check    check its types
  build    build it into dist, from where the release command publishes it:
           npm run release -- publish mfe-<name> --from <this folder> --promote`;

const require = createRequire(import.meta.url);
const folder = process.cwd();
const build = (name: string) => [
  `--import=${import.meta.resolve('./load-sources.mjs')}`,
  path.join(import.meta.dirname, '../build', name),
];

const commands: Readonly<Record<string, (args: string[]) => string[] | Promise<string[]>>> = {
  dev: () => build('dev-section.ts'),
  build: () => build('build-section.ts'),
  check: () => [binOf('@typescript/native', 'bin/tsc'), '--noEmit', '-p', folder],
  async test(args) {
    const config = path.join(import.meta.dirname, '../build/jest/section-config.js');
    const { jestProjects } = (await import(pathToFileURL(config).href)) as {
      jestProjects: (common: object) => object[];
    };
    const projects = jestProjects({ rootDir: folder });
    return [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      binOf('jest', 'bin/jest.js'),
      `--config=${JSON.stringify({ rootDir: folder, projects })}`,
      ...args,
    ];
  },
};

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof NewSectionError ? error.message : error);
  process.exitCode = 1;
}

async function run([name = '', ...args]: string[]): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < 24)
    throw new NewSectionError(
      `The kit runs on Node 24, but this is ${process.versions.node}. Run it by npm (npm run …, npx dswine-section …), which takes the Node of the kit.`,
    );
  if (name === 'new') return create(args);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new NewSectionError(usage);
  const child = spawn(process.execPath, await command(args), { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void child.kill(signal));
  process.exitCode = await new Promise<number>((resolve, reject) =>
    child.once('error', reject).once('close', (code) => resolve(code ?? 1)),
  );
}

function create(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: { path: { type: 'string' }, tw: { type: 'string' }, en: { type: 'string' } },
  });
  if (values.path === undefined) throw new NewSectionError(usage);
  const { workspace, segment } = newSectionAlone(folder, { ...values, path: values.path });
  console.log(`${workspace} is made, with one page at /${segment} and /en/${segment}.
  npm run dev    npm test    npm run check    npm run build`);
}

/** A program of a package, wherever npm has put it. */
function binOf(name: string, file: string): string {
  return path.join(path.dirname(require.resolve(`${name}/package.json`)), file);
}
