import { canaryStatus } from './canary-command.ts';
import { type CommandResult, type Context, describe, workspacesOf } from './command-context.ts';
import { history } from '../lifecycle/promote.ts';
import { terminalLine } from './terminal-text.ts';
import { type AuditedRevision, audit } from '../trust/audit.ts';
import { releasePath } from '../metadata/targets.ts';
import { runningServers } from '../reports/await-servers.ts';
import type { ServerReport } from '../reports/server-report.ts';
import { nameOfKey } from '../trust/team-list.ts';
import type { View } from '../metadata/view.ts';

/** Shown revisions, newest first. */
const LIMIT = 50;

/** A release of a workspace, and what `status` says of it. */
type PublishedRelease = { version: string; at: string; publishedBy: string[] };

export async function statusCommand(context: Context): Promise<CommandResult> {
  const { store } = context.releases;
  const composition = await store.live();
  const view = await store.view();
  const revisions = await audit(store.trust, LIMIT);
  const servers = await serversOf(context);
  const views = await viewsByRelease(context, servers.running);
  const workspaces = await workspacesOf(store, composition);
  const published = await Promise.all(
    workspaces.map(async (workspace) => {
      const releases = (await store.releases(workspace)).map(({ version, publishedAt: at }) => ({
        ...{ version, at, publishedBy: publishersOf(view, workspace, version) },
      }));
      return [workspace, releases] as const;
    }),
  );
  const changedAt = (workspace: string) =>
    revisions.find(({ changes }) => changes.some((change) => change.workspace === workspace))?.at;
  const lines = published.flatMap(([workspace, releases]) => {
    const live = composition?.releases[workspace];
    const grant = composition?.grants?.[workspace];
    const since = changedAt(workspace);
    return [
      describeWorkspace(workspace, { live, since, releases }),
      ...(grant ? [`${INDENT}${grant.owner}: ${grant.paths.join(', ')}`] : []),
      ...describeViews(views.get(workspace)),
    ];
  });
  const canary = await canaryStatus(context, composition);
  const heading = composition
    ? `Revision ${composition.revision}, ${composition.at}: ${terminalLine(composition.reason)}${promotedBy(revisions[0])}`
    : 'Nothing is live yet.';
  const byWorkspace = <Value>(valueOf: (release: PublishedRelease) => Value) =>
    published.map(([workspace, releases]) => [workspace, releases.map(valueOf)] as const);
  return {
    data: {
      composition: composition ? { ...composition, changes: revisions[0]?.changes ?? [] } : null,
      published: Object.fromEntries(byWorkspace(({ version }) => version)),
      publishedAt: entriesOf(byWorkspace(({ version, at }) => [version, at] as const)),
      publishedBy: entriesOf(
        byWorkspace(({ version, publishedBy }) => [version, publishedBy] as const),
      ),
      changedAt: Object.fromEntries(workspaces.map((name) => [name, changedAt(name) ?? null])),
      servers: servers.running,
      views: Object.fromEntries([...views].map(([name, of]) => [name, Object.fromEntries(of)])),
      expires: new Date(view.expiresAt).toISOString(),
      ...(canary && { canary: canary.data }),
    },
    text: [
      heading,
      ...lines,
      ...describeServers(servers),
      ...(canary ? [canary.text] : []),
      `Signatures expire ${new Date(view.expiresAt).toISOString()}`,
    ].join('\n'),
  };
}

const INDENT = ' '.repeat(17);

const entriesOf = <Value>(
  all: readonly (readonly [string, readonly (readonly [string, Value])[]])[],
): Record<string, Record<string, Value>> =>
  Object.fromEntries(all.map(([name, entries]) => [name, Object.fromEntries(entries)]));

function describeWorkspace(
  workspace: string,
  {
    live,
    since,
    releases,
  }: { live?: string | undefined; since?: string | undefined; releases: PublishedRelease[] },
): string {
  const own = releases.find(({ version }) => version === live);
  const signed = own?.publishedBy.length ? ` by ${own.publishedBy.join(', ')}` : '';
  const state = live === undefined ? ['nothing live', 'off the site since'] : [live, 'since'];
  const [newest] = releases;
  return [
    `  ${workspace.padEnd(14)} ${state[0]}`,
    ...(since === undefined ? [] : [`, ${state[1]} ${since}`]),
    `   (${releases.length} published`,
    ...(own ? [`; this one ${own.at}${signed}`] : []),
    ...(newest && newest.version !== live ? [`; newest ${newest.version}, ${newest.at}`] : []),
    ')',
  ].join('');
}

type Servers = { running: ServerReport[]; unread?: string };

async function serversOf({ releases, clock }: Context): Promise<Servers> {
  try {
    return { running: await runningServers(releases.reports(), clock) };
  } catch (error) {
    return { running: [], unread: (error as Error).message };
  }
}

function describeServers({ running, unread }: Servers): string[] {
  if (unread !== undefined) return [`What running servers serve cannot be read: ${unread}`];
  return [
    running.length === 0 ? 'No running server reports.' : 'Running servers:',
    ...running.flatMap(({ server, revision, problems, rejected }) => [
      `  ${server} serves revision ${revision}`,
      ...[...problems, ...rejected.map(({ problem }) => problem)].map(
        ({ message }) => `    ${terminalLine(message)}`,
      ),
    ]),
  ];
}

/** Workspace -> version -> how often browsers reported of its pages in the last hour. */
async function viewsByRelease(
  { releases: { store } }: Context,
  running: readonly ServerReport[],
): Promise<Map<string, Map<string, number>>> {
  const found = new Map<string, Map<string, number>>();
  for (const [revision, count] of running.flatMap(({ views = [] }) => views)) {
    // Previews are no views of a release, and what is too old to be read counts for none.
    const shown = await store.composition(revision).catch(() => undefined);
    for (const [workspace, version] of Object.entries(shown?.releases ?? {})) {
      const counts = found.get(workspace) ?? new Map<string, number>();
      found.set(workspace, counts.set(version, (counts.get(version) ?? 0) + count));
    }
  }
  return found;
}

function describeViews(views: ReadonlyMap<string, number> = new Map()): string[] {
  const all = [...views].map(([version, count]) => `${count} with ${version}`);
  return all.length === 0 ? [] : [`${INDENT}pages in the last hour: ${all.join(', ')}`];
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
