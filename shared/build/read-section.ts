import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseJson, schemaProblem } from '@dswine/shared/contract/parse-json';
import { SectionData } from '@dswine/shared/contract/section-data';
import { joinSection, type Forms } from '@dswine/shared/form/join-section';
import type { Section } from '@dswine/shared/section/section';
import { BuildError } from './run-webpack.ts';

const FILE = 'src/section.json';

/** What a section states in `src/section.json`. @throws {BuildError} with a sentence. */
export function readSectionData(folder: string): SectionData {
  const data = parseJson(readFileSync(path.join(folder, FILE)));
  const problem = data === undefined ? 'it is no JSON' : schemaProblem(SectionData, data);
  if (problem !== undefined) throw new BuildError(`${FILE} is wrong: ${problem}.`);
  return data as SectionData;
}

/** The same with the forms of `src/forms.ts`, and without code. @throws {BuildError} */
export async function readSection(folder: string): Promise<Section> {
  const file = path.join(folder, 'src/forms.ts');
  const { forms } = (existsSync(file) ? await import(pathToFileURL(file).href) : { forms: {} }) as {
    forms: Forms;
  };
  const noCode = { routes: {}, fragments: {}, loadMessages: async () => ({ default: {} }) };
  return joinSection(readSectionData(folder), noCode, forms);
}
