import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

const require = createRequire(import.meta.url);
const here = (file: string) => path.join(import.meta.dirname, 'hot', file);

/** The loader of the shell's messages. */
export const hotMessages = here('hot-messages.cjs');

/** Adds to a browser build what hears of a save (`hot-server.ts`). It loads the page again. */
export function withReload(config: Configuration): Configuration {
  const client = `${here('client.js')}?${config.output?.uniqueName}`;
  return {
    ...config,
    output: { ...config.output, clean: false },
    plugins: [
      ...(config.plugins ?? []),
      // Without a name, it is part of every entry, that of a container too.
      new webpack.EntryPlugin(config.context ?? '', client, {}),
    ],
  };
}

/**
 * Adds hot replacement and Fast Refresh to a browser build configured with `refresh`. `namespace`
 * separates the bundles of a page.
 */
export function withHotReload(original: Configuration, namespace: string): Configuration {
  const config = withReload(original);
  const refresh = require.resolve('react-refresh');
  return {
    ...config,
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
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({
        overlay: false,
        library: namespace,
        exclude: [/node_modules/, /[\\/]build[\\/]hot[\\/]/],
      }),
    ],
  };
}
