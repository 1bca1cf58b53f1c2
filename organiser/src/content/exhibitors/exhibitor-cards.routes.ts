import { paths } from '@dswine/shared/fair/addresses/paths';
import { qrSvg } from '../../media/pictures/qr-svg.ts';
import { requireRecord } from '../editions/edition.ts';
import { fileRoute } from '../editions/read-route.ts';
import { businessCard } from './business-card.ts';

/** An exhibitor's vCard for the address book, and a QR code of its page. */
export const exhibitorCardRoutes = [
  fileRoute({
    path: '/Exhibitors/VCard/:code/:id',
    summary: 'An exhibitor as a vCard',
    type: 'text/vcard',
    file({ edition, view: { lang }, params: { id }, dependencies: { siteUrl } }) {
      const exhibitor = requireRecord(edition, 'exhibitors', id);
      const page = siteUrl + paths.exhibitor(lang, id);
      return {
        body: businessCard({ exhibitor, fair: edition.fair, lang, page }),
        type: 'text/vcard; charset=utf-8',
        name: `exhibitor-${id}.vcf`,
      };
    },
  }),
  fileRoute({
    path: '/Exhibitors/QR/:code/:id',
    summary: "The address of an exhibitor's page as a QR code",
    type: 'image/svg+xml',
    file({ edition, view: { lang }, params: { id }, dependencies: { siteUrl } }) {
      const { Id } = requireRecord(edition, 'exhibitors', id);
      const body = qrSvg(siteUrl + paths.exhibitor(lang, Id));
      return { body, type: 'image/svg+xml; charset=utf-8' };
    },
  }),
];
