import { withVersions, type CommandResult, type Context } from '../command-context.ts';
import { PublishError, ReproductionError, UsageError } from '../errors.ts';
import { readTarget, type NamedRelease } from '../promote.ts';
import { describeOutcome, isReproduced, type Outcome } from './report.ts';
import { reproduce } from './reproduce.ts';

/** The file of a release that lists what is in its bundles. */
export const SBOM = 'sbom.json';

export async function reproduceCommand(context: Context): Promise<CommandResult> {
  const outcomes = await reproduceAll(context, await namedOrLive(context));
  const hasFailed = !outcomes.every(isReproduced);
  return {
    data: { done: !hasFailed, releases: outcomes },
    text: outcomes.map(describeOutcome).join('\n'),
    hasFailed,
  };
}

export async function sbomCommand(context: Context): Promise<CommandResult> {
  const { store } = context.releases;
  const [release, ...others] = await namedOrLive(context);
  if (!release || others.length > 0)
    throw new UsageError(
      '請列出一個版本 / Name one release: release sbom <workspace>[@<version>].',
    );
  const manifest = await store.manifest(release.workspace, release.version);
  if (!Object.hasOwn(manifest.hashes, SBOM))
    throw new PublishError(
      `${release.workspace}@${release.version} 沒有 SBOM，請重新建置並發布 / has no SBOM: it was built before builds made one. Build and publish it again.`,
    );
  const text = (await store.file(manifest, SBOM)).toString('utf8');
  return { data: JSON.parse(text) as unknown, text: text.trimEnd() };
}

/** The named releases; without a version, the live one; without any name, all that are live. */
async function namedOrLive({ releases: { store }, names }: Context): Promise<NamedRelease[]> {
  const live = (await store.live())?.releases ?? {};
  const targets = names.length > 0 ? names : Object.keys(live);
  if (targets.length === 0)
    throw new UsageError(
      '目前沒有上線的版本 / Nothing is live yet. Name a release: <workspace>@<version>.',
    );
  return withVersions(
    store,
    targets
      .map(readTarget)
      .map(({ workspace, version = live[workspace] }) => ({ workspace, version })),
  );
}

export async function reproduceAll(
  { root, releases: { store }, options, warn }: Context,
  named: readonly NamedRelease[],
): Promise<Outcome[]> {
  const { signal, release } = interruption();
  const outcomes: Outcome[] = [];
  try {
    for (const target of named) {
      const name = `${target.workspace}@${target.version}`;
      warn(`重新建置 / Building ${name} again …`);
      const outcome = await reproduce({
        store,
        root,
        release: target,
        commit: options.commit,
        install: options.install,
        signal,
      }).catch((error: unknown) => {
        if (error instanceof ReproductionError && !signal.aborted)
          return { release: name, problem: error.message };
        throw error;
      });
      outcomes.push(outcome);
    }
    return outcomes;
  } finally {
    release();
  }
}

/** Aborted by Ctrl-C or the end of the session, so that the build ends and its folder goes. */
function interruption(): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController();
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const interrupt = () =>
    controller.abort(
      new ReproductionError(
        '已中斷，未留下任何檔案 / Interrupted. The temporary folder was removed.',
      ),
    );
  for (const name of signals) process.on(name, interrupt);
  return {
    signal: controller.signal,
    release() {
      for (const name of signals) process.off(name, interrupt);
    },
  };
}
