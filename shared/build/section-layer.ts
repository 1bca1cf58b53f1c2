import webpack, { type Compiler } from 'webpack';

/** Puts all of a section's CSS into `@layer section`, so that no section has to remember it (design: CSS has layers and owners). */
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
