/**
 * One Fast Refresh runtime for all bundles of a page. React keeps a single resolver of refreshed
 * components. With one runtime per bundle, an edit in one section would restore outdated code of
 * another. Ids are prefixed by bundle because `./src/section.tsx` exists in each.
 */
const runtime = (globalThis.__DSWINE_REFRESH__ ??= hook(require('react-refresh-runtime')));

function hook(created) {
  created.injectIntoGlobalHook(globalThis);
  return created;
}

module.exports = {
  ...runtime,
  injectIntoGlobalHook: () => undefined,
  register: (type, id) => runtime.register(type, `${__react_refresh_library__} ${id}`),
};
