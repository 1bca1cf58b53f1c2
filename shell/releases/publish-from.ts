import path from 'node:path';
import { promote, readTarget } from './promote.ts';
import { publish } from './publish.ts';
import { ensureKeyPair, signerFrom, verifierFrom } from './signing.ts';
import { openStore } from './store.ts';

/**
 * `node publish-from.ts <checkout> <workspace>@<version> [--promote]`: publishes what was built in another checkout, as a
 * pipeline does that has downloaded a build, into the store of `DATA_DIR`.
 */
const [checkout = '', name = '', then] = process.argv.slice(2);
const dataDir = path.resolve(process.env['DATA_DIR'] ?? 'var');
const keyFile = path.join(dataDir, 'keys/release.pem');
ensureKeyPair(keyFile);
const signer = signerFrom(keyFile);
const store = openStore(path.join(dataDir, 'store'), verifierFrom(`${keyFile}.pub`));
const target = readTarget(name);
const published = await publish(store, signer, { root: path.resolve(checkout), ...target });
const composition =
  then === '--promote'
    ? await promote(store, signer, [{ workspace: target.workspace, version: published.version }])
    : undefined;
console.log(JSON.stringify({ ...published, revision: composition?.revision }));
