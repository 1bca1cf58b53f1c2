/**
 * A loader for a section's door. Words, pages' heads and plain functions cannot be refreshed by themselves; a change of
 * them ends here: the door runs anew and says so, and whoever shows the section takes its words and pages from it again.
 */
module.exports = function hotDoor(source) {
  return `${source}
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) dispatchEvent(new CustomEvent('dswine:section-changed', { detail: section }));
}`;
};
