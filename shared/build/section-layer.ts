import webpack, { type Compiler } from 'webpack';

/**
 * Wraps all CSS of a section in `@layer section`, so that sections need not do it themselves
 * (docs/architecture.md, CSS layers).
 */
export class SectionLayer {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SectionLayer', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'SectionLayer', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        (assets) => {
          for (const name of Object.keys(assets).filter((file) => file.endsWith('.css')))
            compilation.updateAsset(
              name,
              (source) => new webpack.sources.ConcatSource('@layer section{', source, '}'),
            );
        },
      );
    });
  }
}
