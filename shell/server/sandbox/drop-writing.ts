import { flushCompileCache } from 'node:module';

/**
 * Stores the compiled modules of this process of `startSandbox`, then gives up the right to write
 * for good. For its entry, before it takes any message.
 */
export function dropWriting(): void {
  flushCompileCache();
  (process.permission as DroppablePermission).drop('fs.write');
}

/** `@types/node` does not have `drop` yet. */
type DroppablePermission = NodeJS.ProcessPermission & { drop: (scope: string) => void };
