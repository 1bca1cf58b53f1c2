/** A loader for the shell's words: after a save they run anew and tell their locale, which is the file's name. */
module.exports = function hotWords(source) {
  const locale = JSON.stringify(/(\w+)\.ts$/.exec(this.resourcePath)?.[1]);
  return `${source}
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) dispatchEvent(new CustomEvent('dswine:shell-messages-changed', { detail: { locale: ${locale}, words } }));
}`;
};
