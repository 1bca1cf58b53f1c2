import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { planSection, type SectionRequest } from './new-section.ts';
import { NewSectionError } from './section-names.ts';
import { writeTemplate, type SectionPlan } from './write-template.ts';

type Manifest = { dependencies?: Record<string, string>; allowScripts?: object };

/** npm asks about packages that run a script when they are installed. The last one prints thanks. */
const scriptsOfKit = {
  node: true,
  '@swc/core': true,
  '@parcel/watcher': true,
  'core-js-pure': false,
};

const alone = path.join(import.meta.dirname, 'alone');

/**
 * Makes a section, as a repository, in a folder that has only the kit. The name of the folder is that
 * of the section.
 * @throws {NewSectionError}
 */
export function newSectionAlone(
  folder: string,
  request: Omit<SectionRequest, 'workspace'>,
): SectionPlan {
  const plan = planSection({ ...request, workspace: path.basename(folder) });
  if (existsSync(path.join(folder, 'src')))
    throw new NewSectionError(`${folder} has a folder src already. Begin in an empty folder.`);
  const file = path.join(folder, 'package.json');
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
  if (before.dependencies?.['@dswine/shared'] === undefined)
    throw new NewSectionError(
      `Install the kit of your site first, in ${folder}: npm install <site>/kit/<version>.tgz (“kit” in <site>/composition.json has the path).`,
    );
  writeTemplate(folder, plan);
  const { dependencies: _, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const scripts = Object.fromEntries(
    ['dev', 'test', 'check', 'build', 'conform'].map((name) => [name, `dswine-section ${name}`]),
  );
  const { allowScripts = scriptsOfKit } = before;
  writeFileSync(
    file,
    `${JSON.stringify({ ...manifest, ...before, scripts, allowScripts }, null, 2)}\n`,
  );
  writeFileSync(path.join(folder, '.gitignore'), 'node_modules/\ndist/\n*.tsbuildinfo\n');
  const data = path.join(folder, 'src/section.json');
  const schema = path.relative(
    path.dirname(data),
    fileURLToPath(import.meta.resolve('@dswine/shared/section.schema.json')),
  );
  writeFileSync(data, readFileSync(data, 'utf8').replace(/(?<="\$schema": ")[^"]+/, schema));
  const readme = path.join(folder, 'README.md');
  const [text = ''] = readFileSync(readme, 'utf8').split('\nHow to make a page');
  writeFileSync(
    readme,
    text
      .replace(`npm run dev -w ${plan.workspace} `, 'npm run dev ')
      .replace(`npx jest ${plan.workspace} `, 'npm test ')
      .concat('\n', readFileSync(path.join(alone, 'README.md'), 'utf8'))
      .replaceAll('mfe-template', plan.workspace),
  );
  cpSync(path.join(alone, 'section.yml'), path.join(folder, '.github/workflows/section.yml'));
  // Without git there are the files alone.
  if (!existsSync(path.join(folder, '.git')))
    spawnSync('git', ['init', '--quiet'], { cwd: folder });
  return plan;
}
