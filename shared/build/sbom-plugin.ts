import { CycloneDxWebpackPlugin } from '@cyclonedx/webpack-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** A component of a CycloneDX document. Fields that builds only pass on are not named here. */
export type SbomComponent = {
  'bom-ref': string;
  type: string;
  group?: string;
  name: string;
  version?: string;
  [field: string]: unknown;
};

/** A CycloneDX document of one bundle. */
export type Sbom = {
  metadata: { component?: SbomComponent; [field: string]: unknown };
  components?: SbomComponent[];
  dependencies?: { ref: string; dependsOn?: string[] }[];
  [field: string]: unknown;
};

const sboms = new WeakMap<Compilation, Sbom>();

/** What `SbomPlugin` has collected in a compilation. */
export function collectedSbom(compilation: Compilation): Sbom {
  const sbom = sboms.get(compilation);
  if (!sbom) throw new Error(`${compilation.name ?? 'The build'} ran without SbomPlugin.`);
  return sbom;
}

/**
 * Takes the documents that the CycloneDX plugin would write beside the scripts, where visitors
 * could ask for them. `sbom.ts` makes one of all bundles of a release.
 */
export class SbomPlugin {
  apply(compiler: Compiler): void {
    new CycloneDxWebpackPlugin({
      // Without time and serial number, so that the same sources make the same release.
      reproducibleResults: true,
      validateResults: false,
      includeWellknown: false,
      outputLocation: 'sbom',
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap('SbomPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'SbomPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL + 1 },
        () => takeDocuments(compilation),
      );
    });
  }
}

function takeDocuments(compilation: Compilation): void {
  const json = compilation.getAsset('sbom/bom.json');
  if (json) sboms.set(compilation, JSON.parse(json.source.source().toString()) as Sbom);
  for (const file of ['sbom/bom.json', 'sbom/bom.xml']) compilation.deleteAsset(file);
}
