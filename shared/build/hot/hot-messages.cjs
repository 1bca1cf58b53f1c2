/** Reloads the shell's messages after a save and announces their locale, which is the file's name. */
module.exports = function hotMessages(source) {
  const locale = JSON.stringify(/(\w+)\.json$/.exec(this.resourcePath)?.[1]);
  return `const messages = ${source};
export default messages;
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) dispatchEvent(new CustomEvent('dswine:shell-messages-changed', { detail: { locale: ${locale}, messages } }));
}`;
};
