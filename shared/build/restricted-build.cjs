/**
 * For builds under Node's permission model, which throws where tools expect an answer: webpack asks
 * of each folder above the checkout whether it is a link, and the plugin of the SBOM asks Yarn for
 * its cache. The folders are no links as far as a build is concerned, and there is no Yarn.
 */
const childProcess = require('node:child_process');
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

childProcess.spawnSync = () => {
  const error = Object.assign(new Error('A build starts no programs.'), { code: 'ENOENT' });
  return { pid: 0, output: [], stdout: '', stderr: '', status: null, signal: null, error };
};
