import { localeOf } from '@dswine/shared/contract/locales';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { OwnSubmission } from '@dswine/shared/contract/own-submissions';
import type { Lang } from '@dswine/shared/contract/wire';
import { applicationKinds } from '../submissions/kinds/applications.kinds.ts';
import type { Database } from '../../store/tables.ts';
import type { SubmissionRow } from '../../store/tables/submissions.ts';
import { kindOf } from '../submissions/kinds/team.kind.ts';
import { displayFields, displayRecords } from '../submissions/submission-view.ts';

/**
 * All stored data of a submission, in one language. It uses the submitted data only. The state of
 * an application is sent by mail only, since the sender may have typed another person's address.
 */
export async function ownSubmission(
  database: Database,
  row: SubmissionRow,
  locale: Lang,
): Promise<OwnSubmission> {
  const kind = kindOf(row);
  const fields = await displayFields(database, row, locale);
  const [about] = await displayRecords(database, row, locale);
  return {
    Reference: row.reference,
    Kind: kind ? inLocale(kind.name, locale) : row.kind,
    Lang: localeOf(row.locale),
    SentAt: row.created_at,
    State: row.state === 'answered' ? 'answered' : 'received',
    KeptUntil: row.retain_until,
    Fields: fields.map(({ label, value, named }) => ({
      Label: inLocale(label, locale),
      Value: value,
      Text: !named,
    })),
    ...(about && { About: { Kind: about.kind, Id: about.id, Title: about.title } }),
    Application: applicationKinds.some((candidate) => candidate.kind === row.kind),
    Marketing: row.marketing === 1,
    NoticeVersion: row.notice_version,
    NoticeAt: row.notice_at,
  };
}
