import path from 'node:path';
import { useCompileCache } from '@dswine/shared/process/compile-cache';

/** `npm start`. */
useCompileCache(path.resolve(import.meta.dirname, '../..', process.env['DATA_DIR'] ?? 'var'));
await import('./run-site.ts');
