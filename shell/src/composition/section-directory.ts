import { splitLocale } from '@dswine/shared/fair/addresses/locale-path';
import type { CompositionFile, Directory, SectionFile } from './composition-file.ts';
import type { FileReference, PageComposition } from './page-state.ts';

/**
 * The sections of the composition that this tab knows. It begins with the parts of the first page,
 * and fetches a section when a navigation leads there.
 */
export type SectionDirectory = {
  /** What is known so far. A new object after each section. */
  composition: () => PageComposition;
  /** Fetches the sections that a URL may lead to. Rejects when they cannot be fetched. */
  ensure: (url: URL) => Promise<void>;
};

type Options = Pick<CompositionFile, 'composition' | 'directory'> & {
  /** Called with the integrity of a section's scripts, before the section is known. */
  addIntegrity: (integrity: SectionFile['integrity']) => void;
};

export function createSectionDirectory({
  composition: first,
  directory: file,
  addIntegrity,
}: Options): SectionDirectory {
  let composition = first;
  let directory: Promise<Directory> | undefined;
  const loads = new Map<string, Promise<void>>();

  function readDirectory(): Promise<Directory> {
    directory ??= fetchFile<Directory>(file).catch((error: unknown) => {
      directory = undefined;
      throw error;
    });
    return directory;
  }

  async function load({ name, file: address }: Entry, order: readonly string[]): Promise<void> {
    const { section, integrity } = await fetchFile<SectionFile>(address);
    addIntegrity(integrity);
    const others = composition.sections.filter((known) => known.name !== name);
    const rank = (known: { name: string }) => order.indexOf(known.name);
    const sections = [...others, section].sort((a, b) => rank(a) - rank(b));
    composition = { ...composition, sections };
  }

  function loadOnce(entry: Entry, order: readonly string[]): Promise<void> {
    const running = loads.get(entry.name);
    if (running) return running;
    const started = load(entry, order).catch((error: unknown) => {
      loads.delete(entry.name);
      throw error;
    });
    loads.set(entry.name, started);
    return started;
  }

  return {
    composition: () => composition,
    async ensure(url) {
      const { sections } = await readDirectory();
      const segment = firstSegment(splitLocale(url.pathname).path);
      const order = sections.map(({ name }) => name);
      const needed = sections.filter(
        ({ segments }) => segments.includes(segment) || segments.includes('*'),
      );
      await Promise.all(needed.map((entry) => loadOnce(entry, order)));
    },
  };
}

type Entry = Directory['sections'][number];

async function fetchFile<File>([url, integrity]: FileReference): Promise<File> {
  const response = await fetch(url, { integrity });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as File;
}

/** Decoded and in lower case, as routes match. */
function firstSegment(path: string): string {
  const segment = path.split('/').find(Boolean) ?? '';
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}
