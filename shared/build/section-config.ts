import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { installedVersion, providedModules } from './provided.ts';
import { PageMessages } from './page-messages.ts';
import { baseConfig, type Mode } from './rules.ts';
import { entryFile, sharedFiles } from './section-files.ts';
import { SectionLayer } from './section-layer.ts';

type SectionBuild = {
  folder: string;
  section: string;
  mode: Mode;
  outDir?: string;
  refresh?: boolean;
};

/** What a container takes from the shell. */
const consumed = Object.fromEntries(
  providedModules.map((name) => [
    name,
    { import: false as const, singleton: true, requiredVersion: `^${installedVersion(name)}` },
  ]),
);

/** For any bundler with webpack's loaders. */
export const sectionEntryRule = {
  test: /[\\/]src[\\/]section\.tsx$/,
  loader: fileURLToPath(import.meta.resolve('@dswine/shared/build/name-chunks')),
};

/**
 * Browser container of a section: an ES module that exposes `./section` and takes the provided
 * modules from the shell.
 */
export function sectionBrowserConfig({
  folder,
  section,
  mode,
  outDir = path.join(folder, 'dist'),
  refresh = false,
}: SectionBuild): Configuration {
  const base = baseConfig({
    side: 'browser',
    mode,
    prefix: section,
    name: section,
    folder,
    refresh,
    loaders: [sectionEntryRule.loader],
  });
  const hash = mode === 'production' ? '.[contenthash:12]' : '';
  return {
    ...base,
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { entry: entryFile(section), ...sharedFiles(section) } },
    },
    target: ['web', 'es2022'],
    module: { ...base.module, rules: [...(base.module?.rules ?? []), sectionEntryRule] },
    entry: {},
    experiments: { outputModule: true },
    output: {
      path: path.join(outDir, 'browser'),
      publicPath: 'auto',
      module: true,
      chunkFormat: 'module',
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      uniqueName: section,
      clean: true,
    },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: section,
        library: { type: 'module' },
        filename: `remoteEntry${hash}.js`,
        exposes: { './section': { import: ['./src/section.tsx'], name: 'section' } },
        shared: consumed,
      }),
      // The shell loads page styles with their integrity from the release's file list. The bundle
      // must not load them again.
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[name]${hash}.css`,
        runtime: false,
      }),
      new SectionLayer(),
      ...(mode === 'production' ? [new PageMessages()] : []),
    ],
  };
}

/** Server bundle of a section: one CommonJS file that receives the provided modules. */
export function sectionServerConfig({
  folder,
  section,
  mode,
  outDir = path.join(folder, 'dist'),
}: SectionBuild): Configuration {
  const base = baseConfig({
    side: 'server',
    mode,
    prefix: section,
    name: section,
    folder,
    loaders: [sectionEntryRule.loader],
  });
  return {
    ...base,
    module: { ...base.module, rules: [...(base.module?.rules ?? []), sectionEntryRule] },
    target: 'node24',
    entry: { section: './src/section.tsx' },
    output: {
      path: path.join(outDir, 'server'),
      filename: 'section.cjs',
      library: { type: 'commonjs2' },
      devtoolModuleFilenameTemplate: '[resource-path]',
      clean: true,
    },
    externals: Object.fromEntries(providedModules.map((name) => [name, `commonjs ${name}`])),
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
