import type { Lang } from '@dswine/shared/contract/wire';
import type { HitKind } from '@dswine/shared/contract/search';
import { takeBooths } from '@dswine/shared/fair/hall/booth-number';
import { boothsOnPlanLimit } from '@dswine/shared/fair/addresses/paths';
import {
  addBit,
  countCommon,
  eachBit,
  hasBit,
  intersect,
  noBits,
  type Bits,
  matchLevels,
} from '../keywords/text-index.ts';
import { findKeyword, type Found, saysNothing } from '../keywords/find-keyword.ts';
import { findRecords, type Searched } from '../index/live-index.ts';
import { findSome } from './find-some.ts';
import { isPublished, type SiteDocument } from './site-document.ts';
import type { PlannedBooth, SiteIndex } from './site-index.ts';

/** The results of one kind: ids of listed records, or booths and documents, best first. */
export type FoundGroup = { kind: HitKind; total: number; rank: number } & (
  { ids: string[]; booths: string[] } | { documents: SiteDocument[]; at?: PlannedBooth[] }
);
export type FoundOnSite = {
  groups: FoundGroup[];
  corrected?: string;
  isPartial: boolean;
};
type Ranked = { group: FoundGroup; corrected: string | undefined };

const boothRank = 200;
const exactRank = 100;
/** Decides between groups whose best results match equally well. */
const kindOrder: readonly HitKind[] = [
  'place',
  'page',
  'exhibitor',
  'product',
  'event',
  'question',
  'news',
  'exhibitor-news',
  'deadline',
  'download',
];

/**
 * Looks for a keyword in everything. Only if nothing contains the typed words, corrected ones
 * count; only if nothing contains all of them, some of them do. A booth that does not exist is
 * neither corrected nor looked for in parts.
 */
export function searchSite(
  index: SiteIndex,
  keyword: string,
  { lang, limit, now }: { lang: Lang; limit: number; now: Date },
): FoundOnSite {
  const { booths, rest, isAlone } = takeBooths(keyword, (letters, digits) =>
    boothsAt(index.booths, letters, digits),
  );
  const text = booths.length === 0 ? keyword : saysNothing(rest) ? '' : rest;
  const all: Ranked[] = [
    ...listGroup(index, 'exhibitors', keyword, { lang, limit }),
    ...listGroup(index, 'products', keyword, { lang, limit }),
    ...withBooths(booths, documentGroups(index, findKeyword(index.text, text), now)),
  ];
  const asTyped = all.filter(({ corrected }) => corrected === undefined);
  if (asTyped.length === 0 && isAlone) return { groups: [], isPartial: false };
  const best = asTyped.length > 0 ? asTyped : all;
  const bySome = () => documentGroups(index, findSome(index.text, text), now);
  if (best.length === 0) {
    const some = bySome();
    return { groups: inOrder(some), isPartial: some.length > 0 };
  }
  // "buy tickets", which stands in the text of one page: pages that are called by some of the words
  // are better than such mentions.
  const isCalledSo = best.some(({ group }) => group.rank >= matchLevels.intro);
  const isNamed = ({ group }: Ranked) => group.kind === 'page' && group.rank >= matchLevels.intro;
  const pages = isCalledSo ? [] : bySome().filter(isNamed);
  const others = pages.length > 0 ? best.filter(({ group }) => group.kind !== 'page') : best;
  const corrected = best.find((one) => one.corrected !== undefined)?.corrected;
  return {
    groups: inOrder([...pages, ...others]),
    isPartial: false,
    ...(corrected !== undefined && { corrected }),
  };
}

function inOrder(ranked: readonly Ranked[]): FoundGroup[] {
  return ranked
    .map(({ group }) => group)
    .toSorted(
      (one, other) =>
        other.rank - one.rank || kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind),
    );
}

function boothsAt(booths: SiteIndex['booths'], letters: string, digits: string): PlannedBooth[] {
  if (letters !== '') return [booths.get(letters + digits) ?? []].flat();
  return [...booths].flatMap(([key, booth]) =>
    key.replace(/^[a-z]+/u, '') === digits ? [booth] : [],
  );
}

function withBooths(at: PlannedBooth[], groups: Ranked[]): Ranked[] {
  if (at.length === 0) return groups;
  const others = groups.filter(({ group }) => group.kind !== 'place');
  const documents = groups.flatMap(({ group }) =>
    group.kind === 'place' && 'documents' in group ? group.documents : [],
  );
  const total = at.length + documents.length;
  const group = { kind: 'place', total, rank: boothRank, documents, at } as const;
  return [{ group, corrected: undefined }, ...others];
}

function listGroup(
  { lists: index, booths }: SiteIndex,
  of: 'exhibitors' | 'products',
  keyword: string,
  { lang, limit }: { lang: Lang; limit: number },
): Ranked[] {
  const found = findRecords(index, of, keyword);
  if (!found || countCommon(found.records, index.shown[of]) === 0) return [];
  const { ids, total } = index[of].page({
    found,
    within: [index.shown[of]],
    choices: {},
    order: { sort: 'default', lang },
    offset: 0,
    limit,
  });
  const shown = intersect(new Uint32Array(found.records), index.shown[of]);
  let rank = 0;
  eachBit(shown, (position) => {
    rank = Math.max(rank, rankOf(found, position));
  });
  const kind = of === 'exhibitors' ? 'exhibitor' : 'product';
  const exhibitors = of === 'exhibitors' ? shown : makersOf(index, shown);
  const group = { kind, total, rank, ids, booths: boothsOf(index, booths, exhibitors) } as const;
  return [{ group, corrected: found.corrected }];
}

function makersOf({ productsOf, positions, exhibitors }: Searched, products: Bits): Bits {
  const makers = noBits(exhibitors.text.size);
  for (const [id, ofMaker] of productsOf) {
    const position = positions.exhibitors.get(id);
    if (position !== undefined && ofMaker.some((product) => hasBit(products, product)))
      addBit(makers, position);
  }
  return makers;
}

/** The numbers of the booths of exhibitors, up to one more than the plan marks at once. */
function boothsOf(
  { boothKeys }: Searched,
  booths: SiteIndex['booths'],
  exhibitors: Bits,
): string[] {
  const numbers = [...booths].flatMap(([key, { number }]) => {
    const at = boothKeys.get(key);
    return at && countCommon(at, exhibitors) > 0 ? [number] : [];
  });
  return numbers.slice(0, boothsOnPlanLimit + 1);
}

function rankOf({ exact, score, pieces }: Found, position: number): number {
  return hasBit(exact, position) ? exactRank : (score[position] ?? 0) / pieces;
}

function documentGroups({ documents }: SiteIndex, found: Found | undefined, now: Date): Ranked[] {
  if (!found) return [];
  const hits: { document: SiteDocument; rank: number }[] = [];
  eachBit(found.records, (position) => {
    const document = documents[position];
    if (document && isPublished(document, now))
      hits.push({ document, rank: rankOf(found, position) });
  });
  const sorted = hits.toSorted((one, other) => other.rank - one.rank);
  return kindOrder.flatMap((kind): Ranked[] => {
    const all = sorted.filter(({ document }) => document.kind === kind);
    const [best] = all;
    if (!best) return [];
    // A page that mentions a word somewhere is no result beside the one that is called so.
    const isCalledSo = kind === 'page' && best.rank > matchLevels.intro;
    const ofKind = isCalledSo ? all.filter(({ rank }) => rank > matchLevels.intro) : all;
    const group = {
      kind,
      total: ofKind.length,
      rank: best.rank,
      documents: ofKind.map(({ document }) => document),
    };
    return [{ group, corrected: found.corrected }];
  });
}
