import { listHallShapes } from '../content/hall.queries.ts';
import { boothKey } from '../search/find-records.ts';
import type { LiveIndex, Searched } from '../search/live-index.ts';
import { TextIndex } from '../search/text-index.ts';
import type { SearchEntry } from '@dswine/shared/contract/menu';
import type { AreaCode } from '@dswine/shared/contract/wire';
import { textsOf } from '@dswine/shared/fair/bilingual';
import { foldSearchText } from '../store/search-text.ts';
import { findRevision } from '../store/content.ts';
import type { Database } from '../store/tables.ts';
import { listDirectories } from './list-directories.ts';
import { listDocuments } from './list-documents.ts';
import type { SiteDocument } from './site-document.ts';
import type { SitePages } from './site-pages.ts';

export type PlannedBooth = { number: string; area: AreaCode };
/** What the site search looks through besides the lists of exhibitors and products. */
export type SiteIndex = {
  documents: readonly SiteDocument[];
  text: TextIndex;
  /** `boothKey` -> booth. Empty before the plan is published. */
  booths: ReadonlyMap<string, PlannedBooth>;
};

export type SiteIndexOf = (edition: string) => Promise<SiteIndex & { lists: Searched }>;

type Built = Pick<Content, 'pages'> & {
  revision: string | undefined;
  index: Promise<SiteIndex>;
};

/**
 * Holds the index of each requested edition at one revision, with the pages of the site. It has some
 * hundred texts, so that building it again takes less time than a page.
 */
export function createSiteIndex(
  database: Database,
  live: LiveIndex,
  sitePages: SitePages,
): SiteIndexOf {
  const built = new Map<string, Built>();
  return async (edition) => {
    const lists = await live.at(edition);
    const revision = await findRevision(database, edition);
    const pages = await sitePages();
    let current = built.get(edition);
    if (current?.revision !== revision || current?.pages !== pages) {
      current = { revision, pages, index: build({ database, edition, lists, pages }) };
      built.set(edition, current);
      current.index.catch(() => built.delete(edition));
    }
    return { ...(await current.index), lists };
  };
}

type Content = {
  database: Database;
  edition: string;
  lists: Searched;
  pages: readonly SearchEntry[];
};

async function build({ database, edition, lists, pages }: Content): Promise<SiteIndex> {
  const documents = [
    ...(await listDocuments(database, edition, pages)),
    ...(await listDirectories(database, edition, lists)),
  ];
  const text = new TextIndex(documents.length);
  for (const [position, document] of documents.entries()) {
    for (const name of document.names) text.addName(name, position);
    text.addText('brand', foldSearchText((document.topic ?? []).join(' | ')), position);
    text.addText('intro', foldSearchText(textsOf(document.text ?? {}).join(' | ')), position);
    text.addText('text', foldSearchText(document.body.join(' | ')), position);
  }
  for (const _ of text.finish());
  return { documents, text, booths: await listBooths(database, edition) };
}

async function listBooths(
  database: Database,
  edition: string,
): Promise<ReadonlyMap<string, PlannedBooth>> {
  const shapes = await listHallShapes(database, edition);
  const isPublished = shapes.some((shape) => shape.Kind === 'hall' && shape.Published);
  return new Map(
    shapes.flatMap((shape) =>
      isPublished && shape.Kind === 'booth'
        ? [[boothKey(shape.Number), { number: shape.Number, area: shape.Area }]]
        : [],
    ),
  );
}
