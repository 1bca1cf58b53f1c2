import { Failure, type Lang } from '@dswine/shared/contract/wire';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Type } from 'typebox';
import { lang, name } from '../../http/expo-schema.ts';
import { notFound } from '../../http/errors.ts';
import type { Organiser } from '../../http/organiser.ts';
import type { Dependencies } from '../../dependencies.ts';
import { qrSvg } from '../../media/pictures/qr-svg.ts';
import { businessCard } from './business-card.ts';
import type { Edition, ExhibitorRecord } from '../editions/edition.ts';

const schemaOf = (summary: string, type: string) => ({
  tags: ['expo'],
  summary,
  params: Type.Object({ code: name, id: name }),
  querystring: Type.Object(lang),
  response: { 200: { content: { [type]: { schema: Type.String() } } }, 404: Failure, 500: Failure },
});

/**
 * An exhibitor's vCard for the address book, and a QR code of its page. `site` is the site's
 * origin.
 */
export async function exhibitorCardRoutes(
  app: Organiser,
  { siteUrl: site }: Dependencies,
): Promise<void> {
  const pageOf = (language: Lang, id: string) => new URL(paths.exhibitor(language, id), site).href;

  app.get(
    '/Exhibitors/VCard/:code/:id',
    { schema: schemaOf('An exhibitor as a vCard', 'text/vcard') },
    async ({ edition, params, query }, reply) => {
      const exhibitor = requireExhibitor(edition, params.id);
      void reply
        .type('text/vcard; charset=utf-8')
        .header('content-disposition', `attachment; filename="exhibitor-${exhibitor.Id}.vcf"`);
      return businessCard({
        exhibitor,
        fair: edition.fair,
        lang: query.Lang,
        page: pageOf(query.Lang, exhibitor.Id),
      });
    },
  );

  app.get(
    '/Exhibitors/QR/:code/:id',
    { schema: schemaOf("The address of an exhibitor's page as a QR code", 'image/svg+xml') },
    async ({ edition, params, query }, reply) => {
      const exhibitor = requireExhibitor(edition, params.id);
      void reply.type('image/svg+xml; charset=utf-8');
      return qrSvg(pageOf(query.Lang, exhibitor.Id));
    },
  );
}

function requireExhibitor({ byKey }: Edition, id: string): ExhibitorRecord {
  const exhibitor = byKey.exhibitors.get(id);
  if (!exhibitor) throw notFound('exhibitor', id);
  return exhibitor;
}
