import { enableCompileCache } from 'node:module';
import path from 'node:path';

/**
 * Node keeps compiled modules in the data folder, for this process and those that it starts, unless
 * `NODE_COMPILE_CACHE` names another folder. Loading them is most of what a short command does, so
 * import the program itself after this call.
 */
export function keepCompiledModules(dataDir: string): void {
  process.env['NODE_COMPILE_CACHE'] ??= path.join(dataDir, 'compiled');
  enableCompileCache(process.env['NODE_COMPILE_CACHE']);
}
