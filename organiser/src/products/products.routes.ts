import { ListSort, ProductList } from '@dswine/shared/contract/exhibitors';
import { Type } from 'typebox';
import { code, codes, expoSchema, keyword, lang, pageQuery, name } from '../server/expo-schema.ts';
import type { Organiser } from '../server/organiser.ts';
import { pageFrame } from '../server/paging.ts';
import { openView, requireTerm } from '../server/view.ts';
import type { Database } from '../store/tables.ts';
import { productCard } from './product-answers.ts';
import { countProducts, listProducts } from './products.queries.ts';

const listSchema = expoSchema({
  summary: 'Products that exhibitors show',
  params: { code: name },
  query: {
    ...lang,
    ...pageQuery(24),
    Keyword: keyword,
    Category: codes,
    Country: codes,
    Area: codes,
    ExhibitorId: Type.Optional(code),
    Featured: Type.Optional(Type.Boolean()),
    Sort: Type.Unsafe<ListSort>({ ...ListSort, default: 'default' }),
  },
  data: ProductList,
});

export function productRoutes(app: Organiser, database: Database): void {
  app.get('/Products/:code', { schema: listSchema }, async ({ params, query }) => {
    const view = await openView(database, params.code, query.Lang);
    for (const category of query.Category) requireTerm(view, 'category', category);
    const frame = pageFrame(await countProducts(database, params.code, query), query);
    const order = { sort: query.Sort, lang: query.Lang };
    const products = await listProducts(
      database,
      params.code,
      query,
      order,
      query.PageSize,
      (query.Page - 1) * query.PageSize,
    );
    return { Code: 200, Data: { ...frame, Items: products.map((product) => productCard(view, product)) } };
  });
}
