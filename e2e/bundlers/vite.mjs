/**
 * Builds the section in the present folder with Vite and its federation plugin. The release is the
 * contract, not the bundler: a container with `init` and `get`, a server bundle, `release.json`.
 * Run by kit.spec.ts in a folder that has the kit, Vite and nothing of this repository.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { federation } from '@module-federation/vite';
import { build } from 'vite';
import { unversionedReleaseOf } from '@dswine/shared/build/build-section';
import { writeFederationManifest } from '@dswine/shared/build/federation-manifest';
import { writeOrganiserApi } from '@dswine/shared/build/organiser-api';
import { installedVersion, providedModules } from '@dswine/shared/build/provided';
import { messageImports } from '@dswine/shared/build/message-imports';
import { nameChunks } from '@dswine/shared/build/name-chunks';
import { readSection } from '@dswine/shared/build/read-section';
import { recordSamples } from '@dswine/shared/build/record-samples';

const folder = process.cwd();
const workspace = path.basename(folder);
const name = workspace.replace(/^mfe-/, '');

/** Sections have their styles in a layer of their own. */
const inLayer = {
  postcssPlugin: 'section-layer',
  OnceExit(root, { AtRule }) {
    const layer = new AtRule({ name: 'layer', params: 'section', nodes: root.nodes });
    root.removeAll().append(layer);
  },
};

/** One import for each language, as the loader makes for webpack. */
const messagesByLanguage = {
  name: 'messages-by-language',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/src/section.tsx') ? messageImports(code, path.dirname(id)) : undefined,
};

const common = {
  plugins: [messagesByLanguage],
  root: folder,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  css: {
    modules: {
      generateScopedName: `${name}-[hash:base64:5]`,
      localsConvention: 'camelCaseOnly',
    },
    postcss: { plugins: [inLayer] },
  },
};

await build({
  ...common,
  ssr: { noExternal: true, external: [...providedModules] },
  build: {
    ssr: './src/section.tsx',
    outDir: 'dist/server',
    target: 'node24',
    rollupOptions: {
      external: [...providedModules],
      output: { format: 'cjs', entryFileNames: 'section.cjs', codeSplitting: false },
    },
  },
});

/** The federation plugin leaves alone what a package imports of itself, as the kit's parts do. */
const providedToKit = {
  name: 'provided-to-kit',
  enforce: 'pre',
  resolveId(id, importer) {
    const isInKit = importer?.includes('/@dswine/shared/') && id.startsWith('@dswine/shared/');
    if (isInKit && providedModules.includes(id))
      return this.resolve(id, path.join(folder, 'src/section.tsx'));
  },
};

const hashed = '[name].[hash:12]';
const { output } = await build({
  ...common,
  base: './',
  build: {
    outDir: 'dist/browser',
    target: 'es2022',
    modulePreload: false,
    rollupOptions: {
      input: { section: './src/section.tsx' },
      output: {
        hashCharacters: 'hex',
        entryFileNames: `${hashed}.js`,
        chunkFileNames: `${hashed}.js`,
        assetFileNames: `${hashed}[extname]`,
      },
    },
  },
  plugins: [
    messagesByLanguage,
    providedToKit,
    federation({
      name,
      filename: 'remoteEntry.[hash:12].js',
      dts: false,
      exposes: { './section': './src/section.tsx' },
      shared: Object.fromEntries(
        providedModules.map((module) => [
          module,
          { singleton: true, import: false, requiredVersion: `^${installedVersion(module)}` },
        ]),
      ),
    }),
  ],
});

/** The names that the section gives its chunks, by the module that each begins with. */
const section = await readSection(folder);
const entry = path.join(folder, 'src/section.tsx');
const source = messageImports(
  nameChunks(await readFile(entry, 'utf8'), section),
  path.dirname(entry),
);
const named = [...source.matchAll(/webpackChunkName: "([^"]+)" \*\/ '\.\/([^']+)'/g)].map(
  ([, chunk, file]) => [chunk, path.join(folder, 'src', file)],
);
const chunks = output.filter(({ type }) => type === 'chunk');
const filesFrom = (module) =>
  chunks
    .filter(({ facadeModuleId }) => facadeModuleId === module)
    .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
const groups = new Map(named.map(([chunk, module]) => [chunk, filesFrom(module)]));
const listed = new Set([...groups.values()].flat());
const isContainer = ({ fileName }) => fileName.startsWith('remoteEntry');
const others = chunks
  .filter(({ fileName }) => !listed.has(fileName))
  .sort((a, b) => Number(isContainer(b)) - Number(isContainer(a)));
groups.set(
  name,
  others.map(({ fileName }) => fileName),
);
groups.set('section', []);

const namedChunkGroups = new Map(
  [...groups].map(([chunk, files]) => [chunk, { chunks: [{ files }] }]),
);
await recordSamples(folder, section);
const release = unversionedReleaseOf(workspace, section, { namedChunkGroups });
await writeOrganiserApi(folder, release);
await writeFederationManifest(folder, release);
await writeFile(path.join(folder, 'dist/release.json'), JSON.stringify(release));
