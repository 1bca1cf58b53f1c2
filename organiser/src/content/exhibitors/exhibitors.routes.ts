import { ExhibitorDetail, ExhibitorList } from '@dswine/shared/contract/exhibitors';
import { onlyIn } from '@dswine/shared/fair/texts/bilingual';
import { isBoothNumber } from '@dswine/shared/fair/hall/booth-number';
import { Type } from 'typebox';
import { boothsOfAll } from '../catalogue/booths-of-all.ts';
import { exhibitorCard } from '../catalogue/exhibitor-card.ts';
import { productCard } from '../catalogue/product-card.ts';
import {
  listExhibitors,
  listOfCategories,
  listProductsOf,
  listRelated,
} from '../editions/catalogue.ts';
import {
  requireRecord,
  type ExhibitorRecord,
  requireTerm,
  type Localizer,
} from '../editions/edition.ts';
import { codes, pageQuery, paginationOf } from '../../http/responses.ts';
import { readRoute } from '../editions/read-route.ts';
import { exhibitorPicture } from '../../media/pictures/picture-requests.ts';
import { boothOptionNames, boothOptions } from '../../search/index/booth-options.ts';
import { countChoices, searchFields } from '../../search/index/facet-choices.ts';
import { listCriteria, searchQuery } from '../../search/index/list-index.ts';
import { shareLink, shareOf } from '../../media/share-pictures/share-request.ts';
import { documentsOf } from '../../store/edits.ts';
import { boothDigits } from '../../store/search-text.ts';

export const exhibitorRoutes = [
  readRoute({
    path: '/Exhibitors/:code',
    summary: 'Exhibitors, searched and filtered, with facet counts',
    query: {
      ...pageQuery(24),
      ...searchQuery,
      Booth: Type.Optional(Type.String({ maxLength: 100 })),
      BoothOption: codes,
      Items: Type.Optional(Type.String({ maxLength: 40, description: 'card: what cards show' })),
    },
    data: ExhibitorList,
    async select({ edition, view, query, now, dependencies, reply }) {
      for (const category of query.Category) requireTerm(view, 'category', category);
      const { choices, keyword, ...criteria } = listCriteria(query, now);
      const requested = {
        ...criteria,
        ...(keyword !== undefined && query.Type !== 'booth' && { keyword }),
        choices: { ...choices, BoothOption: query.BoothOption },
        ...boothField(query),
      };
      const result = await dependencies.search.exhibitors(edition.code, requested);
      void reply.header('x-content-revision', result.revision);
      const pagination = paginationOf(result.total, query);
      const { Facets, ...fields } = searchFields(view, query, result);
      const options = boothOptions.map((option) => ({
        Code: option,
        Name: view.text(boothOptionNames[option]),
      }));
      return {
        ...pagination,
        Items: listExhibitors(edition, result.ids).map((record) => {
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
        ...(await boothsOfAll(
          result,
          (page) => dependencies.search.exhibitors(edition.code, { ...requested, page }),
          (ids) => listExhibitors(edition, ids).flatMap(({ Booths }) => Booths),
        )),
        ...shareOfList(view, query),
      };
    },
  }),
  readRoute({
    path: '/Exhibitors/Detail/:code/:id',
    summary:
      'One exhibitor with its products, its highest rated ones, and products of others in its categories',
    data: ExhibitorDetail,
    select({ edition, view, params: { id } }) {
      return exhibitorDetail(view, requireRecord(edition, 'exhibitors', id));
    },
  }),
];

/** The page rejects text that is no booth number; the list stays unfiltered (rulings § 5). */
function boothField({ Type: type, Booth = '' }: { Type?: string; Booth?: string }): {
  booth?: number;
} {
  return type === 'keyword' || !isBoothNumber(Booth) ? {} : { booth: boothDigits(Booth) ?? -1 };
}

/** A list of one area or of one category has a share picture. */
function shareOfList(view: Localizer, { Area, Category }: { Area: string[]; Category: string[] }) {
  const onlyOne = ([first, ...further]: string[]) => (further.length === 0 ? first : undefined);
  return Category.length === 0
    ? shareOf(view, 'area', onlyOne(Area))
    : shareOf(view, 'exhibitor-category', onlyOne(Category));
}

/** An exhibitor as its page shows it. */
export function exhibitorDetail(view: Localizer, record: ExhibitorRecord): ExhibitorDetail {
  const { edition } = view;
  const documents = documentsOf(record).map(({ Id, Title, Bytes }) => ({
    ...{ Title, Src: `/api/expo/ExhibitorDesk/File/${edition.code}/${Id}.pdf`, Bytes },
  }));
  const products = listProductsOf(edition, record.Id);
  const alike = listOfCategories(edition, {
    categories: record.Categories,
    butOf: record.Id,
    limit: 4,
  });
  const best = products
    .toSorted((one, other) => other.record.Rating - one.record.Rating)
    .slice(0, 3);
  return {
    ...exhibitorCard(view, record),
    ...onlyIn(record.Name),
    Share: shareLink(view, exhibitorPicture(record), record.Name),
    Description: view.paragraphs(record.Description),
    ...(record.Website !== undefined && { Website: record.Website }),
    ...(documents.length > 0 && { Documents: documents }),
    Areas: record.Areas.map((area) => view.named('area', area)),
    Categories: record.Categories.map((category) => view.named('category', category)),
    Tags: record.Tags.map((tag) => view.named('tag', tag)),
    Products: products.map((product) => productCard(view, product)),
    HighestRated: best.map((product) => productCard(view, product)),
    RelatedProducts: alike.map((product) => productCard(view, product)),
    Related: listRelated(edition, record, 4).map((other) => exhibitorCard(view, other)),
  };
}
