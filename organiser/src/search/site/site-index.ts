import type { Edition } from '../../content/editions/edition.ts';
import { boothKey } from '../index/find-records.ts';
import type { Searched } from '../index/live-index.ts';
import { TextIndex } from '../keywords/text-index.ts';
import type { SearchEntry } from '@dswine/shared/contract/menu';
import type { AreaCode } from '@dswine/shared/contract/wire';
import { textsOf } from '@dswine/shared/fair/texts/bilingual';
import { foldSearchText } from '../../store/search-text.ts';
import { listDirectories } from './list-directories.ts';
import { listDocuments } from './list-documents.ts';
import type { SiteDocument } from './site-document.ts';

export type PlannedBooth = { number: string; area: AreaCode };
/** What the site search looks through: documents besides the lists of exhibitors and products. */
export type SiteIndex = {
  documents: readonly SiteDocument[];
  text: TextIndex;
  /** `boothKey` -> booth. Empty before the plan is published. */
  booths: ReadonlyMap<string, PlannedBooth>;
  lists: Searched;
};

type Built = { pages: readonly SearchEntry[]; index: SiteIndex };
const built = new WeakMap<Searched, Built>();

/**
/**
 * The index for an edition and its lists, with the pages of the site. It has some hundred texts, so
 * that building it takes less time than a page.
 */
export function siteIndexOf(lists: Searched, pages: readonly SearchEntry[]): SiteIndex {
  const known = built.get(lists);
  if (known?.pages === pages) return known.index;
  const index = buildSiteIndex(lists, pages);
  built.set(lists, { pages, index });
  return index;
}

function buildSiteIndex(lists: Searched, pages: readonly SearchEntry[]): SiteIndex {
  const documents = [...listDocuments(lists.edition, pages), ...listDirectories(lists)];
  const text = new TextIndex(documents.length);
  for (const [position, document] of documents.entries()) {
    for (const name of document.names) text.addName(name, position);
    text.addText('brand', foldSearchText((document.topic ?? []).join(' | ')), position);
    text.addText('intro', foldSearchText(textsOf(document.text ?? {}).join(' | ')), position);
    text.addText('text', foldSearchText(document.body.join(' | ')), position);
  }
  text.finish();
  return { documents, text, booths: listBooths(lists.edition), lists };
}

function listBooths({ records }: Edition): ReadonlyMap<string, PlannedBooth> {
  const shapes = records.hall;
  const isPublished = shapes.some((shape) => shape.Kind === 'hall' && shape.Published);
  return new Map(
    shapes.flatMap((shape) =>
      isPublished && shape.Kind === 'booth'
        ? [[boothKey(shape.Number), { number: shape.Number, area: shape.Area }]]
        : [],
    ),
  );
}
