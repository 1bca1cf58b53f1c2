import { enableCompileCache } from 'node:module';
import path from 'node:path';
import type { ReleaseSource } from '@dswine/shared/contract/releases';

/** What a build process is asked for: a script that exports `build`, and its two arguments. */
export type BuildRequest = { script: string; folder: string; source?: ReleaseSource | undefined };

type Script = { build: (folder: string, source: ReleaseSource | undefined) => Promise<void> };

/**
 * Builds what the parent process names, one after the other, and says after each that it is built.
 * A second build takes less than half of its time alone: the tools are loaded and compiled.
 */
function runBuild({ script, folder, source }: BuildRequest): void {
  process.chdir(folder);
  // Of several workspaces, only the first: its code runs in this process anyway.
  enableCompileCache(path.join(folder, 'dist/.cache/node'));
  (import(script) as Promise<Script>)
    .then(({ build }) => build(folder, source))
    .then(() => process.send?.('built'))
    .catch((error: Error) => {
      console.error(error.name === 'BuildError' ? error.message : error);
      process.exitCode = 1;
      process.disconnect();
    });
}

// Where the parent disconnects, Node does not tell it of the end of this process.
process.on('message', (request: BuildRequest | 'end') => {
  if (request === 'end') process.disconnect();
  else runBuild(request);
});
