import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { swc } from './swc-options.js';

/**
 * Sources that Node cannot load itself, for the unit tests that run in Node: components, styles (each
 * class has its source name), and JSON without an import attribute, as webpack loads it.
 */
const styleNames = 'export default new Proxy({}, { get: (_, name) => name });';

/** The text of a source as an ES module, or undefined for what Node loads itself. */
function moduleText(file) {
  if (file.endsWith('.scss')) return styleNames;
  if (file.endsWith('.json')) return `export default ${readFileSync(file, 'utf8')};`;
  if (!file.endsWith('.tsx')) return undefined;
  const options = { ...swc, module: { type: 'es6' }, filename: file };
  return transformSync(readFileSync(file, 'utf8'), options).code;
}

registerHooks({
  load(url, context, nextLoad) {
    const isSource = url.startsWith('file:') && !url.includes('/node_modules/');
    // `require` and an import with an attribute need nothing.
    const isPlainImport = context.importAttributes && !context.importAttributes.type;
    const source =
      isSource && isPlainImport ? moduleText(fileURLToPath(url.split('?')[0])) : undefined;
    return source === undefined
      ? nextLoad(url, context)
      : { format: 'module', shortCircuit: true, source };
  },
});
