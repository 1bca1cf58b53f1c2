import { OpenSlots } from '@dswine/shared/contract/appointments';
import {
  accessCookies,
  deviceAppointments,
  readAccess,
} from '@dswine/shared/fair/addresses/access-cookies';
import { newToken } from '../access-links/access-links.ts';
import {
  listOpenSlots,
  appointmentProblems,
  requestAppointment,
  mayMailFor,
} from '../appointments/change-appointment.ts';
import { listProductsOf } from '../../content/editions/catalogue.ts';
import { type Localizer, findExhibitor, findProduct } from '../../content/editions/edition.ts';
import { notFound } from '../../http/responses.ts';
import type { Organiser, Dependencies } from '../../dependencies.ts';
import { readRoute } from '../../content/editions/read-route.ts';
import { type About, registerSubmissionRoute } from '../submissions/create-submission.ts';
import { inquiryAboutProduct, inquiryToExhibitor } from '../submissions/kinds/submission-kinds.ts';

type Params = Readonly<Record<string, string>>;

/**
 * Trade inquiries to exhibitors. The desk forwards them; a request for an appointment goes to the
 * exhibitor directly. Responds 404 when the record is not visible.
 */
export async function inquiryRoutes(app: Organiser, dependencies: Dependencies): Promise<void> {
  const about = aboutRecords(dependencies);
  registerSubmissionRoute(app, dependencies, {
    path: '/Exhibitors/Inquiry/:code/:id',
    summary: 'A trade inquiry to an exhibitor, also for an appointment',
    kind: inquiryToExhibitor,
    about: about.exhibitor,
    ...appointmentPart(app, dependencies),
  });
  registerSubmissionRoute(app, dependencies, {
    path: '/Products/Inquiry/:code/:id',
    summary:
      'A trade inquiry about a product, to the exhibitor that shows it, also for an appointment',
    kind: inquiryAboutProduct,
    about: about.product,
    ...appointmentPart(app, dependencies),
  });
}

const timesOf = (of: string) =>
  `The times at which the exhibitor of ${of} can be met, and its products`;

/** What the forms offer: the exhibitor's open times and products. */
export const openSlotRoutes = [
  readRoute({
    path: '/Exhibitors/Slots/:code/:id',
    summary: timesOf('a record'),
    data: OpenSlots,
    select({ edition, view, params: { id }, now, dependencies }) {
      if (!edition.byKey.exhibitors.has(id)) throw notFound('exhibitor', id);
      return openSlots(dependencies, view, id, now);
    },
  }),
  readRoute({
    path: '/Products/Slots/:code/:id',
    summary: timesOf('a product'),
    data: OpenSlots,
    select({ edition, view, params: { id }, now, dependencies }) {
      const product = edition.byKey.products.get(id);
      if (!product) throw notFound('product', id);
      return openSlots(dependencies, view, product.ExhibitorId, now);
    },
  }),
];

function aboutRecords({ database }: Dependencies) {
  return {
    async exhibitor({ code = '', id = '' }: Params) {
      if (!(await findExhibitor(database, code, id))) throw notFound('exhibitor', id);
      return { exhibitor_id: id };
    },
    async product({ code = '', id = '' }: Params) {
      const product = await findProduct(database, code, id);
      if (!product) throw notFound('product', id);
      return { product_id: id, exhibitor_id: product.ExhibitorId };
    },
  };
}

async function openSlots(
  { database }: Dependencies,
  { edition, text }: Localizer,
  exhibitor_id: string,
  now: Date,
): Promise<OpenSlots> {
  const products = listProductsOf(edition, exhibitor_id);
  return {
    Slots: await listOpenSlots(database, { edition: edition.code, exhibitor_id }, now),
    Products: products.map(({ record: { Id, Name } }) => ({ Id, Name: text(Name) })),
  };
}

type Call = Parameters<typeof registerSubmissionRoute>[2];

function appointmentPart(
  app: Organiser,
  dependencies: Dependencies,
): Required<Pick<Call, 'check' | 'within'>> {
  const { database, now } = dependencies;
  return {
    check: ({ edition, about }, values) =>
      appointmentProblems(database, { edition, exhibitor_id: exhibitorOf(about) }, values, now()),
    async within(transaction, submission, request, reply) {
      const device = readAccess(deviceAppointments, request.headers.cookie) || newToken();
      const mayMail = mayMailFor(dependencies, transaction, request);
      const id = await requestAppointment(transaction, submission, { device, mayMail });
      if (id === undefined) return {};
      const cookies = accessCookies(deviceAppointments, device, app.protection.secure);
      void reply.header('set-cookie', cookies);
      return { Appointment: id };
    },
  };
}

const exhibitorOf = ({ exhibitor_id }: About): string => exhibitor_id ?? '';
