import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';

export type Side = 'browser' | 'server';
export type Mode = 'production' | 'development';

/** A build of the release command starts no processes, and writes nothing but its output. */
const isRestricted = process.permission !== undefined;

/** The folder in `dist` that the next build reads. No part of a release. */
const BUILD_CACHE = '.cache';

/** The versions of all installed packages, as npm lists them. */
const installedPackages = path.resolve(
  fileURLToPath(import.meta.resolve('webpack/package.json')),
  '../../.package-lock.json',
);

type RuleOptions = {
  side: Side;
  mode: Mode;
  prefix: string;
  refresh?: boolean;
  globalStyles?: boolean;
};

const sass = {
  loader: 'sass-loader',
  options: {
    sassOptions: {
      quietDeps: true,
      silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
    },
  },
};

/**
 * Loaders for TypeScript, styles and fonts. `prefix` starts every class name of a style module.
 * Only the shell has global styles.
 */
export function rules({
  side,
  mode,
  prefix,
  refresh = false,
  globalStyles = false,
}: RuleOptions): RuleSetRule[] {
  const cssModules = {
    loader: 'css-loader',
    options: {
      importLoaders: 1,
      modules: {
        mode: 'pure',
        namedExport: false,
        exportOnlyLocals: side === 'server',
        localIdentName:
          mode === 'production' ? `${prefix}-[hash:base64:5]` : `${prefix}-[name]-[local]`,
        exportLocalsConvention: 'camel-case-only',
      },
    },
  };
  const extract = side === 'browser' ? [MiniCssExtractPlugin.loader] : [];
  return [
    {
      test: /\.tsx?$/,
      // No module is imported for its effects alone: one that nothing uses leaves the bundle.
      sideEffects: false,
      loader: 'swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          // Use the development transform only for Fast Refresh (hot-reload.ts replaces its JSX
          // runtime). The development JSX runtime crashes in a shell that was built for production.
          transform: { react: { runtime: 'automatic', development: refresh, refresh } },
          target: side === 'server' ? 'es2024' : 'es2022',
        },
      },
    },
    { test: /\.module\.scss$/, use: [...extract, cssModules, sass] },
    ...(globalStyles
      ? [
          {
            test: /\.scss$/,
            exclude: /\.module\.scss$/,
            use: [...extract, { loader: 'css-loader', options: { importLoaders: 1 } }, sass],
          },
        ]
      : []),
    {
      test: /\.woff2$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash][ext]', emit: side === 'browser' },
    },
  ];
}

/**
 * V8 compiles such a file as a whole, on another thread while it arrives, in place of each function
 * when it is first called. That costs less in sum: what a page loads is mostly needed.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Of releases: errors of server bundles lead to the line of the source. */
const sourceMaps = { browser: false, server: 'hidden-nosources-source-map' } as const;

type BaseOptions = RuleOptions & {
  name: string;
  folder: string;
  /** Files of own loaders: a change of one builds all modules again. */
  loaders?: readonly string[];
};

/** Settings shared by all builds. */
export function baseConfig(options: BaseOptions): Configuration {
  const { mode, side, name, folder, loaders = [] } = options;
  return {
    name: `${name} ${side}`,
    mode,
    context: folder,
    devtool: mode === 'development' ? 'cheap-module-source-map' : sourceMaps[side],
    module: { rules: rules(options) },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    // The cache key covers neither loader options that depend on these values, nor own loaders, nor
    // what loaders load. No other workspace reads this folder, which code of this one may write.
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(folder, 'dist', BUILD_CACHE),
      name: `${name}-${side}-${mode}-${options.refresh ? 'refresh' : 'plain'}`,
      version: import.meta.dirname,
      buildDependencies: {
        config: [import.meta.filename, ...loaders, installedPackages],
      },
    },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
    performance: false,
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      // It would parse whole bundles again, for some bytes less.
      avoidEntryIife: false,
      minimizer: [
        new MinimizerPlugin({
          parallel: !isRestricted,
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: {
            // Names would follow how often each letter occurs, also in hashes of other files.
            mangle: { disableCharFreq: true },
            format: { comments: false, ...(side === 'browser' && { preamble: COMPILE_HINT }) },
          },
        }),
        new MinimizerPlugin({
          test: /\.css$/,
          parallel: !isRestricted,
          minify: MinimizerPlugin.lightningCssMinify,
        }),
      ],
    },
  };
}
