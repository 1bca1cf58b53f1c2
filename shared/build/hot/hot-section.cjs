/**
 * A loader for a section's door. Words, pages' heads and plain functions cannot be refreshed by themselves; a change of
 * them ends here: the door runs anew and says so, and whoever shows the section takes its words and pages from it again.
 * Who holds the door of before has the new one's loaders in it.
 */
module.exports = function hotDoor(source) {
  return `${source}
if (import.meta.webpackHot) {
  const held = import.meta.webpackHot.data?.held ?? section;
  import.meta.webpackHot.dispose((data) => { data.held = held; });
  import.meta.webpackHot.accept();
  if (held !== section) {
    Object.assign(held, section);
    dispatchEvent(new CustomEvent('dswine:section-changed', { detail: section }));
  }
}`;
};
