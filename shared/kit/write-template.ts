import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sectionOf, type Workspace } from '@dswine/shared/contract/releases';

/** A section that is to be made. */
export type SectionPlan = {
  workspace: Workspace;
  /** The first segment of its pages: `Tasting`. */
  segment: string;
  /** Of the page and of its entry in the menu. */
  titles: { tw: string; en: string };
};

/** The titles in the template; a team that names no others changes them in its messages. */
export const templateTitles = { tw: '新分區', en: 'New Section' };

const template = path.join(import.meta.dirname, 'template');

/** Writes the template into a folder, with the names of a section. Returns the files. */
export function writeTemplate(folder: string, plan: SectionPlan): string[] {
  const names = [
    ['mfe-template', plan.workspace],
    ['"name": "template"', `"name": "${sectionOf(plan.workspace)}"`],
    ['TemplatePath', plan.segment],
    [templateTitles.tw, plan.titles.tw],
    [templateTitles.en, plan.titles.en],
  ] as const;
  const files = globSync(['*.*', '{src,standalone}/**/*.*'], { cwd: template }).sort();
  for (const file of files) {
    const text = readFileSync(path.join(template, file), 'utf8');
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(
      target,
      names.reduce((result, [from, to]) => result.replaceAll(from, to), text),
    );
  }
  return files;
}
