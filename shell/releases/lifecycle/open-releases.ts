import type { Clock } from '@dswine/shared/process/clock';
import { type CheckOptions, checkOptions } from '../checks/check-releases.ts';
import { ReleaseError, isKind, rejection } from '../errors.ts';
import { type Reports, openReports, reportsAddress } from '../reports/server-report.ts';
import { copiesFolder, storeAddress } from '../storage/open-storage.ts';
import { type ReleaseStore, openStore } from '../store/store.ts';
import { assertCanSign } from '../trust/commit.ts';
import { assertClock, hasKeyOf, roleOf } from '../metadata/metadata.ts';
import { assertMayGrant } from '../trust/put-live.ts';
import { expired } from '../trust/trusted-view.ts';
import { assertHasKey } from '../trust/team-list.ts';
import {
  type Signer,
  keysFolder,
  readSigner,
  readTrustedRoot,
  trustFolder,
} from '../metadata/private-keys.ts';
import type { View } from '../metadata/view.ts';

/** Read access to the store of a data folder, or of `RELEASE_STORE`. */
export type Releases = {
  store: ReleaseStore;
  /** How pages are checked. */
  check: CheckOptions;
  /**
   * Reads the private keys, and checks that the store's metadata are current, and that the keys may
   * change these workspaces. `rollback`: the operator may, too; `grant`: only the operator.
   */
  forPublishing: (
    workspaces?: readonly string[],
    kind?: 'rollback' | 'grant',
  ) => Promise<Publishing>;
  /** Reads the private keys. */
  signer: () => Signer;
  /** Where web servers report. */
  reports: () => Reports;
};

/** Write access to the store. */
export type Publishing = {
  store: ReleaseStore;
  signer: Signer;
  /** The reports of running web servers. Without them, promotion does not wait for servers. */
  reports?: Reports;
  /** Is told which servers have loaded what was promoted, or that nobody knows. */
  note?: ((text: string) => void) | undefined;
  /** Whether two keys promote despite a lock, and why. */
  breakGlass?: string | undefined;
  /** How a promotion checks pages. */
  check?: CheckOptions;
  /** By which it waits for servers. */
  clock?: Clock;
};

type OpenOptions = Parameters<typeof checkOptions>[0] & {
  warn?: (message: string) => void;
  /** Does not wait for running web servers. */
  noWait?: boolean | undefined;
  breakGlass?: boolean | undefined;
  reason?: string | undefined;
};

/** Opens the store. Never writes a key. */
export function openReleases({
  warn,
  noWait = false,
  breakGlass = false,
  reason,
  ...options
}: OpenOptions): Releases {
  const { dataDir, environment } = options;
  const check = checkOptions(options);
  const trust = {
    root: readTrustedRoot(dataDir, environment),
    memory: trustFolder(dataDir, environment),
    includesPending: true,
    copies: copiesFolder(dataDir, environment),
  };
  const address = storeAddress(dataDir, environment);
  const store = openStore(address, trust, warn);
  const reports = () => openReports(reportsAddress(dataDir, address, environment));
  const signer = () => readSigner(keysFolder(dataDir, environment));
  return {
    store,
    signer,
    check,
    reports,
    async forPublishing(workspaces = [], kind) {
      const { root, targets, writtenAt, ...view } = await store.trust.view();
      assertCurrent(view, store.trust.clock.now());
      assertClock(writtenAt, store.trust.clock.now());
      const keys = signer();
      const isOperator = hasKeyOf(root, 'targets', keys);
      assertAll([
        () => assertCanSign({ signer: keys }, root),
        ...(kind === 'grant' ? [() => assertMayGrant({ root }, { signer: keys })] : []),
        ...(kind === 'rollback' && isOperator ? [] : workspaces).map(
          (workspace) => () => assertHasKey(targets, workspace, keys),
        ),
        ...(breakGlass ? [() => assertMayBreakGlass({ root, targets }, workspaces, keys)] : []),
      ]);
      const common = { store, signer: keys, check, note: options.note };
      return {
        ...common,
        ...(breakGlass && { breakGlass: reason }),
        ...(!noWait && { reports: reports() }),
      };
    },
  };
}

/** Says all that is missing at once. */
function assertAll(assertions: readonly (() => void)[]): void {
  const problems = new Map<string, ReleaseError>();
  for (const assert of assertions)
    try {
      assert();
    } catch (error) {
      if (!isKind(error, 'key')) throw error;
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
