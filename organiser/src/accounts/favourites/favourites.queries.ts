import type { Favourite, FavouriteKind } from '@dswine/shared/contract/favourites';
import type { Lang, LocalisedText } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { findRecord, withdrawable } from '../../store/content.ts';
import type { Database } from '../../store/tables.ts';

const pages = {
  exhibitor: paths.exhibitor,
  product: paths.product,
  event: paths.calendarEntry,
};
const kinds = ['exhibitor', 'product', 'event'] as const;

/** The member's favourites of an edition that are still visible, newest first. */
export async function listFavourites(
  database: Database,
  memberId: string,
  edition: string,
  lang: Lang,
): Promise<Favourite[]> {
  const marks = await database
    .selectFrom('favourites')
    .select(['kind', 'record_id', 'created_at'])
    .where('member_id', '=', memberId)
    .where('edition', '=', edition)
    .orderBy('created_at', 'desc')
    .orderBy('record_id')
    .execute();
  const idsOf = (kind: FavouriteKind) =>
    marks.filter((mark) => mark.kind === kind).map((mark) => mark.record_id);
  const names = new Map<string, string>();
  for (const kind of kinds)
    for (const [key, named] of await listNames(database, { edition, kind, ids: idsOf(kind), lang }))
      names.set(key, named);
  return marks.flatMap(({ kind, record_id }) => {
    const Name = names.get(`${kind}/${record_id}`);
    return Name === undefined
      ? []
      : [{ Kind: kind, Id: record_id, Name, Path: pages[kind]('tw', record_id) }];
  });
}

type NamedRecord = { Name: LocalisedText } | { Title: LocalisedText };
const nameIn = (record: NamedRecord) => ('Name' in record ? record.Name : record.Title);

type Marked = { edition: string; kind: FavouriteKind; ids: string[]; lang: Lang };

async function listNames(
  database: Database,
  { edition, kind, ids, lang }: Marked,
): Promise<[string, string][]> {
  const found = await Promise.all(
    ids.map((id) => findRecord(database, edition, withdrawable[kind], id)),
  );
  return found.flatMap((record) =>
    record ? [[`${kind}/${record.Id}`, inLocale(nameIn(record), lang)] as [string, string]] : [],
  );
}

export async function isRecordVisible(
  database: Database,
  edition: string,
  kind: FavouriteKind,
  id: string,
): Promise<boolean> {
  return (await listNames(database, { edition, kind, ids: [id], lang: 'tw' })).length > 0;
}

export async function addFavourite(
  database: Database,
  mark: { member_id: string; edition: string; kind: FavouriteKind; record_id: string },
  now: Date,
): Promise<void> {
  await database
    .insertInto('favourites')
    .values({ ...mark, created_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'edition', 'kind', 'record_id']).doNothing(),
    )
    .execute();
}

export async function removeFavourite(
  database: Database,
  mark: { member_id: string; edition: string; kind: FavouriteKind; record_id: string },
): Promise<void> {
  await database
    .deleteFrom('favourites')
    .where('member_id', '=', mark.member_id)
    .where('edition', '=', mark.edition)
    .where('kind', '=', mark.kind)
    .where('record_id', '=', mark.record_id)
    .execute();
}
