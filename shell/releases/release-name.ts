import { isVersion, type Workspace } from '@dswine/shared/contract/releases';
import { isWorkspaceName } from '@dswine/shared/contract/workspace-name';
import { ReleaseError } from './errors.ts';

/** A release as named on the command line. Without a version, the newest published one is meant. */
export type Target = { workspace: Workspace; version?: string | undefined };

export type NamedRelease = { workspace: Workspace; version: string };

export const nameOf = ({ workspace, version }: NamedRelease) => `${workspace}@${version}`;

export const namesOf = (releases: Readonly<Record<string, string>>) =>
  Object.entries(releases).map(([workspace, version]) => nameOf({ workspace, version }));

/** Parses `mfe-visitor` or `mfe-visitor@1.2.0`. */
export function readTarget(text = ''): Target {
  const [name = '', ...rest] = text.split('@');
  const version = rest.length > 0 ? rest.join('@') : undefined;
  if (!isWorkspaceName(name)) throw new ReleaseError('usageWorkspace', { name });
  if (version !== undefined && !isVersion(version))
    throw new ReleaseError('usageVersion', { version });
  return { workspace: name, version };
}
