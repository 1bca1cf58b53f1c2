import { enableCompileCache } from 'node:module';
import path from 'node:path';

/**
 * `npm start`. Node keeps compiled modules in the data folder, for this process and those that it
 * starts: loading their sources is what a start with nothing to build takes longest for.
 */
const dataDir = path.resolve(import.meta.dirname, '../..', process.env['DATA_DIR'] ?? 'var');
process.env['NODE_COMPILE_CACHE'] ??= path.join(dataDir, 'compiled');
enableCompileCache(process.env['NODE_COMPILE_CACHE']);
await import('./run-site.ts');
