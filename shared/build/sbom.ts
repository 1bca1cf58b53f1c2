import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation } from 'webpack';
import { bundledPackages, packageKey, packageOf, type BundledPackage } from './bundled-packages.ts';

/** A component of a CycloneDX document. */
type SbomComponent = {
  type: string;
  'bom-ref': string;
  group?: string;
  name: string;
  version: string;
  purl: string;
  [field: string]: unknown;
};

/** A CycloneDX document. */
export type Sbom = {
  metadata: { component?: SbomComponent };
  components?: SbomComponent[];
  [field: string]: unknown;
};

/** The bundles of a release by name: `browser`, `server`. */
type Bundles = Readonly<Record<string, Compilation>>;

/** Writes `dist/sbom.json`, the CycloneDX document of a release. It becomes one of its files. */
export async function writeSbom(folder: string, bundles: Bundles): Promise<void> {
  const text = `${JSON.stringify(sbomOf(folder, bundles), null, 2)}\n`;
  await writeFile(path.join(folder, 'dist/sbom.json'), text);
}

/**
 * One CycloneDX document of all bundles, without time and serial number. Each component says in its
 * properties which bundles contain it.
 */
export function sbomOf(folder: string, bundles: Bundles): Sbom {
  const root = packageOf(folder);
  const found = new Map<string, { bundled: BundledPackage; bundles: string[] }>();
  for (const [name, compilation] of Object.entries(bundles))
    for (const [key, bundled] of bundledPackages(compilation)) {
      const { bundles: others = [] } = found.get(key) ?? {};
      found.set(key, { bundled, bundles: [...others, name] });
    }
  if (root) found.delete(packageKey(root));
  const components = [...found.values()].map(({ bundled, bundles: names }) => ({
    ...componentOf(bundled, 'library'),
    properties: names.map((value) => ({ name: 'dswine:bundle', value })),
  }));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: root ? { component: componentOf(root, 'application') } : {},
    components: components.sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
  };
}

function componentOf(bundled: BundledPackage, type: 'application' | 'library'): SbomComponent {
  const { name, version, license, repository } = bundled;
  const [, group, short = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  const purlName = group === undefined ? short : `${encodeURIComponent(group)}/${short}`;
  const url = typeof repository === 'string' ? repository : repository?.url;
  return {
    type,
    ...(group !== undefined && { group }),
    name: short,
    version,
    'bom-ref': packageKey(bundled),
    ...(license !== undefined && { licenses: [licenseOf(license)] }),
    purl: `pkg:npm/${purlName}@${version}`,
    ...(url !== undefined && { externalReferences: [{ type: 'vcs', url }] }),
  };
}

/** A single SPDX identifier or an expression of several. */
function licenseOf(license: string): object {
  const acknowledgement = 'declared';
  return license.includes(' ')
    ? { expression: license, acknowledgement }
    : { license: { id: license, acknowledgement } };
}
