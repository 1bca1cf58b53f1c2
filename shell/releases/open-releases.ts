import path from 'node:path';
import { KeyError } from './errors.ts';
import { reportsFolder } from './server-reports.ts';
import { readPolicySettings, signaturePolicy } from './signature-policy.ts';
import {
  publicKeyOf,
  releaseKeys,
  signerFrom,
  verifierFrom,
  verifierOf,
  type Signer,
} from './signing.ts';
import { existsSync } from 'node:fs';
import { checkOptions } from './check-options.ts';
import type { CheckOptions } from './check-releases.ts';
import { openStore, type ReleaseStore } from './store.ts';

/** Read access to the store of a data folder. */
export type Releases = {
  store: ReleaseStore;
  /** How pages are checked. */
  check: CheckOptions;
  /**
   * Reads the private key, and checks that it has signed the compositions in the store.
   * @throws {KeyError}
   */
  forPublishing: () => Promise<Publishing>;
  /** Reads the private key of somebody who signs beside the publisher. @throws {KeyError} */
  forSigning: () => Signer;
};

/** Write access to the store. */
export type Publishing = {
  store: ReleaseStore;
  signer: Signer;
  /** Folder of the reports of running web servers. Without it, promotion does not wait for them. */
  reports?: string;
  /** How a promotion checks pages. */
  check?: CheckOptions;
};

type OpenOptions = Parameters<typeof checkOptions>[0] & {
  warn?: (message: string) => void;
};

/** Opens the keys and the store of a data folder. Never writes a key. @throws {KeyError} */
export function openReleases({ warn, ...options }: OpenOptions): Releases {
  const { dataDir, environment } = options;
  const check = checkOptions(options);
  const keys = releaseKeys(dataDir, environment);
  const verifier =
    existsSync(keys.publicKey) || !existsSync(keys.privateKey)
      ? verifierFrom(keys.publicKey)
      : verifierOf(publicKeyOf(keys.privateKey));
  const policy = signaturePolicy(verifier, readPolicySettings(environment));
  const store = openStore(path.join(dataDir, 'store'), verifier, warn, policy);
  return {
    store,
    forSigning: () => signerFrom(keys.privateKey),
    check,
    async forPublishing() {
      const signer = signerFrom(keys.privateKey, verifier);
      await assertKeyMatchesStore(store);
      return {
        store,
        signer,
        reports: reportsFolder(dataDir),
        check,
      };
    },
  };
}

/** With a wrong key, all compositions would look unsigned and the store would seem to be empty. */
async function assertKeyMatchesStore(store: ReleaseStore): Promise<void> {
  const revisions = await store.revisions();
  if (revisions.length === 0 || !(await store.compositions().next()).done) return;
  throw new KeyError(
    `儲存庫中沒有任何組合由此金鑰簽署，未變更 / None of the ${revisions.length} compositions in the store is signed with this key, ` +
      `so nothing was changed. 請檢查 RELEASE_KEY 與 DATA_DIR / Check RELEASE_KEY and DATA_DIR.`,
  );
}
