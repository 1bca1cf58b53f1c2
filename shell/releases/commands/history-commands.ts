import { canaryStatus } from './canary-command.ts';
import { type CommandResult, type Context, describe, workspacesOf } from './command-context.ts';
import { history } from '../lifecycle/promote.ts';
import { terminalLine } from './terminal-text.ts';
import { type AuditedRevision, audit } from '../trust/audit.ts';
import { releasePath } from '../metadata/targets.ts';
import { nameOfKey } from '../trust/team-list.ts';
import type { View } from '../metadata/view.ts';

/** Shown revisions, newest first. */
const LIMIT = 50;

export async function statusCommand(context: Context): Promise<CommandResult> {
  const { store } = context.releases;
  const composition = await store.live();
  const view = await store.view();
  const [newest] = await audit(store.trust, 1);
  const workspaces = await workspacesOf(store, composition);
  const published = await Promise.all(
    workspaces.map(async (workspace) => {
      const releases = await store.releases(workspace);
      return [
        workspace,
        releases.map(({ version }) => ({
          version,
          publishedBy: publishersOf(view, workspace, version),
        })),
      ] as const;
    }),
  );
  const lines = published.map(([workspace, releases]) => {
    const live = composition?.releases[workspace];
    const by = releases.find(({ version }) => version === live)?.publishedBy ?? [];
    const signed = by.length > 0 ? `, published by ${by.join(', ')}` : '';
    const grant = composition?.grants?.[workspace];
    const owned = grant ? `\n${' '.repeat(17)}${grant.owner}: ${grant.paths.join(', ')}` : '';
    return `  ${workspace.padEnd(14)} ${live ?? 'nothing live'}   (${releases.length} published${live ? signed : ''})${owned}`;
  });
  const canary = await canaryStatus(context, composition);
  const heading = composition
    ? `Revision ${composition.revision}, ${composition.at}: ${terminalLine(composition.reason)}${promotedBy(newest)}`
    : 'Nothing is live yet.';
  return {
    data: {
      composition: composition ? { ...composition, changes: newest?.changes ?? [] } : null,
      published: Object.fromEntries(
        published.map(([workspace, releases]) => [
          workspace,
          releases.map(({ version }) => version),
        ]),
      ),
      publishedBy: Object.fromEntries(
        published.map(([workspace, releases]) => [
          workspace,
          Object.fromEntries(releases.map(({ version, publishedBy }) => [version, publishedBy])),
        ]),
      ),
      expires: new Date(view.expiresAt).toISOString(),
      ...(canary && { canary: canary.data }),
    },
    text: [
      heading,
      ...lines,
      ...(canary ? [canary.text] : []),
      `Signatures expire ${new Date(view.expiresAt).toISOString()}`,
    ].join('\n'),
  };
}

export async function historyCommand(context: Context): Promise<CommandResult> {
  const compositions = await history(context.releases.store, LIMIT);
  const signed = await audit(context.releases.store.trust, LIMIT);
  const changesOf = (revision: number) => signed.find((one) => one.revision === revision);
  return {
    data: compositions.map((composition) => ({
      ...composition,
      changes: changesOf(composition.revision)?.changes ?? [],
    })),
    text:
      compositions
        .map(
          (composition) => `${describe(composition)}${promotedBy(changesOf(composition.revision))}`,
        )
        .join('\n') || 'Nothing was ever live.',
  };
}

function promotedBy(revision: AuditedRevision | undefined): string {
  const changes = (revision?.changes ?? []).filter(({ signedBy }) => signedBy.length > 0);
  const names = changes.map(({ workspace, signedBy }) => `${workspace} by ${signedBy.join(', ')}`);
  if (revision?.canaryBy) names.push(`canary by ${revision.canaryBy.join(', ')}`);
  if (revision?.grantedBy) names.push(`grants by ${revision.grantedBy.join(', ')}`);
  if (names.length === 0) return '';
  return `\n    signed: ${names.join('; ')}`;
}

/** Owners of the keys with which the release was published, as its team has signed. */
function publishersOf({ targets, lists }: View, workspace: string, version: string): string[] {
  const custom = lists.get(workspace)?.signed.targets[releasePath(workspace, version)]?.custom;
  const keyIds = custom?.['publishedBy'];
  return Array.isArray(keyIds) ? keyIds.map((keyId) => nameOfKey(targets, String(keyId))) : [];
}
