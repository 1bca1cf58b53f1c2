/**
 * docs/dependencies.md lists every package of every package.json in the installed version. No
 * package in the lockfile has an AGPL licence.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

type Manifest = {
  version?: string;
  license?: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const read = <Contents>(file: string) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Contents;
const manifestIn = (folder: string) => read<Manifest>(path.join(folder, 'package.json'));

/** The manifest that a workspace resolves: its own copy or the hoisted one. */
function installed(workspace: string, name: string): Manifest {
  const own = path.join(workspace, 'node_modules', name);
  return manifestIn(existsSync(path.join(root, own)) ? own : path.join('node_modules', name));
}

it('docs/dependencies.md lists every package with its version, licence and purpose', () => {
  const workspaces = globSync(manifestIn('.').workspaces ?? [], { cwd: root });
  const used = ['.', ...workspaces].flatMap((workspace) => {
    const { dependencies, devDependencies, optionalDependencies } = manifestIn(workspace);
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter((name) => !name.startsWith('@dswine/'))
      .map((name) => {
        const { version, license } = installed(workspace, name);
        return `\`${name}\` ${version} ${license}`;
      });
  });
  const rows = readFileSync(path.join(root, 'docs/dependencies.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, name, , , purpose]) => name?.startsWith('`') && purpose);
  expect(rows.map((cells) => cells.slice(1, 4).join(' ')).sort()).toEqual(
    [...new Set(used)].sort(),
  );
});

it('no package has an AGPL licence', () => {
  const { packages } = read<{ packages: Record<string, Manifest> }>('package-lock.json');
  const licences = Object.entries(packages).map(([name, { license }]) => `${name}: ${license}`);
  expect(licences.length).toBeGreaterThan(500);
  expect(licences.filter((line) => /: .*(AGPL|Affero)/iu.test(line))).toEqual([]);
});
