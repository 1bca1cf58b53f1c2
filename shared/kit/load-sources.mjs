import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { swc } from '../build/jest/swc-options.js';

/** Lets Node run the TypeScript of the kit, which it refuses below `node_modules`. */
const sources = new URL('..', import.meta.url).href;

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith(sources) || !/\.tsx?$/.test(url)) return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const options = { ...swc, module: { type: 'es6' }, filename };
    const { code: source } = transformSync(readFileSync(filename, 'utf8'), options);
    return { format: 'module', shortCircuit: true, source };
  },
});
