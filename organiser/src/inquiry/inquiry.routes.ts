import { findExhibitor } from '../exhibitors/exhibitors.queries.ts';
import { findProduct } from '../products/products.queries.ts';
import { notFound } from '../server/errors.ts';
import type { Organiser } from '../server/organiser.ts';
import type { SubmissionDependencies } from '../submissions/create-submission.ts';
import { registerSubmissionRoute } from '../submissions/register-submission-route.ts';
import { inquiryAboutProduct, inquiryToExhibitor } from './inquiry.kinds.ts';

/**
 * Trade inquiries to exhibitors, which the desk forwards. Responds 404 when the record is not
 * visible.
 */
export function inquiryRoutes(app: Organiser, dependencies: SubmissionDependencies): void {
  const { database } = dependencies;

  registerSubmissionRoute(app, dependencies, {
    path: '/Exhibitors/Inquiry/:code/:id',
    summary: 'A trade inquiry to an exhibitor',
    kind: inquiryToExhibitor,
    async about({ code = '', id = '' }) {
      if (!(await findExhibitor(database, code, id))) throw notFound('exhibitor', id);
      return { exhibitor_id: id };
    },
  });

  registerSubmissionRoute(app, dependencies, {
    path: '/Products/Inquiry/:code/:id',
    summary: 'A trade inquiry about a product, to the exhibitor that shows it',
    kind: inquiryAboutProduct,
    async about({ code = '', id = '' }) {
      const product = await findProduct(database, code, id);
      if (!product) throw notFound('product', id);
      return { product_id: id, exhibitor_id: product.ExhibitorId };
    },
  });
}
