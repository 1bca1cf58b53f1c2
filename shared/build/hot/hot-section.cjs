/**
 * Loader for a section entry. Messages, page heads and plain functions cannot refresh themselves,
 * so their updates bubble up to here. The entry re-runs and dispatches an event; listeners reload
 * messages and pages. The previous section object receives the new loaders, so existing references
 * stay valid.
 */
const { readFileSync } = require('node:fs');
const path = require('node:path');

const imported = /['"]?([\w-]+)['"]?: \(\) =>\s*import\(\s*['"]\.\/(.+?)['"]/g;

module.exports = function hotSection(source) {
  const { name } = JSON.parse(readFileSync(`${this.context}/section.json`, 'utf8'));
  const workspace = path.basename(path.dirname(this.context));
  const files = [...source.matchAll(imported)].map(([, id, file]) => [
    id,
    `${workspace}/src/${file}`,
  ]);
  return `${source}
(globalThis.__DSWINE_SOURCES__ ??= {})['${name}'] = ${JSON.stringify(Object.fromEntries(files))};
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
