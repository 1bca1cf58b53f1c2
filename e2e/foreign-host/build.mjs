/** Builds the host: `node build.mjs <address of the section's manifest> <output folder>`. */
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { installedVersion, providedModules } from '@dswine/shared/build/provided';
import { rspack } from '@rspack/core';

const [, , manifest, outDir] = process.argv;
const jsc = {
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
};
const shared = providedModules.map((name) => {
  const version = installedVersion(name);
  return [name, { singleton: true, eager: true, version, requiredVersion: version }];
});
rspack({
  mode: 'production',
  context: import.meta.dirname,
  entry: './host.jsx',
  output: { path: outDir, filename: 'host.js', publicPath: 'auto' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [{ test: /\.[jt]sx?$/, loader: 'builtin:swc-loader', options: { jsc } }] },
  plugins: [
    new ModuleFederationPlugin({
      name: 'foreign',
      remotes: { info: `info@${manifest}` },
      shared: Object.fromEntries(shared),
      dts: false,
    }),
  ],
}).run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
});
