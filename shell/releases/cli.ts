import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { workspaces, type Composition } from '@dswine/shared/contract/releases';
import { noteBuilt } from './built-sources.ts';
import { current, history, promote, readTarget, Refused, rollback, type NamedRelease, type Target } from './promote.ts';
import { publish } from './publish.ts';
import { ensureKeyPair, releaseKeys, signerFrom, verifierFrom } from './signing.ts';
import { openStore } from './store.ts';
import { verify } from './verify.ts';

const root = path.resolve(import.meta.dirname, '../..');

const usage = `npm run release -- <command> [<workspace>[@<version>] …] [--json]

  publish  <workspace>[@<version>] … [--promote] [--no-build]
                                       build, and put the release into the store; with --promote make it live,
                                       with --no-build take what stands in dist as it is
  verify   <workspace>[@<version>] …   say whether these could be live together with the rest (default: the newest published)
  promote  <workspace>[@<version>] …   make these releases live, all in one step (default: the newest published)
  rollback [<workspace>[@<version>] …] go back to the release (or the whole composition) that was live before
  status                               what is live, and what is published
  history                              every composition, newest first

Workspaces: ${workspaces.join(', ')}. The store is $DATA_DIR/store (default: var/store). --json answers for machines.
Exit code 0 only when done. To take a record of the organiser off the site: npm run withdraw -w organiser`;

const flags = {
  json: { type: 'boolean', default: false },
  promote: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;
// What is no option is refused below, with the other mistakes of a command.
const {
  values: options,
  positionals,
  tokens,
} = parseArgs({
  allowPositionals: true,
  strict: false,
  tokens: true,
  options: flags,
});
const unknownOption = tokens.find(
  (token) => token.kind === 'option' && (!(token.name in flags) || token.value !== undefined),
);
const [command = 'help', ...names] = positionals;

const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? 'var');
const keys = releaseKeys(dataDir, process.env);
ensureKeyPair(keys.privateKey);
const signer = signerFrom(keys.privateKey);
const store = openStore(path.join(dataDir, 'store'), verifierFrom(keys.publicKey));
/** What this command has put into the store; it stays there when the promotion is refused. */
const stored: string[] = [];

try {
  const answer = await run();
  if (answer !== undefined) console.log(options.json ? JSON.stringify(answer.data, null, 2) : answer.text);
} catch (error) {
  const reasons = error instanceof Refused ? error.reasons : [(error as Error).message];
  const left = stored.length > 0 ? `${stored.join(', ')} is in the store, but not live; ` : '';
  if (options.json)
    console.log(JSON.stringify({ done: false, error: (error as Error).name, reasons, stored }, null, 2));
  else
    console.error(
      [`${(error as Error).name}: ${left}nothing was changed.`, ...reasons.map((reason) => `  - ${reason}`)].join('\n'),
    );
  process.exitCode = 1;
}

type Answer = { data: unknown; text: string };

async function run(): Promise<Answer | undefined> {
  if (unknownOption?.kind === 'option')
    throw new Refused([`"${unknownOption.rawName}" is no option of release.`, usage]);
  if (options.help || command === 'help') return { data: { usage }, text: usage };
  const targets = names.map(readTarget);
  switch (command) {
    case 'publish': {
      const published = [];
      for (const target of need(targets)) {
        if (!options['no-build']) build(target.workspace);
        const release = { workspace: target.workspace, ...(await publish(store, signer, { root, ...target })) };
        published.push(release);
        if (release.outcome === 'added') stored.push(`${release.workspace}@${release.version}`);
      }
      if (!options['no-build']) await noteBuilt(root, dataDir, published);
      const lines = published.map(
        ({ workspace, version, outcome }) =>
          `${workspace}@${version} ${outcome === 'added' ? 'is published' : 'was published already'}`,
      );
      if (!options.promote) return { data: { done: true, published }, text: lines.join('\n') };
      const before = await current(store);
      const composition = await promote(store, signer, published);
      return {
        data: { done: true, published, composition },
        text: [...lines, describeNext(before, composition)].join('\n'),
      };
    }
    case 'verify': {
      const live = await current(store);
      const releases = {
        ...live?.releases,
        ...Object.fromEntries(
          (await withVersions(need(targets))).map(({ workspace, version }) => [workspace, version]),
        ),
      };
      const reasons = await verify(store, releases);
      if (reasons.length > 0) throw new Refused(reasons);
      return { data: { done: true, releases }, text: `These may be live together: ${listReleases(releases)}` };
    }
    case 'promote': {
      const before = await current(store);
      const composition = await promote(store, signer, await withVersions(need(targets)));
      return { data: { done: true, composition }, text: describeNext(before, composition) };
    }
    case 'rollback': {
      const composition = await rollback(store, signer, targets);
      return { data: { done: true, composition }, text: describe(composition) };
    }
    case 'status': {
      const composition = await current(store);
      const published = Object.fromEntries(
        await Promise.all(workspaces.map(async (workspace) => [workspace, await store.versions(workspace)] as const)),
      );
      const lines = workspaces.map((workspace) => {
        const live = composition?.releases[workspace];
        return `  ${workspace.padEnd(14)} ${live ?? 'nothing live'}   (${published[workspace]?.length ?? 0} published)`;
      });
      return {
        data: { composition: composition ?? null, published },
        text: [
          composition
            ? `Revision ${composition.revision}, ${composition.at}: ${composition.reason}`
            : 'Nothing is live yet.',
          ...lines,
        ].join('\n'),
      };
    }
    case 'history': {
      const compositions = await history(store);
      return { data: compositions, text: compositions.map(describe).join('\n') || 'Nothing was ever live.' };
    }
    default:
      throw new Refused([`"${command}" is no command of release.`, usage]);
  }
}

function need(targets: Target[]): Target[] {
  if (targets.length === 0) throw new Refused([`"${command}" needs at least one workspace: ${workspaces.join(', ')}.`]);
  return targets;
}

/** Fills in the newest published version where none was named. */
async function withVersions(targets: Target[]): Promise<NamedRelease[]> {
  return Promise.all(
    targets.map(async ({ workspace, version }) => {
      const newest = version ?? (await store.newest(workspace));
      if (!newest)
        throw new Refused([
          `${workspace} has no published release. Run "npm run release -- publish ${workspace}" first.`,
        ]);
      return { workspace, version: newest };
    }),
  );
}

function build(workspace: string): void {
  const { status } = spawnSync('npm', ['run', 'build', '--silent', '-w', workspace], {
    cwd: root,
    stdio: ['ignore', options.json ? 'ignore' : 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Refused([`${workspace} could not be built; see above.`]);
}

function listReleases(releases: Readonly<Record<string, string>>): string {
  return Object.entries(releases)
    .map(([workspace, version]) => `${workspace}@${version}`)
    .join(' ');
}

function describeNext(before: Composition | undefined, composition: Composition): string {
  const said = describe(composition);
  return before?.revision === composition.revision ? `That is live already; nothing was changed.\n${said}` : said;
}

function describe(composition: Composition): string {
  return `Revision ${composition.revision}  ${composition.at}  ${composition.reason}\n    ${listReleases(composition.releases)}`;
}
