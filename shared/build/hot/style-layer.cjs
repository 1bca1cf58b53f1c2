/**
 * Loader that wraps a style module in the section layer. Needed where one bundle holds both the
 * global styles and a section.
 */
module.exports = function styleLayer(source) {
  return `@layer section{${source}\n}`;
};
