/**
 * For builds under Node's permission model, which throws where webpack expects an answer: it asks of
 * each folder above the checkout whether it is a link. As far as a build is concerned, none is.
 */
const fs = require('node:fs');

const { readlink } = fs;
fs.readlink = (path, options, callback = options) => {
  try {
    readlink(path, typeof options === 'function' ? {} : options, callback);
  } catch (error) {
    if (error.code !== 'ERR_ACCESS_DENIED') throw error;
    process.nextTick(callback, Object.assign(error, { code: 'EINVAL' }));
  }
};
