import { Failure, type Lang } from '@dswine/shared/contract/wire';
import { deskAccess } from '@dswine/shared/fair/addresses/access-cookies';
import { slotEnd } from '@dswine/shared/fair/show/appointment-slots';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Type } from 'typebox';
import { findExhibitor, requireEdition } from '../../content/editions/edition.ts';
import { escapeCard, writeCard } from '../../content/exhibitors/business-card.ts';
import { calendarFile, markICalendar } from '../../content/icalendar/send-icalendar.ts';
import { writeICalendar } from '../../content/icalendar/write-icalendar.ts';
import type { Dependencies, Organiser } from '../../dependencies.ts';
import { writeCsv } from '../../desk/csv.ts';
import { perMinute } from '../../http/rate-limits.ts';
import { notFound, accessCookie, lang, name } from '../../http/responses.ts';
import { requestsAMinute } from '../../policies.ts';
import type { SubmissionRow } from '../../store/tables/submissions.ts';
import { findSubject } from '../access-links/access-links.ts';
import { slotsIn, stateOf } from '../appointments/appointments.repository.ts';
import { deskFailures, exhibitorOfDesk } from '../exhibitor-desk/exhibitor-of-desk.ts';
import { findMember, recordDeskAction } from '../exhibitor-desk/members.repository.ts';
import { displayFields } from '../submissions/submission-mails.ts';
import { appointmentsOf, listInquiries } from './inquiries.repository.ts';
import { senderOf } from './inquiry-view.ts';

/** More than any exhibitor gets in a year. */
const maxLeads = 5000;
const permitted = {
  tw: '僅限回覆這次洽詢與安排會面，不得用於其他行銷',
  en: 'For answering this inquiry and arranging the appointment only, not for other marketing',
};

/** The visitors who wrote to an exhibitor, as files, and its appointments as a calendar. */
export function leadRoutes(app: Organiser, dependencies: Dependencies): void {
  const { database, clock } = dependencies;
  const options = { schema: leadsSchema, config: perMinute(requestsAMinute.leads) };
  app.get('/ExhibitorDesk/Leads/:code/:file', options, async (request, reply) => {
    const desk = await exhibitorOfDesk(dependencies, request);
    const { file } = request.params;
    if (file !== 'leads.csv' && file !== 'leads.vcf') throw notFound('file', file);
    const rows = await listInquiries(database, desk, { size: maxLeads });
    await recordDeskAction(database, desk, 'export-leads', new Date(clock.now()));
    void reply.header('content-disposition', `attachment; filename="${file}"`);
    if (file === 'leads.vcf')
      return reply.type('text/vcard; charset=utf-8').send(rows.flatMap(cardOf).join(''));
    const table = await tableOf(dependencies, desk, { rows, locale: request.query.Lang });
    return reply.type('text/csv; charset=utf-8').send(writeCsv(table));
  });
  feedRoute(app, dependencies);
}

const typed = ['Name', 'Company', 'Country', 'BuyerType', 'Email', 'Tel', 'Mobile', 'Content'];

async function tableOf(
  { database, editions, now }: Dependencies,
  desk: Parameters<typeof appointmentsOf>[1],
  { rows, locale }: { rows: readonly SubmissionRow[]; locale: Lang },
): Promise<string[][]> {
  const appointments = await appointmentsOf(database, desk);
  const { byKey } = await editions.require(desk.edition);
  const head = ['Reference', 'Received', ...typed, 'Products', 'Appointment', 'Times', 'Answered'];
  const table = [[...head, 'Privacy notice', 'Notice given', 'Permitted use']];
  for (const row of rows) {
    const fields = await displayFields(database, row, locale);
    const value = (name: string) => fields.find(({ field }) => field === name)?.value ?? '';
    const product = byKey.products.get(row.product_id ?? '');
    const appointment = appointments.get(row.id);
    const times = appointment?.slot ? [appointment.slot] : slotsIn(appointment?.slots ?? '[]');
    table.push([
      ...[row.reference, row.created_at, ...typed.map(value)],
      [product && inLocale(product.Name, locale), value('Products')].filter(Boolean).join(', '),
      ...[appointment ? stateOf(appointment, now()) : '', times.join(' ')],
      ...[row.state === 'answered' ? 'yes' : 'no', row.notice_version, row.notice_at],
      inLocale(permitted, locale),
    ]);
  }
  return table;
}

/** A person whom one can reach. */
function cardOf(row: SubmissionRow): string[] {
  const { Name, Company, Tel, Mobile, Content, Email } = JSON.parse(row.data) as Record<
    string,
    string
  >;
  if (!Email && !Tel && !Mobile) return [];
  const line = (property: string, value: string | undefined) =>
    value ? [`${property}:${escapeCard(value)}`] : [];
  const note = [row.reference, Content, permitted.tw, permitted.en].filter(Boolean).join('\n');
  const card = writeCard([
    `N:;${escapeCard(Name || senderOf(row))};;;`,
    ...line('FN', Name || senderOf(row)),
    ...line('ORG', Company),
    ...line('EMAIL;TYPE=internet', Email),
    ...line('TEL;TYPE=work', Tel),
    ...line('TEL;TYPE=cell', Mobile),
    ...line('NOTE', note),
    ...line('UID', row.reference),
  ]);
  return [card];
}

function feedRoute(app: Organiser, { database, now, siteUrl }: Dependencies): void {
  app.get('/ExhibitorDesk/Calendar/:code/:file', { schema: feedSchema }, async (request, reply) => {
    const { code, file } = request.params;
    const locale = request.query.Lang;
    const token = /^([0-9a-f]{40})\.ics$/u.exec(file)?.[1] ?? '';
    const id = await findSubject(database, 'desk-calendar', token, now());
    const member = id === undefined ? undefined : await findMember(database, id);
    if (!member || member.revoked_at !== null || member.edition !== code) throw notFound('file');
    // Its desk is closed too while it is not on the site.
    if (!(await findExhibitor(database, code, member.exhibitor_id))) throw notFound('file');
    const exhibitor = { edition: code, exhibitorId: member.exhibitor_id };
    const appointments = await appointmentsOf(database, exhibitor);
    const rows = await listInquiries(database, exhibitor, { size: maxLeads });
    const { ShortName } = await requireEdition(database, code);
    markICalendar(reply, 'appointments');
    return writeICalendar(
      { name: inLocale(ShortName, locale), lang: locale },
      rows.flatMap((row) => {
        const appointment = appointments.get(row.id);
        const { slot } = appointment ?? {};
        if (!appointment || !slot || ['cancelled', 'declined'].includes(appointment.state))
          return [];
        const other = senderOf(row);
        return {
          uid: `appointment-${appointment.id}@${new URL(siteUrl).hostname}`,
          changed: appointment.changed_at,
          sequence: appointment.sequence,
          when: { start: slot, end: slotEnd(slot) },
          title: inLocale({ tw: `與${other}會面`, en: `Meeting with ${other}` }, locale),
          text: row.reference,
          url: siteUrl + paths.exhibitorDesk(locale, 'Inquiries'),
        };
      }),
    );
  });
}

const params = Type.Object({ code: name, file: name });
const failures = { 400: Failure, 404: Failure, 500: Failure };
const leadsSchema = {
  tags: ['forms'],
  summary:
    'The visitors who wrote to an exhibitor: `leads.csv` for a table, `leads.vcf` for contacts',
  params,
  querystring: Type.Object(lang),
  cookies: accessCookie(deskAccess),
  response: { 200: Type.String(), ...failures, ...deskFailures },
};
const feedSchema = {
  tags: ['forms'],
  summary: 'The appointments of an exhibitor by a secret address, for calendar programs',
  params,
  querystring: Type.Object(lang),
  response: { 200: calendarFile, ...failures },
};
