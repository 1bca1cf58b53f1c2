import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { withHotReload } from './hot-reload.ts';
import { baseConfig } from './rules.ts';

const styleLayer = path.join(import.meta.dirname, 'hot/style-layer.cjs');

/**
 * One section with its harness as a single page. Here the section bundles React and the global
 * styles itself.
 */
export function standaloneConfig({
  folder,
  section,
}: {
  folder: string;
  section: string;
}): Configuration {
  const base = baseConfig({
    side: 'browser',
    mode: 'development',
    prefix: section,
    name: `${section}-standalone`,
    folder,
    refresh: true,
    globalStyles: true,
  });
  return withHotReload(
    {
      ...base,
      target: ['web', 'es2022'],
      entry: { harness: './standalone/main.tsx' },
      module: { ...base.module, rules: (base.module?.rules ?? []).map(inSectionLayer) },
      output: {
        // Not in `dist`, which a release is made of.
        path: path.join(folder, 'node_modules/.cache/harness'),
        publicPath: '/harness/',
        filename: '[name].js',
        chunkFilename: '[name].js',
        uniqueName: `${section}-standalone`,
      },
      plugins: [new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' })],
    },
    section,
  );
}

/**
 * A release puts whole CSS files into the section layer. Here section and global styles share
 * files, so wrap each module.
 */
function inSectionLayer(rule: unknown): RuleSetRule {
  const ruleSet = rule as RuleSetRule;
  if (String(ruleSet.test) !== String(/\.module\.scss$/) || !Array.isArray(ruleSet.use))
    return ruleSet;
  return { ...ruleSet, use: [...ruleSet.use.slice(0, -1), styleLayer, ...ruleSet.use.slice(-1)] };
}
