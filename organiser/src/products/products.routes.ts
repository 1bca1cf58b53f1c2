import { onlyIn } from '@dswine/shared/fair/bilingual';
import { ProductDetail, ProductList } from '@dswine/shared/contract/products';
import { productPicture } from '../pictures/picture-requests.ts';
import { requireEdition } from '../content/editions.queries.ts';
import { exhibitorCard } from '../catalogue/exhibitor-card.ts';
import { findExhibitor } from '../content/exhibitors.queries.ts';
import { searchFields } from '../search/facet-choices.ts';
import { exhibitorId, listCriteria, searchQuery } from '../search/list-query.ts';
import { expoSchema, lang, pageQuery, name } from '../http/expo-schema.ts';
import { notFound } from '../http/errors.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { paginationOf } from '../http/paging.ts';
import { loadLocalizer, requireTerm, type Localizer } from '../content/localizer.ts';
import { ofRecord, sharePath, shareRequest } from '../share-pictures/share-request.ts';
import { shareOf } from '../share-pictures/share.queries.ts';
import { productCard } from '../catalogue/product-card.ts';
import {
  listHighestRated,
  listOfCategories,
  listProducts,
  type ProductRecord,
  type ShownProduct,
} from '../content/products.queries.ts';

const listSchema = expoSchema({
  summary: 'Products, searched and filtered, with facet counts',
  params: { code: name },
  query: { ...lang, ...pageQuery(24), ...searchQuery, ExhibitorId: exhibitorId },
  data: ProductList,
});
const detailSchema = expoSchema({
  summary: 'One product with its exhibitor, related products and the highest rated of its area',
  params: { code: name, id: name },
  query: lang,
  data: ProductDetail,
});

export async function productRoutes(
  app: Organiser,
  { database, pictures, search, now }: Services,
): Promise<void> {
  app.get('/Products/:code', { schema: listSchema }, async ({ params, query }, reply) => {
    const { ExhibitorId } = query;
    const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
    for (const category of query.Category) requireTerm(view, 'category', category);
    const result = await search.products(params.code, {
      ...listCriteria(query, now()),
      ...(ExhibitorId !== undefined && { exhibitor: ExhibitorId }),
    });
    void reply.header('x-content-revision', result.revision);
    const pagination = paginationOf(result.total, query);
    const products = await listProducts(database, params.code, result.ids);
    const fields = searchFields(view, query, result);
    const exhibitor =
      ExhibitorId === undefined
        ? undefined
        : await findExhibitor(database, params.code, ExhibitorId);
    const category = fields.Category?.Code;
    return {
      Code: 200,
      Data: {
        ...pagination,
        Items: products.map((product) =>
          productCard(view, product, result.sponsored.includes(product.record.Id)),
        ),
        ...fields,
        ...(exhibitor && { Exhibitor: { Code: exhibitor.Id, Name: view.text(exhibitor.Name) } }),
        ...(await shareOf(database, params.code, {
          kind: 'exhibitor-category',
          id: category,
          lang: query.Lang,
        })),
      },
    };
  });

  app.get('/Products/Detail/:code/:id', { schema: detailSchema }, async ({ params, query }) => {
    const [product] = await listProducts(database, params.code, [params.id]);
    if (!product) throw notFound('product', params.id);
    const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
    return { Code: 200, Data: await productDetail(view, product) };
  });
}

async function productDetail(view: Localizer, product: ShownProduct): Promise<ProductDetail> {
  const { database, edition } = view;
  const { record, exhibitor } = product;
  const fair = await requireEdition(database, edition);
  const alike = await listOfCategories(database, edition, {
    categories: [record.Category],
    butOf: record.ExhibitorId,
    limit: 60,
  });
  const best = await listHighestRated(database, edition, {
    area: record.Area,
    but: record.Id,
    limit: 4,
  });
  const picture = ofRecord(productPicture(record));
  return {
    ...productCard(view, product),
    ...onlyIn(record.Name),
    Share: sharePath(edition, shareRequest(fair, view.lang, picture, record.Name)),
    Description: view.text(record.Description),
    Tags: record.Tags.map((tag) => view.named('tag', tag)),
    Exhibitor: {
      ...exhibitorCard(view, exhibitor),
      ...(exhibitor.Website !== undefined && { Website: exhibitor.Website }),
    },
    Related: mostSimilar(alike, record).map((other) => productCard(view, other)),
    HighestRated: best.map((other) => productCard(view, other)),
  };
}

/** The four with most common tags, then of the same country. Popularity decides ties. */
function mostSimilar(products: readonly ShownProduct[], to: ProductRecord): ShownProduct[] {
  const similarity = ({ record }: ShownProduct) =>
    2 * record.Tags.filter((tag) => to.Tags.includes(tag)).length +
    (record.Country === to.Country ? 1 : 0);
  return products.toSorted((one, other) => similarity(other) - similarity(one)).slice(0, 4);
}
