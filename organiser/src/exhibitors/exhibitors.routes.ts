import { onlyIn } from '@dswine/shared/fair/bilingual';
import { ExhibitorDetail, ExhibitorList } from '@dswine/shared/contract/exhibitors';
import { Type } from 'typebox';
import { exhibitorPicture } from '../pictures/picture-requests.ts';
import { requireEdition } from '../content/editions.queries.ts';
import { productCard } from '../catalogue/product-card.ts';
import { listOfCategories, listProductsOf } from '../content/products.queries.ts';
import { isBoothNumber } from '@dswine/shared/fair/booth-number';
import { boothOptionNames, boothOptions } from '../search/booth-options.ts';
import { countChoices, searchFields } from '../search/facet-choices.ts';
import { listCriteria, searchQuery } from '../search/list-query.ts';
import { codes, expoSchema, lang, pageQuery, name } from '../http/expo-schema.ts';
import { notFound } from '../http/errors.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { paginationOf } from '../http/paging.ts';
import { loadLocalizer, requireTerm, type Localizer } from '../content/localizer.ts';
import { ofRecord, sharePath, shareRequest } from '../share-pictures/share-request.ts';
import { shareOf } from '../share-pictures/share.queries.ts';
import { boothDigits } from '../store/search-text.ts';
import { exhibitorCard } from '../catalogue/exhibitor-card.ts';
import {
  findExhibitor,
  listExhibitors,
  listRelated,
  type ExhibitorRecord,
} from '../content/exhibitors.queries.ts';

const listSchema = expoSchema({
  summary: 'Exhibitors, searched and filtered, with facet counts',
  params: { code: name },
  query: {
    ...lang,
    ...pageQuery(24),
    ...searchQuery,
    Booth: Type.Optional(Type.String({ maxLength: 100 })),
    BoothOption: codes,
    Items: Type.Optional(Type.String({ maxLength: 40, description: 'card: what cards show' })),
  },
  data: ExhibitorList,
});
const detailSchema = expoSchema({
  summary:
    'One exhibitor with its products, its highest rated ones, and products of others in its categories',
  params: { code: name, id: name },
  query: lang,
  data: ExhibitorDetail,
});

export async function exhibitorRoutes(
  app: Organiser,
  { database, pictures, search, now }: Services,
): Promise<void> {
  app.get('/Exhibitors/:code', { schema: listSchema }, async ({ params, query }, reply) => {
    const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
    for (const category of query.Category) requireTerm(view, 'category', category);
    const { choices, keyword, ...criteria } = listCriteria(query, now());
    const result = await search.exhibitors(params.code, {
      ...criteria,
      ...(keyword !== undefined && query.Type !== 'booth' && { keyword }),
      choices: { ...choices, BoothOption: query.BoothOption },
      ...boothField(query),
    });
    void reply.header('x-content-revision', result.revision);
    const pagination = paginationOf(result.total, query);
    const records = await listExhibitors(database, params.code, result.ids);
    const { Facets, ...fields } = searchFields(view, query, result);
    const options = boothOptions.map((option) => ({
      Code: option,
      Name: view.text(boothOptionNames[option]),
    }));
    const Share = await shareOfList(view, query);
    return {
      Code: 200,
      Data: {
        ...pagination,
        Items: records.map((record) => {
          const isSponsored = result.sponsored.includes(record.Id);
          const { Intro, NativeName, ...shown } = exhibitorCard(view, record, isSponsored);
          return query.Items === 'card'
            ? shown
            : { ...shown, Intro, ...(NativeName && { NativeName }) };
        }),
        Facets: {
          ...Facets,
          BoothOptions:
            query.Facets === 'none'
              ? []
              : countChoices(options, result.counts.BoothOption, query.BoothOption),
        },
        ...fields,
        ...Share,
      },
    };
  });

  app.get('/Exhibitors/Detail/:code/:id', { schema: detailSchema }, async ({ params, query }) => {
    const record = await findExhibitor(database, params.code, params.id);
    if (!record) throw notFound('exhibitor', params.id);
    const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
    return { Code: 200, Data: await exhibitorDetail(view, record) };
  });
}

/** The page rejects text that is no booth number; the list stays unfiltered (rulings § 5). */
function boothField({ Type: type, Booth = '' }: { Type?: string; Booth?: string }): {
  booth?: number;
} {
  return type === 'keyword' || !isBoothNumber(Booth) ? {} : { booth: boothDigits(Booth) ?? -1 };
}

/** A list of one area or of one category has a share picture. */
function shareOfList(
  { database, edition, lang: language }: Localizer,
  { Area, Category }: { Area: string[]; Category: string[] },
) {
  const onlyOne = ([first, ...further]: string[]) => (further.length === 0 ? first : undefined);
  return Category.length === 0
    ? shareOf(database, edition, { kind: 'area', id: onlyOne(Area), lang: language })
    : shareOf(database, edition, {
        kind: 'exhibitor-category',
        id: onlyOne(Category),
        lang: language,
      });
}

async function exhibitorDetail(view: Localizer, record: ExhibitorRecord): Promise<ExhibitorDetail> {
  const { database, edition } = view;
  const fair = await requireEdition(database, edition);
  const products = await listProductsOf(database, edition, record.Id);
  const related = await listRelated(database, edition, record, 4);
  const alike = await listOfCategories(database, edition, {
    categories: record.Categories,
    butOf: record.Id,
    limit: 4,
  });
  const best = products
    .toSorted((one, other) => other.record.Rating - one.record.Rating)
    .slice(0, 3);
  const picture = ofRecord(exhibitorPicture(record));
  return {
    ...exhibitorCard(view, record),
    ...onlyIn(record.Name),
    Share: sharePath(edition, shareRequest(fair, view.lang, picture, record.Name)),
    Description: view.paragraphs(record.Description),
    ...(record.Website !== undefined && { Website: record.Website }),
    Areas: record.Areas.map((area) => view.named('area', area)),
    Categories: record.Categories.map((category) => view.named('category', category)),
    Tags: record.Tags.map((tag) => view.named('tag', tag)),
    Products: products.map((product) => productCard(view, product)),
    HighestRated: best.map((product) => productCard(view, product)),
    RelatedProducts: alike.map((product) => productCard(view, product)),
    Related: related.map((other) => exhibitorCard(view, other)),
  };
}
