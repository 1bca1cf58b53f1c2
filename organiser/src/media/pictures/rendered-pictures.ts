import { join } from 'node:path';
import { createGeneratedFileCache } from '../../http/generated-file-cache.ts';
import { createPictureRenderer, type RenderPictureFile } from './damaged-pictures.ts';
import { pictureSize } from './picture-kinds.ts';
import { pictureFileName, type PictureName } from './picture-source.ts';
import type { PictureFile } from './picture-storage.ts';
import { renderPicture } from './render-picture.ts';

/** Several lists of pictures at a time. A picture takes 10 to 40 ms. */
const longestQueue = 1000;

/** The folder of the rendered pictures. It may be emptied at any time. */
export const renderedFolder = (dataFolder: string) => join(dataFolder, 'pictures');

/** The name of a rendered file, below the folder of rendered pictures. */
export function renderedFile(edition: string, { kind, ...name }: PictureName): string {
  return join(edition, `${kind}-${pictureFileName(name)}`.toLowerCase());
}

/** Renders each picture once; without a file it is the placeholder. */
export type RenderedPictures = (
  edition: string,
  name: PictureName,
  file: PictureFile | undefined,
) => Promise<Buffer>;

export function createRenderedPictures(
  dataFolder: string,
  renderFile: RenderPictureFile = createPictureRenderer(),
): RenderedPictures {
  const cachedFile = createGeneratedFileCache(renderedFolder(dataFolder), longestQueue);
  return (edition, name, file) =>
    cachedFile(renderedFile(edition, name), () =>
      renderFile(file?.path, (path) =>
        renderPicture({
          path,
          frame: pictureSize(name.kind),
          width: name.width,
          isDark: path !== undefined && name.isDark === true,
          isWhole: name.kind === 'partner',
        }),
      ),
    );
}
