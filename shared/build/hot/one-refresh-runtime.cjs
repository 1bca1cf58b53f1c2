/**
 * One Fast Refresh runtime for all bundles of a page. React keeps one resolver of refreshed components; with a runtime
 * in every bundle, an edit in one section would bring back the old code of another at its next rendering.
 * Names are kept apart by bundle, since `./src/section.tsx` exists in each.
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
