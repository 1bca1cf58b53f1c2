import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';

const require = createRequire(import.meta.url);
const here = (file: string) => path.join(import.meta.dirname, 'hot', file);

/**
 * Adds Fast Refresh to a browser build configured with `refresh`. `namespace` separates the bundles
 * of a page. webpack-dev-server adds hot module replacement itself.
 */
export function withHotReload(config: Configuration, namespace: string): Configuration {
  const refresh = require.resolve('react-refresh');
  return {
    ...config,
    output: { ...config.output, clean: false },
    // Readable ids for the console messages about modules that could not be replaced.
    optimization: { ...config.optimization, moduleIds: 'named' },
    resolve: {
      ...config.resolve,
      alias: {
        'react-refresh-runtime': path.join(
          path.dirname(refresh),
          'cjs/react-refresh-runtime.development.js',
        ),
        'react-refresh/runtime$': here('one-refresh-runtime.cjs'),
        [`${refresh}$`]: here('one-refresh-runtime.cjs'),
        'react/jsx-dev-runtime$': here('jsx-dev-runtime.js'),
      },
    },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        { test: /[\\/]src[\\/]section\.tsx$/, loader: here('hot-section.cjs') },
      ],
    },
    plugins: [
      ...(config.plugins ?? []),
      new ReactRefreshPlugin({
        overlay: false,
        library: namespace,
        exclude: [/node_modules/, /[\\/]build[\\/]hot[\\/]/],
      }),
    ],
  };
}
