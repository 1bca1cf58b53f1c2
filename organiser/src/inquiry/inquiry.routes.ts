import { findExhibitor } from '../content/exhibitors.queries.ts';
import { findProduct } from '../content/products.queries.ts';
import { notFound } from '../http/errors.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { registerSubmissionRoute } from '../submissions/register-submission-route.ts';
import { inquiryAboutProduct, inquiryToExhibitor } from '../submissions/kinds/inquiry.kinds.ts';

/**
 * Trade inquiries to exhibitors, which the desk forwards. Responds 404 when the record is not
 * visible.
 */
export async function inquiryRoutes(app: Organiser, services: Services): Promise<void> {
  const { database } = services;

  registerSubmissionRoute(app, services, {
    path: '/Exhibitors/Inquiry/:code/:id',
    summary: 'A trade inquiry to an exhibitor',
    kind: inquiryToExhibitor,
    async about({ code = '', id = '' }) {
      if (!(await findExhibitor(database, code, id))) throw notFound('exhibitor', id);
      return { exhibitor_id: id };
    },
  });

  registerSubmissionRoute(app, services, {
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
