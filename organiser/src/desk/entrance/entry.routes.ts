import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeDay } from '@dswine/shared/fair/texts/dates';
import { visitorAudiences } from '@dswine/shared/fair/forms/visitor-registration';
import { requireEdition } from '../../content/editions/edition.ts';
import {
  countEntries,
  type EntryCount,
  entryKey,
  writeEntryFile,
} from '../../taking-part/entries/entry-file.ts';
import { listEntries } from '../../taking-part/entries/entries.repository.ts';
import { deskList } from '../desk-list.ts';
import { factList, page } from '../desk-page.ts';
import {
  audit,
  chooseEdition,
  exportRoute,
  requireStaff,
  type DeskDependencies,
} from '../desk-parts.ts';
import { both, html } from '../html.ts';
import { kindName } from '../registrations/registrations-page.ts';
import { hasRole } from '../staff/desk-access.ts';

/** Entries through the doors by hour and kind, and the signed list for auditors. */
export function entryRoutes(dependencies: DeskDependencies): void {
  const { desk, database } = dependencies;
  desk.get('/entries', async (request, reply) => {
    const { code, field } = await chooseEdition(dependencies, request.query);
    const { ShortName } = await requireEdition(database, code);
    const counts = countEntries(await listEntries(database, { edition: code }));
    const staff = requireStaff(request);
    const list = deskList({
      name: both('入場人次', 'Entries'),
      filter: { path: '/desk/entries', fields: [field] },
      columns,
      rows: counts,
      empty: both('還沒有人入場', 'No entries yet'),
      ...(hasRole(staff.role, 'manage') && { download: '/desk/entries' }),
    });
    const signed =
      hasRole(staff.role, 'manage') &&
      html`<p>
          <a href="/desk/entries.jsonl?edition=${code}">
            ${both('供查核的簽章清單（不含個人資料）', 'Signed list for auditors, without personal data')}
          </a>
        </p>
        <p>${both('公鑰', 'Public key')} <code>${entryKey()}</code></p>`;
    const title = both(`入場人次：${inLocale(ShortName, 'tw')}`, 'Entries');
    return page(reply, {
      title,
      body: html`${counts.length > 0 && factList(totalsOf(counts))} ${list} ${signed}`,
    });
  });

  exportRoute(dependencies, '/entries', async ({ query }) => {
    const { code } = await chooseEdition(dependencies, query);
    const counts = countEntries(await listEntries(database, { edition: code }));
    return {
      subject: `counts of entries ${code}`,
      table: [
        ['Day', 'Hour', 'Kind', 'First', 'Again'],
        ...counts.map(({ day, hour, audience, first, again }) => [
          ...[day, hour, audience, String(first), String(again)],
        ]),
      ],
    };
  });

  desk.get('/entries.jsonl', async (request, reply) => {
    const { code } = await chooseEdition(dependencies, request.query);
    const entries = await listEntries(database, { edition: code });
    const subject = `${entries.length} entries ${code}`;
    await audit(dependencies, request, { action: 'export', subject });
    return reply
      .header('content-disposition', `attachment; filename="entries-${code}.jsonl"`)
      .type('application/jsonl; charset=utf-8')
      .send(writeEntryFile(code, entries));
  });
}

const columns = [
  {
    label: both('日期', 'Day'),
    isHeading: true,
    cell: ({ day }: EntryCount) => writeDay(day, 'tw'),
  },
  { label: both('時段', 'Hour'), cell: ({ hour }: EntryCount) => `${hour}:00–${hour}:59` },
  { label: both('種類', 'Kind'), cell: kindName },
  { label: both('當日首次入場', 'First entry of the day'), cell: ({ first }: EntryCount) => first },
  { label: both('同證再次入場', 'Same badge again'), cell: ({ again }: EntryCount) => again },
] as const;

/** Visitors of each day by kind. */
function totalsOf(counts: readonly EntryCount[]): [string, string][] {
  return [...new Set(counts.map(({ day }) => day))].map((day) => {
    const sum = (audience: string, of: 'first' | 'again') =>
      counts
        .filter((count) => count.day === day && count.audience === audience)
        .reduce((total, count) => total + count[of], 0);
    return [
      writeDay(day, 'tw'),
      visitorAudiences
        .map((audience) => {
          const again = sum(audience, 'again');
          const more = again > 0 ? `（再次入場 Again ${again}）` : '';
          return `${kindName({ audience }).text} ${sum(audience, 'first')}${more}`;
        })
        .join('、'),
    ];
  });
}
