import type { Clock } from '@dswine/shared/process/clock';
import { type CheckOptions, checkOptions } from '../checks/check-releases.ts';
import { ReleaseError, isKind, rejection } from '../errors.ts';
import { assertHasGrant } from '../manifest/grants.ts';
import { type Reports, openReports, reportsAddress } from '../reports/server-reports.ts';
import { copiesFolder, openStorage, storeAddress } from '../storage/open-storage.ts';
import { type ReleaseStore, openStore } from '../store/store.ts';
import { assertCanSign, readHead } from '../trust/commit.ts';
import {
  assertClock,
  hasKeyOf,
  roleOf,
  openMetadataFiles,
  roleFile,
} from '../metadata/metadata.ts';
import { signedGrants } from '../metadata/targets.ts';
import { assertMayGrant, assertHasKey } from '../trust/lists.ts';
import { expired } from '../trust/trusted-view.ts';
import {
  type Signer,
  keysFolder,
  readSigner,
  readTrustedRoot,
  trustFolder,
} from '../metadata/private-keys.ts';
import type { View } from '../metadata/composition.ts';

/** Read access to the store of a data folder, or of `RELEASE_STORE`. */
export type Releases = {
  store: ReleaseStore;
  check: CheckOptions;
  /**
   * Reads the private keys, and checks that the store's metadata are current, and that the keys may
   * change these workspaces. `promote`: these need grants, too; `rollback`: the operator may, too;
   * `grant`: only the operator.
   * @throws an error that names all keys and grants that are missing.
   */
  forPublishing: (
    workspaces?: readonly string[],
    kind?: 'promote' | 'rollback' | 'grant',
  ) => Promise<Publishing>;
  signer: () => Signer;
  reports: () => Reports;
};

export type Publishing = {
  store: ReleaseStore;
  signer: Signer;
  /** The reports of running web servers. Without them, promotion does not wait for servers. */
  reports?: Reports;
  /** Is told which servers have loaded what was promoted, or that nobody knows. */
  note?: ((text: string) => void) | undefined;
  /** Whether two keys promote despite a lock, and why. */
  breakGlass?: string | undefined;
  check?: CheckOptions;
  clock?: Clock;
};

type OpenOptions = Parameters<typeof checkOptions>[0] & {
  warn?: (message: string) => void;
  noWait?: boolean | undefined;
  breakGlass?: boolean | undefined;
  reason?: string | undefined;
};

/** Opens the store. Never writes a key. Without `root.json`, only `forPublishing` says so at once. */
export function openReleases({
  warn,
  noWait = false,
  breakGlass = false,
  reason,
  ...options
}: OpenOptions): Releases {
  const { dataDir, environment } = options;
  const check = checkOptions(options);
  const copies = copiesFolder(dataDir, environment);
  const trust = { memory: trustFolder(dataDir, environment), includesPending: true, copies };
  const address = storeAddress(dataDir, environment);
  let opened: ReleaseStore | undefined;
  const open = () =>
    (opened ??= openStore(
      address,
      { ...trust, root: readTrustedRoot(dataDir, environment) },
      warn,
    ));
  const reports = () => openReports(reportsAddress(address, environment));
  const signer = () => readSigner(keysFolder(dataDir, environment));
  return {
    get store() {
      return open();
    },
    signer,
    check,
    reports,
    async forPublishing(workspaces = [], kind) {
      const keys = signer();
      const { root, targets } = await currentView(open).catch(async (error: unknown) => {
        if (!isKind(error, 'key')) throw error;
        const unverified = await readUnverified(address, copies).catch(() => undefined);
        if (unverified) return unverified;
        throw error;
      });
      const isOperator = hasKeyOf(root, 'targets', keys);
      assertAll([
        open,
        () => assertCanSign({ signer: keys }, root),
        ...(kind === 'grant' ? [() => assertMayGrant({ root }, { signer: keys })] : []),
        ...(kind === 'rollback' && isOperator ? [] : workspaces).map(
          (workspace) => () => assertHasKey(targets, workspace, keys),
        ),
        ...(kind === 'promote' ? workspaces : []).map(
          (workspace) => () => assertHasGrant(signedGrants(targets), workspace),
        ),
        ...(breakGlass ? [() => assertMayBreakGlass({ root, targets }, workspaces, keys)] : []),
      ]);
      const common = { store: open(), signer: keys, check, note: options.note };
      return {
        ...common,
        ...(breakGlass && { breakGlass: reason }),
        ...(!noWait && { reports: reports() }),
      };
    },
  };
}

async function currentView(open: () => ReleaseStore): Promise<View> {
  const { trust } = open();
  const view = await trust.view();
  const now = trust.clock.now();
  assertCurrent(view, now);
  assertClock(view.writtenAt, now);
  return view;
}

/** What a store says of itself. Without `root.json`, it tells only what else is missing. */
function readUnverified(address: string, copies: string): Promise<Pick<View, 'root' | 'targets'>> {
  const files = openMetadataFiles(openStorage(address, { copies }).storage);
  return files.read(roleFile('root', 1)).then((trustedRoot) => readHead({ files, trustedRoot }));
}

function assertAll(assertions: readonly (() => void)[]): void {
  const problems = new Map<string, ReleaseError>();
  for (const assert of assertions)
    try {
      assert();
    } catch (error) {
      if (!isKind(error, 'key', 'fit')) throw error;
      problems.set(error.message, error);
    }
  const [first, ...others] = problems.values();
  if (first) throw others.length > 0 ? rejection([...problems.keys()], 'keysMissing') : first;
}

/** Two keys of different people are needed. */
function assertMayBreakGlass(
  { root, targets }: Pick<View, 'root' | 'targets'>,
  workspaces: readonly string[],
  { folder, keys }: Signer,
): void {
  const counting = [
    ...(roleOf(root, 'targets')?.keyIDs ?? []),
    ...workspaces.flatMap((workspace) => roleOf(targets, workspace)?.keyIDs ?? []),
  ];
  if (keys.filter(({ keyId }) => counting.includes(keyId)).length >= 2) return;
  throw new ReleaseError('keyBreakGlass', { folder });
}

function assertCurrent(
  { expiresAt, expiresFirst: role }: Pick<View, 'expiresAt' | 'expiresFirst'>,
  now: number,
): void {
  if (now < expiresAt) return;
  throw expired(role, now);
}
