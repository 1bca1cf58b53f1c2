import { existsSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';

/** Runs `render` with a picture file, or without one if the file cannot be decoded. */
export type RenderPictureFile = <Result>(
  path: string | undefined,
  render: (path: string | undefined) => Promise<Result>,
) => Promise<Result>;

/** Why a picture file cannot be shown; undefined if it can. Decodes the whole file. */
export async function findDamage(path: string): Promise<string | undefined> {
  const { default: sharp } = await import('sharp');
  return sharp(path)
    .stats()
    .then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
}

/**
 * Organisers' files may be cut off or no pictures at all. Visitors then get the placeholder, and the
 * log names the file. A repaired file has another hash, and so another URL.
 */
export function createPictureRenderer(logger?: FastifyBaseLogger): RenderPictureFile {
  return async (path, render) => {
    try {
      return await render(path);
    } catch (error) {
      if (path === undefined || !existsSync(path) || !(await findDamage(path))) throw error;
      logger?.warn({ err: error, file: path }, 'a picture is damaged: its placeholder is shown');
      return render(undefined);
    }
  };
}
