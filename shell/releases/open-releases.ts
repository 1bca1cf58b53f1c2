import path from 'node:path';
import { KeyError } from './errors.ts';
import { reportsFolder } from './server-reports.ts';
import {
  publicKeyOf,
  releaseKeys,
  signerFrom,
  verifierFrom,
  verifierOf,
  type Signer,
} from './signing.ts';
import { existsSync } from 'node:fs';
import { openStore, type ReleaseStore } from './store.ts';

/** The store of a data folder, for reading. Never writes a key. */
export type Releases = {
  store: ReleaseStore;
  /**
   * Reads the private key, and checks that it is the one whose compositions the store holds. Throws
   * `KeyError`.
   */
  forPublishing: () => Promise<Publishing>;
};

/** What it takes to change what is live. */
export type Publishing = {
  store: ReleaseStore;
  signer: Signer;
  /** Where running web servers report what they loaded. Without it nobody is waited for. */
  reports?: string;
};

type Place = { dataDir: string; environment: NodeJS.ProcessEnv; warn?: (message: string) => void };

/** Opens keys and store of a data folder: the only place where commands do. Throws `KeyError`. */
export function openReleases({ dataDir, environment, warn }: Place): Releases {
  const keys = releaseKeys(dataDir, environment);
  const verifier =
    existsSync(keys.publicKey) || !existsSync(keys.privateKey)
      ? verifierFrom(keys.publicKey)
      : verifierOf(publicKeyOf(keys.privateKey));
  const store = openStore(path.join(dataDir, 'store'), verifier, warn);
  return {
    store,
    async forPublishing() {
      const signer = signerFrom(keys.privateKey, verifier);
      await assertOwnStore(store);
      return { store, signer, reports: reportsFolder(dataDir) };
    },
  };
}

/**
 * With a wrong key every composition would look unsigned, and the store as if nothing had ever been
 * live.
 */
async function assertOwnStore(store: ReleaseStore): Promise<void> {
  const revisions = await store.revisions();
  if (revisions.length === 0 || !(await store.compositions().next()).done) return;
  throw new KeyError(
    `儲存庫中沒有任何組合由此金鑰簽署，未變更 / None of the ${revisions.length} compositions in the store is signed with this key, ` +
      `so nothing was changed. 請檢查 RELEASE_KEY 與 DATA_DIR / Check RELEASE_KEY and DATA_DIR.`,
  );
}
