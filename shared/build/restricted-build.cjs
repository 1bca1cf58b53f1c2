/**
 * For builds under Node's permission model, which throws where webpack expects an answer: it asks of
 * each folder above the checkout where it leads and what it is. As far as a build is concerned, the
 * folders are neither links nor files.
 */
const fs = require('node:fs');

/** Answers with an error that tools know, or with a value, where access is denied. */
function answerDenied(name, answer) {
  const original = fs[name];
  const patched = (path, options, callback = options) => {
    const respond = (error, found) =>
      error?.code === 'ERR_ACCESS_DENIED'
        ? callback(...answer(path, error))
        : callback(error, found);
    try {
      original(path, typeof options === 'function' ? {} : options, respond);
    } catch (error) {
      process.nextTick(respond, error);
    }
  };
  fs[name] = Object.assign(patched, original);
}
const failed = (code) => (_path, error) => [Object.assign(error, { code })];
answerDenied('readlink', failed('EINVAL'));
answerDenied('stat', failed('ENOENT'));
answerDenied('readFile', failed('EISDIR'));
answerDenied('realpath', (path) => [null, path]);
