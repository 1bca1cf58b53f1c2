const { options } = require('./.dependency-cruiser.cjs');

/**
 * Folders form layers: no two import each other. Tests and test data are left out, because a test
 * may render its subject inside the whole shell or section.
 */

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-circles',
      severity: 'error',
      scope: 'folder',
      comment:
        'These folders import each other, so neither can be understood or tested alone. Move what both need into a lower folder, or pass it as a parameter.',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [options.exclude.path, '\\.(test|spec|fixture|contract)\\.tsx?$'] },
  },
};
