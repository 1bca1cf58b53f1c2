import { ExhibitorDetail, ExhibitorList, ListSort } from '@dswine/shared/contract/exhibitors';
import { Type } from 'typebox';
import { exhibitorPicture } from '../drawings/picture-requests.ts';
import { requireEdition } from '../editions/editions.queries.ts';
import { productCard } from '../products/product-answers.ts';
import { listProductsOf } from '../products/products.queries.ts';
import { code, codes, expoSchema, keyword, lang, pageQuery, name } from '../server/expo-schema.ts';
import { notFound } from '../server/failures.ts';
import type { Organiser } from '../server/organiser.ts';
import { pageFrame } from '../server/paging.ts';
import { openView, requireTerm, type View } from '../server/view.ts';
import { shareOf } from '../share-pictures/share.queries.ts';
import { ofRecord, sharePath, shareRequest } from '../share-pictures/share-request.ts';
import type { Database } from '../store/tables.ts';
import { exhibitorCard } from './exhibitor-answers.ts';
import { countExhibitors, countFacets, findExhibitor, listExhibitors, listRelated } from './exhibitors.queries.ts';

const listSchema = expoSchema({
  summary: 'Exhibitors of an edition, with the counts of the country and area facets',
  params: { code: name },
  query: {
    ...lang,
    ...pageQuery(24),
    Keyword: keyword,
    Booth: Type.Optional(Type.String({ maxLength: 20 })),
    Country: codes,
    Area: codes,
    Category: Type.Optional(code),
    Tag: Type.Optional(code),
    Featured: Type.Optional(Type.Boolean()),
    Sort: Type.Unsafe<ListSort>({ ...ListSort, default: 'default' }),
  },
  data: ExhibitorList,
});
const detailSchema = expoSchema({
  summary: 'One exhibitor with its products',
  params: { code: name, id: name },
  query: lang,
  data: ExhibitorDetail,
});

export function exhibitorRoutes(app: Organiser, database: Database): void {
  app.get('/Exhibitors/:code', { schema: listSchema }, async ({ params, query }) => {
    const view = await openView(database, params.code, query.Lang);
    requireTerm(view, 'category', query.Category);
    const frame = pageFrame(await countExhibitors(database, params.code, query), query);
    const order = { sort: query.Sort, lang: query.Lang };
    const records = await listExhibitors(
      database,
      params.code,
      query,
      order,
      query.PageSize,
      (query.Page - 1) * query.PageSize,
    );
    const Items = records.map((record) => exhibitorCard(view, record));
    const counts = await countFacets(database, params.code, query);
    const Facets = {
      Countries: choices(view, 'country', counts.countries, query.Country),
      Areas: choices(view, 'area', counts.areas, []),
    };
    const Category = query.Category !== undefined && { Category: view.named('category', query.Category) };
    const Tag = query.Tag !== undefined && { Tag: view.named('tag', query.Tag) };
    const [area, ...further] = query.Area;
    const Share =
      query.Category === undefined && further.length === 0
        ? await shareOf(database, params.code, 'area', area, query.Lang)
        : await shareOf(database, params.code, 'exhibitor-category', query.Category, query.Lang);
    return { Code: 200, Data: { ...frame, Items, Facets, ...Category, ...Tag, ...Share } };
  });

  app.get('/Exhibitors/Detail/:code/:id', { schema: detailSchema }, async ({ params, query }) => {
    const record = await findExhibitor(database, params.code, params.id);
    if (!record) throw notFound('exhibitor', params.id);
    const view = await openView(database, params.code, query.Lang);
    const products = await listProductsOf(database, params.code, params.id);
    const fair = await requireEdition(database, params.code);
    const related = await listRelated(database, params.code, record, 4);
    return {
      Code: 200,
      Data: {
        ...exhibitorCard(view, record),
        Share: sharePath(params.code, shareRequest(fair, query.Lang, ofRecord(exhibitorPicture(record)), record.Name)),
        Description: record.Description.map(view.text),
        ...(record.Website !== undefined && { Website: record.Website }),
        Areas: record.Areas.map((area) => view.named('area', area)),
        Categories: record.Categories.map((category) => view.named('category', category)),
        Tags: record.Tags.map((tag) => view.named('tag', tag)),
        Products: products.map((product) => productCard(view, product)),
        Related: related.map((other) => exhibitorCard(view, other)),
      },
    };
  });
}

/** All areas; of the countries those that would give something, and the chosen ones. */
function choices(view: View, kind: 'country' | 'area', counts: Map<string, number>, chosen: string[]) {
  return view
    .list(kind)
    .map((named) => ({ ...named, Count: counts.get(named.Code) ?? 0 }))
    .filter((choice) => kind === 'area' || choice.Count > 0 || chosen.includes(choice.Code));
}
