import { writeFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { dropWriting } from './drop-writing.ts';

/** What a process of `startSandbox` has, and how two attempts to write end after `dropWriting`. */
export type SandboxRights = {
  environment: string[];
  compiled: string | undefined;
  inCache: string;
  elsewhere: string;
};

dropWriting();

process.once('message', (elsewhere: string) => {
  const compiled = getCompileCacheDir();
  process.send?.({
    environment: Object.keys(process.env),
    compiled,
    inCache: attempt(path.join(compiled ?? '', 'written')),
    elsewhere: attempt(elsewhere),
  } satisfies SandboxRights);
});

function attempt(file: string): string {
  try {
    writeFileSync(file, 'x');
    return 'written';
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}
