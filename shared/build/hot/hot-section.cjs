/**
 * Loader for a section entry. Messages, page heads and plain functions cannot refresh themselves,
 * so their updates bubble up to here. The entry re-runs and dispatches an event; listeners reload
 * messages and pages. The previous section object receives the new loaders, so existing references
 * stay valid.
 */
const { readFileSync } = require('node:fs');
const path = require('node:path');

const mapped = /(?:(['"]?)([\w-]+)\1: \(\) =>\s*)import\((?:\/\*.*?\*\/)?\s*['"]\.\/(.+?)['"]/g;

/** The files of pages and fragments by their ids, as outlines name them. */
function filesOf(source, folder) {
  const found = [...source.matchAll(mapped)];
  return Object.fromEntries(found.map(([, , id, file]) => [id, path.posix.join(folder, file)]));
}

module.exports = function hotSection(source) {
  const { name } = JSON.parse(readFileSync(`${this.context}/section.json`, 'utf8'));
  const folder = `${path.basename(path.dirname(this.context))}/src`;
  const files = JSON.stringify(filesOf(source, folder));
  return `${source}
(globalThis.dswineSources ??= {})['${name}'] = ${files};
if (import.meta.webpackHot) {
  const held = import.meta.webpackHot.data?.held ?? section;
  import.meta.webpackHot.dispose((data) => { data.held = held; });
  import.meta.webpackHot.accept();
  if (held !== section) {
    Object.assign(held, section);
    dispatchEvent(new CustomEvent('dswine:section-changed', { detail: { name: '${name}', section } }));
  }
}`;
};
