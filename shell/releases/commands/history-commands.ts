import type { Grant } from '@dswine/shared/contract/releases';
import { canaryStatus } from './canary-command.ts';
import {
  type CommandResult,
  type Context,
  describe,
  workspacesOf,
  terminalLine,
} from './command-context.ts';
import { history } from '../lifecycle/promote.ts';
import { type AuditedRevision, audit } from '../trust/history.ts';
import { releasePath } from '../metadata/targets.ts';
import { runningServers, type ServerReport } from '../reports/server-reports.ts';
import { nameOfKey } from '../trust/lists.ts';
import type { View } from '../metadata/composition.ts';

const LIMIT = 50;

type WorkspaceStatus = {
  live: string | undefined;
  /** When the release went live, or the section off the site. Undefined for long ago. */
  since: string | undefined;
  releases: { version: string; at: string; publishedBy: string[] }[];
  /** Version -> how often browsers reported of its pages in the last hour. */
  views: Record<string, number>;
};

export async function statusCommand(context: Context): Promise<CommandResult> {
  const { store, reports } = context.releases;
  const composition = await store.live();
  const view = await store.view();
  const revisions = await audit(store.trust, LIMIT);
  const servers = await runningServers(reports(), context.clock).catch(() => undefined);
  const shown = await Promise.all(
    (servers ?? []).flatMap(({ views = [] }) =>
      views.map(async ([revision, count]) => ({
        // Previews are views of no release, and neither is what is too old to be read.
        releases: (await store.composition(revision).catch(() => undefined))?.releases ?? {},
        count,
      })),
    ),
  );
  const workspaces: Record<string, WorkspaceStatus> = {};
  for (const workspace of await workspacesOf(store, composition)) {
    const views: WorkspaceStatus['views'] = {};
    for (const { releases, count } of shown) {
      const version = releases[workspace];
      if (version !== undefined) views[version] = (views[version] ?? 0) + count;
    }
    workspaces[workspace] = {
      live: composition?.releases[workspace],
      since: revisions.find(({ changes }) => changes.some((one) => one.workspace === workspace))
        ?.at,
      releases: (await store.releases(workspace)).map(({ version, publishedAt: at }) => ({
        ...{ version, at, publishedBy: publishersOf(view, workspace, version) },
      })),
      views,
    };
  }
  const canary = await canaryStatus(context, composition);
  const expires = new Date(view.expiresAt).toISOString();
  const [newest] = revisions;
  return {
    data: {
      composition: composition ? { ...composition, changes: newest?.changes ?? [] } : null,
      ...{ workspaces, servers, expires },
      ...(canary && { canary: canary.data }),
    },
    text: [
      composition
        ? `Revision ${composition.revision}, ${composition.at}: ${terminalLine(composition.reason)}${promotedBy(newest)}`
        : 'Nothing is live yet.',
      ...Object.entries(workspaces).map(([workspace, status]) =>
        describeStatus(workspace, status, composition?.grants?.[workspace]),
      ),
      ...describeServers(servers),
      ...(canary ? [canary.text] : []),
      `Signatures expire ${expires}`,
    ].join('\n'),
  };
}

function describeStatus(
  workspace: string,
  { live, since, releases, views }: WorkspaceStatus,
  grant: Grant | undefined,
): string {
  const state = live === undefined ? 'nothing live, off the site' : `${live},`;
  const shown = releases.filter(({ version }, at) => at === 0 || version === live);
  const counts = Object.entries(views).map(([version, count]) => `${count} with ${version}`);
  return [
    `  ${workspace.padEnd(14)} ${state}${since === undefined ? '' : ` since ${since}`}   (${releases.length} published)`,
    ...(grant ? [`${grant.owner}: ${grant.paths.join(', ')}`] : []),
    ...shown.map(
      ({ version, at, publishedBy }) => `${version} published ${at} by ${publishedBy.join(', ')}`,
    ),
    ...(counts.length > 0 ? [`pages in the last hour: ${counts.join(', ')}`] : []),
  ].join(`\n${' '.repeat(17)}`);
}

function describeServers(servers: readonly ServerReport[] | undefined): string[] {
  if (!servers) return ['What running servers serve cannot be read.'];
  return [
    servers.length === 0 ? 'No running server reports.' : 'Running servers:',
    ...servers.flatMap(({ server, revision, problems, rejected }) => [
      `  ${server} serves revision ${revision}`,
      ...[...problems, ...rejected.map(({ problem }) => problem)].map(
        ({ message }) => `    ${terminalLine(message)}`,
      ),
    ]),
  ];
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

function publishersOf({ targets, lists }: View, workspace: string, version: string): string[] {
  const custom = lists.get(workspace)?.signed.targets[releasePath(workspace, version)]?.custom;
  const keyIds = custom?.['publishedBy'];
  return Array.isArray(keyIds) ? keyIds.map((keyId) => nameOfKey(targets, String(keyId))) : [];
}
