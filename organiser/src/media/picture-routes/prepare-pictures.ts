import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import {
  pictureKinds,
  pictureWidths,
  topicKinds,
  type PictureKind,
} from '../pictures/picture-kinds.ts';
import type { PictureName } from '../pictures/picture-source.ts';
import { renderedFile, renderedFolder } from '../pictures/rendered-pictures.ts';

/** What phones show. Wider files and those for dark screens are rendered when first requested. */
const preparedWidth = 832;
/** Products last: they are many, and most of them are far from the first pages. */
const order = [...pictureKinds].sort(
  (one, other) => Number(one === 'product') - Number(other === 'product'),
);

type Options = Pick<Dependencies, 'pictures' | 'rendered' | 'dataFolder' | 'clock'> & {
  edition: string;
  logger: FastifyBaseLogger | undefined;
};

/**
 * Renders the pictures of an edition ahead of the visitors, one at a time and half of the time, so
 * that requests have the processor.
 */
export async function preparePicturesOf(options: Options, signal: AbortSignal): Promise<void> {
  try {
    await prepare(options, signal);
  } catch (error) {
    options.logger?.warn({ err: error }, 'pictures could not be prepared');
  }
}

async function prepare({ edition, logger, clock, ...dependencies }: Options, signal: AbortSignal) {
  const started = clock.monotonic();
  const existing = new Set(
    await readdir(join(renderedFolder(dependencies.dataFolder), edition)).catch(() => []),
  );
  const missing = listPictures(dependencies.pictures, edition).filter(
    (name) => !existing.has(renderedFile('', name)),
  );
  for (const name of missing) {
    if (signal.aborted) return;
    const begun = clock.monotonic();
    const file = dependencies.pictures.find(edition, name.kind, name.id);
    // Damaged files are reported when they are requested.
    await dependencies.rendered(edition, name, file).catch(() => undefined);
    await clock.sleep(clock.monotonic() - begun, signal).catch(() => undefined);
  }
  const seconds = Math.round((clock.monotonic() - started) / 1000);
  if (missing.length > 0)
    logger?.info({ edition, pictures: missing.length, seconds }, 'pictures prepared');
}

function listPictures(pictures: Dependencies['pictures'], edition: string): PictureName[] {
  const files = [...pictures.list(edition)].flatMap(([name, { hash }]) => {
    const kind = kindOf(name);
    return kind ? { kind, id: name.slice(kind.length + 1), hash } : [];
  });
  return order.flatMap((kind) =>
    files
      .filter((file) => file.kind === kind)
      .flatMap((file) =>
        pictureWidths(kind)
          .filter((width) => width <= preparedWidth)
          .map((width) => ({ ...file, width })),
      ),
  );
}

function kindOf(name: string): PictureKind | undefined {
  if (topicKinds.some((kind) => name.startsWith(`${kind}-`))) return undefined;
  return pictureKinds.find((kind) => name.startsWith(`${kind}-`));
}
