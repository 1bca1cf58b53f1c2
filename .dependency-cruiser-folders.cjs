/**
 * Circles between folders, which .dependency-cruiser.cjs does not see. Tests are left out: they may
 * use what stands above their subject.
 */
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-circles',
      severity: 'error',
      scope: 'folder',
      comment:
        'These folders import each other. Move what both need into a folder below them (content, records, submissions), or let app.ts hand it over in Services.',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: [options.exclude.path, '\\.(test|fixture|contract)\\.tsx?$'] },
  },
};
