import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Workspace } from '@dswine/shared/contract/releases';
import { sectionWorkspaces } from '../build/workspaces.ts';
import { registerWorkspace, unregisterWorkspace } from './register-workspace.ts';
import {
  checkPath,
  checkPathIsFree,
  checkTitle,
  checkWorkspaceName,
  NewSectionError,
} from './section-names.ts';
import { templateTitles, writeTemplate, type SectionPlan } from './write-template.ts';

/** What somebody asks for, unchecked. */
export type SectionRequest = {
  workspace: string;
  path: string;
  tw?: string | undefined;
  en?: string | undefined;
};

/** @throws {NewSectionError} */
export function planSection({ workspace, path: given, tw, en }: SectionRequest): SectionPlan {
  checkWorkspaceName(workspace);
  return {
    workspace,
    segment: checkPath(given),
    titles: {
      tw: checkTitle(tw ?? templateTitles.tw),
      en: checkTitle(en ?? templateTitles.en),
    },
  };
}

/**
 * Makes a section in a checkout: a folder, and its entry in the lockfile. Changes nothing else, and
 * nothing at all when it throws.
 * @throws {NewSectionError}
 */
export function newSection(root: string, request: SectionRequest): SectionPlan {
  const plan = planSection(request);
  const folder = path.join(root, plan.workspace);
  if (existsSync(folder))
    throw new NewSectionError(
      `${plan.workspace} is there already. Choose another name, or remove that folder.`,
    );
  checkPathIsFree(root, plan.segment);
  const port = freePortIn(root);
  writeTemplate(folder, plan);
  const file = path.join(folder, 'package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"port": 4000', `"port": ${port}`));
  registerWorkspace(root, plan.workspace);
  return plan;
}

/**
 * Removes a section from the lockfile after its folder was removed.
 * @throws {NewSectionError} while the folder is there: what a team has written, no command deletes.
 */
export function forgetSection(root: string, workspace: string): void {
  checkWorkspaceName(workspace);
  if (existsSync(path.join(root, workspace)))
    throw new NewSectionError(
      `The folder of ${workspace} is still there. Remove it first: rm -r ${workspace}`,
    );
  unregisterWorkspace(root, workspace);
}

/** A port that no other section has. */
function freePortIn(root: string): number {
  const portOf = (workspace: Workspace) => {
    const { config } = JSON.parse(
      readFileSync(path.join(root, workspace, 'package.json'), 'utf8'),
    ) as { config?: { port?: number } };
    return config?.port ?? 0;
  };
  return Math.max(4000, ...sectionWorkspaces(root).map(portOf)) + 1;
}
