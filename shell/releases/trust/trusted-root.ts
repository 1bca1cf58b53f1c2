import path from 'node:path';
import { keysFolder, readKey } from './private-keys.ts';

/** `RELEASE_ROOT`: the file from which all trust begins. Default: `root.json` beside the keys. */
export function trustedRootFile(dataDir: string, environment: NodeJS.ProcessEnv): string {
  return environment['RELEASE_ROOT'] || path.join(keysFolder(dataDir, environment), 'root.json');
}

/** `RELEASE_TRUST`: what was verified before. Default: `<DATA_DIR>/trust`. Not in the store. */
export function trustFolder(dataDir: string, environment: NodeJS.ProcessEnv): string {
  return environment['RELEASE_TRUST'] || path.join(dataDir, 'trust');
}

export function readTrustedRoot(dataDir: string, environment: NodeJS.ProcessEnv): Buffer {
  const text = readKey(
    trustedRootFile(dataDir, environment),
    'Set RELEASE_ROOT to the root.json that the operator gave you. In a new data folder run npm start, or npm run release -- keys create.',
  );
  return Buffer.from(text);
}
