import type { Compilation } from 'webpack';
import { BuildError } from './run-webpack.ts';

export type PageFiles = { scripts: string[]; styles: string[] };

/**
 * Files of a named chunk and of everything that loads with it, below `browser/`. Throws
 * `BuildError` if the chunk does not exist.
 */
export function filesOfChunk(compilation: Compilation, name: string): PageFiles {
  const group = compilation.namedChunkGroups.get(name) ?? compilation.entrypoints.get(name);
  if (!group) {
    throw new BuildError(
      `No chunk is named "${name}": src/section.tsx does not load what src/section.json states.`,
    );
  }
  const files = group.chunks
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => !file.includes('.hot-update.'));
  return {
    scripts: unique(files.filter((file) => file.endsWith('.js'))).map(inBrowser),
    styles: unique(files.filter((file) => file.endsWith('.css'))).map(inBrowser),
  };
}

function unique(files: string[]): string[] {
  return [...new Set(files)];
}

function inBrowser(file: string): string {
  return `browser/${file}`;
}
