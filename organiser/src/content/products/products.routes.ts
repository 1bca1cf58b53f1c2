import { ProductDetail, ProductList } from '@dswine/shared/contract/products';
import { onlyIn } from '@dswine/shared/fair/texts/bilingual';
import { exhibitorCard } from '../catalogue/exhibitor-card.ts';
import { boothsOfAll } from '../catalogue/booths-of-all.ts';
import { productCard } from '../catalogue/product-card.ts';
import {
  listHighestRated,
  listOfCategories,
  listProducts,
  type ShownProduct,
} from '../editions/catalogue.ts';
import { type ProductRecord, requireTerm, type Localizer } from '../editions/edition.ts';
import { notFound, pageQuery, paginationOf } from '../../http/responses.ts';
import { readRoute } from '../editions/read-route.ts';
import { productPicture } from '../../media/pictures/picture-requests.ts';
import { searchFields } from '../../search/index/facet-choices.ts';
import { exhibitorId, listCriteria, searchQuery } from '../../search/index/list-index.ts';
import { shareLink, shareOf } from '../../media/share-pictures/share-request.ts';

export const productRoutes = [
  readRoute({
    path: '/Products/:code',
    summary: 'Products, searched and filtered, with facet counts',
    query: { ...pageQuery(24), ...searchQuery, ExhibitorId: exhibitorId },
    data: ProductList,
    async select({ edition, view, query, now, dependencies, reply }) {
      const { ExhibitorId } = query;
      for (const category of query.Category) requireTerm(view, 'category', category);
      const requested = {
        ...listCriteria(query, now),
        ...(ExhibitorId !== undefined && { exhibitor: ExhibitorId }),
      };
      const result = await dependencies.search.products(edition.code, requested);
      void reply.header('x-content-revision', result.revision);
      const pagination = paginationOf(result.total, query);
      const fields = searchFields(view, query, result);
      const exhibitor = edition.byKey.exhibitors.get(ExhibitorId ?? '');
      return {
        ...pagination,
        Items: listProducts(edition, result.ids).map((product) =>
          productCard(view, product, result.sponsored.includes(product.record.Id)),
        ),
        ...fields,
        ...(await boothsOfAll(
          result,
          (page) => dependencies.search.products(edition.code, { ...requested, page }),
          (ids) => listProducts(edition, ids).flatMap(({ exhibitor: { Booths } }) => Booths),
        )),
        ...(exhibitor && { Exhibitor: { Code: exhibitor.Id, Name: view.text(exhibitor.Name) } }),
        ...shareOf(view, 'exhibitor-category', fields.Category?.Code),
      };
    },
  }),
  readRoute({
    path: '/Products/Detail/:code/:id',
    summary: 'One product with its exhibitor, related products and the highest rated of its area',
    data: ProductDetail,
    select({ edition, view, params: { id } }) {
      const [product] = listProducts(edition, [id]);
      if (!product) throw notFound('product', id);
      return productDetail(view, product);
    },
  }),
];

function productDetail(view: Localizer, product: ShownProduct): ProductDetail {
  const { edition } = view;
  const { record, exhibitor } = product;
  const alike = listOfCategories(edition, {
    categories: [record.Category],
    butOf: record.ExhibitorId,
    limit: 60,
  });
  const best = listHighestRated(edition, { area: record.Area, but: record.Id, limit: 4 });
  return {
    ...productCard(view, product),
    ...onlyIn(record.Name),
    Share: shareLink(view, productPicture(record), record.Name),
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
