import path from 'node:path';
import { keepCompiledModules } from '@dswine/shared/process/compile-cache';

/** `npm start`. */
keepCompiledModules(path.resolve(import.meta.dirname, '../..', process.env['DATA_DIR'] ?? 'var'));
await import('./run-site.ts');
