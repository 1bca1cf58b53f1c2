import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@dswine/shared/contract/releases';

type Described = Pick<
  ReleaseManifest,
  'workspace' | 'section' | 'entry' | 'files' | 'routes' | 'fragments' | 'needs'
>;

export type FederationManifest = ReturnType<typeof federationManifestOf>;

const none = { sync: [], async: [] };

/**
 * Writes `dist/browser/mf-manifest.json`: what a section exposes and needs, in the public form of
 * Module Federation 2, for its tools and for other hosts. The site itself reads `release.json`.
 */
export async function writeFederationManifest(folder: string, release: Described): Promise<void> {
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const text = `${JSON.stringify(federationManifestOf(release, version))}\n`;
  await writeFile(path.join(folder, 'dist/browser/mf-manifest.json'), text);
}

/** Files are named from the folder of the manifest. `async` ones belong to pages and fragments. */
function federationManifestOf(release: Described, version: string) {
  const { workspace, section: name, entry, files, routes, fragments, needs } = release;
  const parts = [...routes, ...fragments].map((part) => part.files);
  const filesFrom = (kind: 'scripts' | 'styles') => {
    const sync = files[kind].filter((file) => file !== entry);
    const all = new Set(parts.flatMap((part) => part[kind]));
    const async = [...all].filter((file) => file !== entry && !sync.includes(file));
    return { sync: sync.map(fromManifest), async: async.map(fromManifest) };
  };
  return {
    id: name,
    name,
    metaData: {
      name,
      globalName: name,
      type: 'app',
      buildInfo: { buildName: workspace, buildVersion: version },
      remoteEntry: { name: fromManifest(entry), path: '', type: 'module' },
      types: { path: '', name: '', zip: '', api: '' },
      publicPath: 'auto',
    },
    shared: Object.entries(needs).map(([needed, requiredVersion]) => ({
      id: `${name}:${needed}`,
      name: needed,
      version: requiredVersion.replace(/^\^/, ''),
      singleton: true,
      requiredVersion,
      assets: { js: none, css: none },
    })),
    remotes: [],
    exposes: [
      {
        id: `${name}:section`,
        name: 'section',
        path: './section',
        assets: { js: filesFrom('scripts'), css: filesFrom('styles') },
      },
    ],
  };
}

function fromManifest(file: string): string {
  return path.posix.relative('browser', file);
}
