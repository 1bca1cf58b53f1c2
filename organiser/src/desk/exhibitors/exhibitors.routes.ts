import { localeOf } from '@dswine/shared/contract/locales';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { dayOf } from '@dswine/shared/fair/texts/dates';
import { putMail } from '../../mail/outbox/outbox.queries.ts';
import type { Database } from '../../store/tables.ts';
import { addMark } from '../../taking-part/exhibitor-deadlines/met-deadlines.ts';
import { inviteMember } from '../../taking-part/exhibitor-desk/invite-member.ts';
import { tickedRows } from '../desk-list.ts';
import { page } from '../desk-page.ts';
import { audit, exportRoute, requireStaff, type DeskDependencies } from '../desk-parts.ts';
import { fieldsOf } from '../fields-of.ts';
import { exhibitorRoute, languageOf, noAction } from './exhibitor.routes.ts';
import {
  exhibitorsPage,
  exhibitorsTable,
  filterExhibitors,
  readFilter,
} from './exhibitors-page.ts';
import { canInvite, canRemind, listExhibitors, type ListedExhibitor } from './listed-exhibitors.ts';

/** Invited at once; the next ones by the same button. */
const batch = 100;

/** The exhibitors of the present edition: list, table, invitations and reminders. */
export function exhibitorRoutes(dependencies: DeskDependencies): void {
  listRoutes(dependencies);
  exhibitorRoute(dependencies);
  // Bookmarks: progress and orders had a list of their own.
  for (const path of ['/work', '/work.csv', '/work.xlsx', '/work/:id'])
    dependencies.desk.get(path, (request, reply) =>
      reply.redirect(request.url.replace(/^\/desk\/[^/.?]*/, '/desk/exhibitors'), 301),
    );
}

function listRoutes(dependencies: DeskDependencies): void {
  const { desk, database, exhibitionCode: edition, clock } = dependencies;

  desk.get('/exhibitors', async (request, reply) => {
    const staff = requireStaff(request);
    const all = await listExhibitors(dependencies, database);
    return page(reply, exhibitorsPage({ staff, all, filter: readFilter(request.query) }));
  });

  exportRoute(dependencies, '/exhibitors', async ({ query }) => {
    const rows = filterExhibitors(await listExhibitors(dependencies, database), readFilter(query));
    return { subject: `${rows.length} exhibitors ${edition}`, table: exhibitorsTable(rows) };
  });

  desk.post('/exhibitors', async (request, reply) => {
    const { do: typed } = fieldsOf(request.body);
    const isAll = typed === 'invite-all';
    const action = isAll ? 'invite' : typed;
    if (action !== 'invite' && action !== 'remind') throw noAction();
    const ticked = new Set(tickedRows(request.body));
    const at = new Date(clock.now());
    const number = await database.transaction().execute(async (transaction) => {
      const all = await listExhibitors(dependencies, transaction);
      const rows = all.filter(({ exhibitor }) => isAll || ticked.has(exhibitor.Id));
      const { name: staff } = requireStaff(request);
      const done = await inBulk[action](transaction, rows, { edition, staff, at });
      const subject = `${edition} ${done} exhibitors`;
      if (done > 0) await audit(dependencies, request, { action, subject }, transaction);
      return done;
    });
    const after = action === 'invite' ? 'invited' : 'reminded';
    return reply.redirect(`/desk/exhibitors?said=${number > 0 ? after : `none-${after}`}`, 303);
  });
}

type By = { edition: string; staff: string; at: Date };

/** What the staff do with several exhibitors. Each returns with how many it was done. */
const inBulk = {
  async invite(transaction: Database, rows: readonly ListedExhibitor[], { edition, at }: By) {
    const chosen = rows.filter(canInvite).slice(0, batch);
    for (const { exhibitor } of chosen) {
      const locale = languageOf(exhibitor);
      const { Id: exhibitorId, Name, ContactEmail: email = '' } = exhibitor;
      const member = { edition, exhibitorId, name: inLocale(Name, locale), email, locale };
      await inviteMember(transaction, member, at);
    }
    return chosen.length;
  },

  /** At most once a day by the real clock. */
  async remind(transaction: Database, rows: readonly ListedExhibitor[], by: By) {
    let reminded = 0;
    const at = by.at.toISOString();
    for (const { exhibitor, members } of rows.filter(canRemind)) {
      const mark = { exhibitor_id: exhibitor.Id, kind: 'reminded', subject: dayOf(at) } as const;
      if (!(await addMark(transaction, { ...by, ...mark, at }))) continue;
      reminded += 1;
      for (const { id: member, email: recipient, locale } of members) {
        const mail = { kind: 'desk-reminder', recipient, locale: localeOf(locale) };
        await putMail(transaction, { ...mail, data: { member } }, by.at);
      }
    }
    return reminded;
  },
};
