import path from 'node:path';
import { parseArgs } from 'node:util';
import { newSection } from './new-section.ts';
import { NewSectionError } from './section-names.ts';

/** `npm run new-section`: makes a section in this checkout. */
const usage = `npm run new-section -- mfe-<name> --path /<Path> [--tw <Chinese title>] [--en <English title>]

Makes the folder mfe-<name>: a section with one page in both languages, which runs, is tested and
can be published as it is. From there to visitors, and back: docs/new-section.md`;

const root = path.resolve(import.meta.dirname, '../..');

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { path: { type: 'string' }, tw: { type: 'string' }, en: { type: 'string' } },
  });
  const [workspace, ...more] = positionals;
  if (workspace === undefined || more.length > 0 || values.path === undefined)
    throw new NewSectionError(usage);
  const plan = newSection(root, { ...values, workspace, path: values.path });
  console.log(`${plan.workspace} is made, with one page at /${plan.segment} and /en/${plan.segment}.

  npm run dev -w ${plan.workspace}        see it alone, with sample data
  npx jest ${plan.workspace}               its tests
  npm run release -- grant ${plan.workspace} --paths ${plan.segment} --owner "<team>"
  npm run release -- publish ${plan.workspace} --promote

What each step does, and the way back: docs/new-section.md`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
