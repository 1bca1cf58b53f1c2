import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { baseConfig, type Mode } from '@dswine/shared/build/rules';
import { providesOfBuild } from '@dswine/shared/build/provided';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';

type ShellBuild = { folder: string; mode: Mode; outDir?: string; refresh?: boolean };

/** The chunks of every page, in the order in which their files are requested. */
export const stageChunks = ['react', 'router', 'translations', 'site'];

const ofStages = {
  chunks: ({ name }: { name?: string | null }) => stageChunks.includes(name ?? ''),
  enforce: true,
};
/**
 * The libraries of every page are three files: each request takes its time on the way, and files
 * that arrive side by side arrive in the order of their sizes. `react-dom` is the largest and runs
 * last.
 */
export const libraryFiles = {
  react: {
    ...ofStages,
    name: 'react-dom',
    test: /node_modules\/(react-dom\/(client|cjs\/react-dom-client)|scheduler\/)/,
    priority: 3,
  },
  router: {
    ...ofStages,
    name: 'react-router',
    test: /node_modules\/(react|react-dom|react-router)\//,
    priority: 2,
  },
  libraries: { ...ofStages, name: 'libraries', test: /node_modules|[\\/]provided-/, priority: 1 },
};

/** Pages contain all of it, and never load it again: a font that is named twice is used twice. */
const fonts = {
  name: 'fonts',
  test: /[\\/]fonts\.scss$/,
  type: 'css/mini-extract',
  chunks: 'all' as const,
  enforce: true,
};

/** Makes modules of the texts of legal pages. */
export const legalTextRule = {
  test: /[\\/]legal[\\/]texts[\\/][\w.]+\.md$/,
  loader: fileURLToPath(import.meta.resolve('./legal-text.ts')),
};

/** Of the module that loads the shell's own messages. */
export const messageImportsRule = {
  test: /[\\/]messages[\\/]message-loader\.ts$/,
  loader: fileURLToPath(import.meta.resolve('@dswine/shared/build/message-imports')),
};

/** The browser build of the shell, with all modules that it provides to sections. */
export function shellBrowserConfig({
  folder,
  mode,
  outDir = path.join(folder, 'dist'),
  refresh = false,
}: ShellBuild): Configuration {
  const hash = mode === 'production' ? '.[contenthash:12]' : '';
  const base = baseConfig({
    side: 'browser',
    mode,
    prefix: 'shell',
    name: 'shell',
    folder,
    refresh,
    globalStyles: true,
    loaders: [legalTextRule.loader, messageImportsRule.loader],
  });
  return {
    ...base,
    module: { rules: [...(base.module?.rules ?? []), legalTextRule, messageImportsRule] },
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { ...libraryFiles, fonts } },
    },
    target: ['web', 'es2022'],
    entry: { shell: './src/browser.tsx' },
    experiments: { outputModule: true },
    output: {
      path: path.join(outDir, 'browser'),
      publicPath: 'auto',
      module: true,
      chunkFormat: 'module',
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      uniqueName: 'shell',
      clean: true,
    },
    plugins: [
      new webpack.DefinePlugin({
        PROVIDED_VERSIONS: JSON.stringify(providesOfBuild()),
        // Module Federation manifests are not used: the composition names the entries.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: '"web"',
        // react-router asks for it. As an unknown property, webpack would write the folder of the
        // checkout into the script.
        'import.meta.hot': 'undefined',
      }),
      new MiniCssExtractPlugin({ filename: `[name]${hash}.css`, runtime: false }),
    ],
  };
}

/** The script that runs before the libraries: one classic script without chunks. */
export function earlyConfig({
  folder,
  mode,
  outDir = path.join(folder, 'dist'),
}: ShellBuild): Configuration {
  return {
    ...baseConfig({ side: 'browser', mode, prefix: 'shell', name: 'early', folder }),
    target: ['web', 'es2022'],
    entry: { early: './src/before-hydration/early.ts' },
    output: {
      path: path.join(outDir, 'browser'),
      filename: mode === 'production' ? '[name].[contenthash:12].js' : '[name].js',
    },
  };
}

/** The service worker: one classic script with a stable file name. */
export function serviceWorkerConfig({
  folder,
  mode,
  outDir = path.join(folder, 'dist'),
}: ShellBuild): Configuration {
  return {
    ...baseConfig({ side: 'browser', mode, prefix: 'shell', name: 'service-worker', folder }),
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': './offline/service-worker.ts' },
    output: { path: path.join(outDir, 'browser'), filename: '[name].js' },
  };
}

/** The server build. It bundles all provided modules, so that a release is self-contained. */
export function shellServerConfig({
  folder,
  mode,
  outDir = path.join(folder, 'dist'),
}: ShellBuild): Configuration {
  const base = baseConfig({
    side: 'server',
    mode,
    prefix: 'shell',
    name: 'shell',
    folder,
    loaders: [legalTextRule.loader, messageImportsRule.loader],
  });
  return {
    ...base,
    module: { rules: [...(base.module?.rules ?? []), legalTextRule, messageImportsRule] },
    target: 'node24',
    entry: { shell: './src/server.tsx' },
    output: {
      path: path.join(outDir, 'server'),
      filename: 'shell.cjs',
      library: { type: 'commonjs2' },
      devtoolModuleFilenameTemplate: '[resource-path]',
      clean: true,
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
