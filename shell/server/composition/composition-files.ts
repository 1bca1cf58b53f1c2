import type { EncodedContent } from '../http/content-negotiation.ts';
import { encodeFile } from '../http/encode-content.ts';
import type { BrowserFiles, CompositionContent } from './browser-files.ts';
import type { ResolvedComposition } from './live-composition.ts';

/** A file of the live or an earlier composition, by its URL. */
export type FindCompositionFile = (url: string) => Promise<EncodedContent | undefined>;

type WithFiles = Pick<ResolvedComposition, 'files'>;

/** Forms of live compositions: they change with the sections that can be used. */
const MAX_FORMS = 10;

/** Finds composition files. Pages in open tabs and caches name those of earlier ones. */
export function createCompositionFiles(
  live: () => WithFiles,
  find: (revision: number) => Promise<WithFiles | undefined>,
): FindCompositionFile {
  const forms = new Set<BrowserFiles>();

  function findLive(url: string): CompositionContent | undefined {
    forms.add(live().files);
    for (const old of [...forms].slice(0, -MAX_FORMS)) forms.delete(old);
    for (const files of forms) {
      const found = files.find(url);
      if (found) return found;
    }
    return undefined;
  }

  return async function findFile(url) {
    const revision = Number(/\/(\d{1,9})\.[^/]+\.json$/.exec(url)?.[1]);
    if (!revision) return undefined;
    const found = findLive(url) ?? (await find(revision))?.files.find(url);
    return found && encoded(found);
  };
}

const encodings = new WeakMap<Buffer, Promise<EncodedContent>>();

function encoded({ bytes, integrity }: CompositionContent): Promise<EncodedContent> {
  const existing = encodings.get(bytes);
  if (existing) return existing;
  const content = encodeFile(bytes, integrity);
  encodings.set(bytes, content);
  return content;
}
