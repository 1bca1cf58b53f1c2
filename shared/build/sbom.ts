import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation } from 'webpack';
import { bundledPackages, packageKey, type BundledPackage } from './bundled-packages.ts';
import { collectedSbom, type Sbom, type SbomComponent } from './sbom-plugin.ts';

/** The bundles of a release by name: `browser`, `server`. */
type Bundles = Readonly<Record<string, Compilation>>;

/** Writes `dist/sbom.json`, the CycloneDX document of a release. It becomes one of its files. */
export async function writeSbom(folder: string, bundles: Bundles): Promise<void> {
  const text = `${JSON.stringify(sbomOf(bundles), null, 2)}\n`;
  await writeFile(path.join(folder, 'dist/sbom.json'), text);
}

/**
 * One CycloneDX document of all bundles. Each component says in its properties which bundles
 * contain it.
 */
export function sbomOf(bundles: Bundles): Sbom {
  const components = new Map<string, SbomComponent>();
  const dependencies = new Map<string, Set<string>>();
  let document: Sbom | undefined;
  for (const [bundle, compilation] of Object.entries(bundles)) {
    const sbom = collectedSbom(compilation);
    if (!document?.metadata.component) document = sbom;
    const packages = bundledPackages(compilation);
    for (const component of componentsIn(sbom, packages)) addTo(components, bundle, component);
    for (const { ref, dependsOn = [] } of sbom.dependencies ?? [])
      dependencies.set(ref, new Set([...(dependencies.get(ref) ?? []), ...dependsOn]));
  }
  const root = document?.metadata.component?.['bom-ref'];
  const isListed = (ref: string) => ref === root || components.has(ref);
  return {
    ...document,
    metadata: document?.metadata ?? {},
    components: [...components.values()].sort(byRef),
    dependencies: [...dependencies.keys()]
      .filter(isListed)
      .sort()
      .map((ref) => ({
        ref,
        dependsOn: [...(dependencies.get(ref) ?? [])].filter(isListed).sort(),
      })),
  };
}

/** The components of the packages in a bundle, with those that only styles come from. */
function componentsIn(
  { metadata, components = [] }: Sbom,
  packages: ReadonlyMap<string, BundledPackage>,
): SbomComponent[] {
  const named = new Set([metadata.component, ...components].map((one) => one && keyOf(one)));
  const ofStyles = [...packages].filter(([key]) => !named.has(key));
  return [
    ...components.filter((component) => packages.has(keyOf(component))),
    ...ofStyles.map(([, bundled]) => componentOf(bundled)),
  ];
}

function addTo(
  components: Map<string, SbomComponent>,
  bundle: string,
  component: SbomComponent,
): void {
  const ref = component['bom-ref'];
  const known = (components.get(ref)?.['properties'] ?? []) as object[];
  const properties = [...known, { name: 'dswine:bundle', value: bundle }];
  components.set(ref, { ...component, properties });
}

function keyOf({ group, name, version = '' }: SbomComponent): string {
  return packageKey({ name: group === undefined ? name : `${group}/${name}`, version });
}

function componentOf(bundled: BundledPackage): SbomComponent {
  const { name, version, license } = bundled;
  const [, scope, short = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  const purlName = scope === undefined ? short : `${encodeURIComponent(scope)}/${short}`;
  return {
    type: 'library',
    ...(scope !== undefined && { group: scope }),
    name: short,
    version,
    'bom-ref': packageKey(bundled),
    ...(license !== undefined && { licenses: licensesOf(license) }),
    purl: `pkg:npm/${purlName}@${version}`,
  };
}

/** A single SPDX identifier or an expression of several. */
function licensesOf(license: string): object[] {
  return license.includes(' ') ? [{ expression: license }] : [{ license: { id: license } }];
}

function byRef(a: SbomComponent, b: SbomComponent): number {
  return a['bom-ref'] < b['bom-ref'] ? -1 : 1;
}
