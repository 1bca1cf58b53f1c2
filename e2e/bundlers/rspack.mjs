/**
 * Builds the section in the present folder with Rspack instead of webpack. The release is the
 * contract, not the bundler: a container with `init` and `get`, a server bundle, `release.json`.
 * Run by kit.spec.ts in a folder that has the kit, Rspack and nothing of this repository.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { container, CssExtractRspackPlugin, rspack } from '@rspack/core';
import { unversionedReleaseOf } from '@dswine/shared/build/build-section';
import { writeFederationManifest } from '@dswine/shared/build/federation-manifest';
import { writeOrganiserApi } from '@dswine/shared/build/organiser-api';
import { installedVersion, providedModules } from '@dswine/shared/build/provided';
import { readSection } from '@dswine/shared/build/read-section';
import { recordSamples } from '@dswine/shared/build/record-samples';
import { sectionEntryRule } from '@dswine/shared/build/section-config';
import { SectionLayer } from '@dswine/shared/build/section-layer';

const folder = process.cwd();
const workspace = path.basename(folder);
const name = workspace.replace(/^mfe-/, '');

const rules = (isServer) => [
  {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  },
  {
    test: /\.module\.scss$/,
    use: [
      ...(isServer ? [] : [CssExtractRspackPlugin.loader]),
      {
        loader: 'css-loader',
        options: {
          modules: {
            namedExport: false,
            exportOnlyLocals: isServer,
            localIdentName: `${name}-[hash:base64:5]`,
            exportLocalsConvention: 'camel-case-only',
          },
        },
      },
      { loader: 'sass-loader', options: { sassOptions: { quietDeps: true } } },
    ],
  },
];

const config = (isServer) => ({
  mode: 'production',
  context: folder,
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: rules(isServer) },
});

const server = {
  ...config(true),
  target: 'node',
  entry: { section: './src/section.tsx' },
  output: {
    path: path.join(folder, 'dist/server'),
    filename: 'section.cjs',
    library: { type: 'commonjs2' },
    clean: true,
  },
  externals: Object.fromEntries(providedModules.map((module) => [module, `commonjs ${module}`])),
  plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
};

const hashed = '[name].[contenthash:12]';
const browser = {
  ...config(false),
  module: { rules: [...rules(false), sectionEntryRule] },
  target: ['web', 'es2022'],
  entry: {},
  output: {
    path: path.join(folder, 'dist/browser'),
    publicPath: 'auto',
    module: true,
    chunkFormat: 'module',
    filename: `${hashed}.js`,
    chunkFilename: `${hashed}.js`,
    uniqueName: name,
    clean: true,
  },
  plugins: [
    new container.ModuleFederationPluginV1({
      name,
      library: { type: 'module' },
      filename: 'remoteEntry.[contenthash].js',
      exposes: { './section': { import: ['./src/section.tsx'], name: 'section' } },
      shared: Object.fromEntries(
        providedModules.map((module) => [
          module,
          { import: false, singleton: true, requiredVersion: `^${installedVersion(module)}` },
        ]),
      ),
    }),
    new CssExtractRspackPlugin({
      filename: `${hashed}.css`,
      chunkFilename: `${hashed}.css`,
      runtime: false,
    }),
    new SectionLayer(),
  ],
};

function run(configuration) {
  return new Promise((resolve, reject) => {
    rspack(configuration).run((error, stats) => {
      if (error || stats.hasErrors() || stats.hasWarnings()) reject(error ?? stats.toString());
      else resolve(stats.compilation);
    });
  });
}

await run(server);
const compilation = await run(browser);
const section = await readSection(folder);
await recordSamples(folder, section);
const release = unversionedReleaseOf(workspace, section, compilation);
await writeOrganiserApi(folder, release);
await writeFederationManifest(folder, release);
await writeFile(path.join(folder, 'dist/release.json'), JSON.stringify(release));
