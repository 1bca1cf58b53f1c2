/** A loader that puts a style module into the sections' layer, where a page holds the site's look and a section in one bundle. */
module.exports = function styleLayer(source) {
  return `@layer section{${source}\n}`;
};
