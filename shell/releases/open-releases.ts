import type { Clock } from '@dswine/shared/process/clock';
import { checkOptions, type CheckOptions } from './check-releases.ts';
import { TrustError } from './errors.ts';
import { openReports, reportsAddress, type Reports } from './server-report.ts';
import { copiesFolder, storeAddress } from './storage/open-storage.ts';
import { openStore, type ReleaseStore } from './store.ts';
import { assertCanSign } from './trust/commit.ts';
import { assertMayGrant } from './trust/compositions.ts';
import { assertClock, hasKeyOf } from './trust/metadata.ts';
import { renewal } from './trust/refusals.ts';
import { assertHasKey } from './trust/team-list.ts';
import { keysFolder, readSigner, type Signer } from './trust/private-keys.ts';
import { readTrustedRoot, trustFolder } from './trust/trusted-root.ts';
import type { View } from './trust/view.ts';

/** Read access to the store of a data folder, or of `RELEASE_STORE`. */
export type Releases = {
  store: ReleaseStore;
  /** How pages are checked. */
  check: CheckOptions;
  /**
   * Reads the private keys, and checks that the store's metadata are current, and that the keys may
   * change these workspaces. `rollback`: the operator may, too; `grant`: only the operator.
   * @throws {KeyError} {TrustError}
   */
  forPublishing: (
    workspaces?: readonly string[],
    kind?: 'rollback' | 'grant',
  ) => Promise<Publishing>;
  /** Reads the private keys. @throws {KeyError} */
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
  /** How a promotion checks pages. */
  check?: CheckOptions;
  /** By which it waits for servers. */
  clock?: Clock;
};

type OpenOptions = Parameters<typeof checkOptions>[0] & {
  warn?: (message: string) => void;
  /** Does not wait for running web servers. */
  noWait?: boolean;
};

/** Opens the store. Never writes a key. @throws {KeyError} {StorageError} */
export function openReleases({ warn, noWait = false, ...options }: OpenOptions): Releases {
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
      assertCanSign({ signer: keys }, root);
      if (kind === 'grant') assertMayGrant({ root }, { signer: keys });
      if (kind !== 'rollback' || !hasKeyOf(root, 'targets', keys))
        for (const workspace of workspaces) assertHasKey(targets, workspace, keys);
      const common = { store, signer: keys, check, note: options.note };
      return { ...common, ...(!noWait && { reports: reports() }) };
    },
  };
}

function assertCurrent(
  { expiresAt, expiresFirst: role }: Pick<View, 'expiresAt' | 'expiresFirst'>,
  now: number,
): void {
  if (now < expiresAt) return;
  throw new TrustError(
    `簽章資料已於 ${new Date(expiresAt).toISOString()} 逾期，未變更 / The signed metadata expired then (${role}.json), so nothing was changed, if the clock of this machine (${new Date(now).toISOString()}) is right. ` +
      renewal(role),
  );
}
