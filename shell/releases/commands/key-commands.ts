import path from 'node:path';
import type { CommandEnvironment, CommandResult, Context } from './command-context.ts';
import { releasedWorkspaces } from '@dswine/shared/build/workspaces';
import { Grant } from '@dswine/shared/contract/releases';
import { schemaProblem } from '@dswine/shared/contract/parse-json';
import { KEEP_LIVE } from '../lifecycle/clean.ts';
import { ReleaseError } from '../errors.ts';
import type { Releases } from '../lifecycle/open-releases.ts';
import { audit } from '../trust/history.ts';
import { type Repository, readHead } from '../trust/commit.ts';
import { createRepository, teamOf } from '../trust/create-repository.ts';
import { type KeyChange, changeKeys, listKeys, refresh } from '../trust/key-changes.ts';
import {
  createKeyPair,
  keysFolder,
  readPublicKey,
  trustedRootFile,
} from '../metadata/private-keys.ts';
import { renewal } from '../trust/trusted-view.ts';

const MAX_EARLIER = 200;

/** `keys add|rotate|revoke …`: whose signatures count. The operator signs it. */
export const changeKeysCommand = (action: KeyAction) =>
  async function changeKeysCommand(context: Context): Promise<CommandResult> {
    const { releases, names } = context;
    const change = readChange(action, names, context);
    const earlier = await wereLive(releases, change.who);
    await changeKeys(repositoryOf(releases), { ...change, earlier });
    const listed = await listKeysCommand(context);
    return {
      data: { done: true, roles: listed.data },
      text: `${listed.text}\n\n${afterChange(change)}`,
    };
  };

type KeyAction = 'add' | 'rotate' | 'revoke';

export async function createKeysCommand(
  [name]: string[],
  { root, dataDir, environment }: CommandEnvironment,
): Promise<CommandResult> {
  const folder = keysFolder(dataDir, environment);
  if (name === undefined) {
    const keys = await createRepository(dataDir, environment, releasedWorkspaces(root).map(teamOf));
    return {
      data: { done: true, keys, root: trustedRootFile(dataDir, environment) },
      text:
        `Created all keys of one machine; keep them secret:\n  ${keys.join('\n  ')}\n` +
        `Web servers need only: ${trustedRootFile(dataDir, environment)}`,
    };
  }
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name)) throw new ReleaseError('keyName', { name });
  const file = path.join(folder, `${name}.pem`);
  const { keyID: keyId } = createKeyPair(file);
  const workspace = /^(mfe-|shell$)/.test(name) ? name : '<workspace>';
  return {
    data: { done: true, keyId, privateKey: file, publicKey: `${file}.pub` },
    text:
      `Created the key ${keyId.slice(0, 12)}:\n  ${file}   keep it secret\n  ${file}.pub   give this one to the operator, who runs:\n` +
      `    npm run release -- keys add ${workspace} ${path.basename(file)}.pub --owner "<your name>"\n` +
      `Put online.pem and root.json of the site beside your key: the operator gives you both.`,
  };
}

export async function listKeysCommand({
  releases: { store },
}: Pick<Context, 'releases'>): Promise<CommandResult> {
  const roles = listKeys(await readHead(store.trust));
  const expires = new Date((await store.view()).expiresAt).toISOString();
  const lines = roles.map(
    ({ who, threshold, keys }) =>
      `  ${who.padEnd(14)} ${threshold} of ${keys.length}: ${keys.map(({ name }) => name).join(', ')}`,
  );
  return {
    data: { roles, expires },
    text: [`Who may sign (the metadata expire ${expires}):`, ...lines].join('\n'),
  };
}

function readChange(
  action: KeyAction,
  [who = '', first = '', second]: string[],
  { options: { owner, threshold } }: Pick<Context, 'options'>,
): KeyChange {
  const problem = owner !== undefined && schemaProblem(Grant.properties.owner, owner);
  if (problem) throw new ReleaseError('usageValue', { option: '--owner', problem });
  const file = action === 'add' ? first : second;
  return {
    who,
    ...(file !== undefined && { add: readPublicKey(file, owner) }),
    ...(action !== 'add' && { remove: first }),
    ...(threshold !== undefined && { threshold }),
  };
}

/** The versions of a workspace that can be rolled back to. */
async function wereLive({ store }: Releases, workspace: string): Promise<string[]> {
  const versions = new Set<string>();
  let count = 0;
  for await (const { releases } of store.compositions()) {
    const version = releases[workspace];
    if (version !== undefined) versions.add(version);
    if ((count += 1) >= MAX_EARLIER || versions.size > KEEP_LIVE) break;
  }
  return [...versions];
}

function afterChange({ who, remove }: KeyChange): string {
  if (who === 'online') return 'Every publisher needs the present online.pem.';
  if (who === 'operator' || remove === undefined)
    return 'In force. Web servers follow within a second.';
  return (
    `In force; the site stays as it is. If ${who} has too few signatures now, the operator signs for what is live, ` +
    `until the team publishes and promotes again with a key that is left.`
  );
}

export function repositoryOf({ store, signer }: Releases): Repository {
  return { ...store.trust, signer: signer() };
}

export async function refreshCommand({ releases }: Context): Promise<CommandResult> {
  await refresh(repositoryOf(releases));
  const { expiresAt, expiresFirst } = await releases.store.view();
  const expires = new Date(expiresAt).toISOString();
  const isGood = expiresAt > releases.store.trust.clock.now();
  return {
    data: { done: isGood, expires },
    text: isGood
      ? `Renewed the signatures; they expire ${expires}.`
      : `${expiresFirst}.json has still expired. ${renewal(expiresFirst)}`,
    hasFailed: !isGood,
  };
}

export async function auditCommand({ releases: { store } }: Context): Promise<CommandResult> {
  const revisions = await audit(store.trust);
  const problems = revisions.flatMap((revision) => revision.problems);
  const verdict =
    problems.length === 0
      ? `All ${revisions.length} changes of what was live are signed by those who may, and were not changed afterwards.`
      : problems.join('\n');
  return {
    data: { done: problems.length === 0, revisions },
    text: verdict,
    hasFailed: problems.length > 0,
  };
}
