import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Workspace } from '@dswine/shared/contract/releases';
import { isWorkspaceName } from '@dswine/shared/contract/workspace-name';

/** The workspaces of a checkout that are released: the shell, then the sections by name. */
export function releasedWorkspaces(root: string): Workspace[] {
  return readdirSync(root)
    .filter((name) => isWorkspaceName(name) && existsSync(path.join(root, name, 'package.json')))
    .sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || (a < b ? -1 : 1));
}

/** The sections of a checkout, by folder. */
export function sectionWorkspaces(root: string): Workspace[] {
  return releasedWorkspaces(root).filter((workspace) => workspace !== 'shell');
}
