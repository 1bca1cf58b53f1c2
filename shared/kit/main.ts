import path from 'node:path';
import { parseArgs } from 'node:util';
import { forgetSection, newSection } from './new-section.ts';
import { NewSectionError } from './section-names.ts';

/** `npm run new-section`: makes a section in this checkout. */
const usage = `npm run new-section -- mfe-<name> --path /<Path> [--tw <Chinese title>] [--en <English title>]
npm run new-section -- mfe-<name> --remove

Makes the folder mfe-<name>: a section with one page in both languages, which runs, is tested and
can be published as it is. From there to visitors, and back: docs/new-section.md
--remove clears up after that folder was removed.`;

const root = path.resolve(import.meta.dirname, '../..');

try {
  console.log(run());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function run(): string {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      path: { type: 'string' },
      tw: { type: 'string' },
      en: { type: 'string' },
      remove: { type: 'boolean', default: false },
    },
  });
  const { path: given, remove, ...titles } = values;
  const [workspace, ...more] = positionals;
  if (workspace === undefined || more.length > 0 || (given === undefined) !== remove)
    throw new NewSectionError(usage);
  if (given === undefined) {
    forgetSection(root, workspace);
    return `This checkout has no ${workspace} any more.`;
  }
  const { segment } = newSection(root, { ...titles, workspace, path: given });
  return `${workspace} is made, with one page at /${segment} and /en/${segment}.

  npm run dev -w ${workspace}    shows it alone, with sample data
  npx jest ${workspace}          runs its tests

To visitors, and back: docs/new-section.md`;
}
