import type { OwnSubmission } from '@dswine/shared/contract/own-submissions';
import { writeDate, writeTime } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Button } from '@dswine/shared/ui/button';
import { OnwardLink } from '@dswine/shared/ui/link';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { ClaimTag } from './claim-tag.tsx';
import { DeleteSubmission } from './delete-submission.tsx';
import { SentFields } from './sent-fields.tsx';
import { SubmissionTrack } from './submission-track.tsx';
import styles from './submission-page.module.scss';

/** One submission: its fields on the left, its number and timeline on the tag. */
export function SubmissionSheet({ submission }: { submission: OwnSubmission }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <>
      <SectionHeading level={1} kicker={submission.Kind} title={t('submission.title')} />
      <div className="dw-desk">
        <aside className={styles.aside} aria-labelledby="becomes">
          <ClaimTag reference={submission.Reference}>
            <h2 id="becomes" className="dw-hidden">
              {t('submission.track.title')}
            </h2>
            <SubmissionTrack submission={submission} />
            <p className={styles.print}>
              <Button kind="quiet" small onClick={() => window.print()}>
                {t('submission.print')}
              </Button>
            </p>
          </ClaimTag>
          <p className={styles.closing}>{t('submission.closing')}</p>
          <p className={`${styles.closing} ${styles.others}`}>
            <OnwardLink href={`${paths.submission(locale)}?another=yes`}>
              {t('submission.gone.another')}
            </OnwardLink>
          </p>
        </aside>
        <div className={styles.main}>
          <section className={`dw-label ${styles.sheet}`} aria-labelledby="sent">
            <h2 id="sent">{t('submission.sent')}</h2>
            <SentFields submission={submission} />
            <h3>{t('submission.besides')}</h3>
            <AdditionalData submission={submission} />
          </section>
          <Rights submission={submission} />
          <DeleteSubmission submission={submission} />
        </div>
      </div>
    </>
  );
}

/** The data that is stored with the fields of the form. */
function AdditionalData({ submission }: { submission: OwnSubmission }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { About, Lang, NoticeVersion, NoticeAt, Marketing } = submission;
  return (
    <dl className={`dw-fields ${styles.details}`}>
      {About ? (
        <div>
          <dt>{t(`submission.about.${About.Kind}`)}</dt>
          <dd>
            <a href={pathByKind[About.Kind](locale, About.Id)}>{About.Title}</a>
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{t('submission.language')}</dt>
        <dd>{t(`submission.languages.${Lang}`)}</dd>
      </div>
      <div>
        <dt>{t('submission.notice')}</dt>
        <dd>
          {t('submission.noticeOf', {
            version: NoticeVersion,
            when: `${writeDate(NoticeAt, locale)} ${writeTime(NoticeAt)}`,
          })}
        </dd>
      </div>
      <div>
        <dt>{t('submission.marketing')}</dt>
        <dd>{t(Marketing ? 'submission.agreed' : 'submission.refused')}</dd>
      </div>
    </dl>
  );
}

const pathByKind = {
  exhibitor: paths.exhibitor,
  product: paths.product,
  event: paths.calendarEntry,
};

/** Requests that staff handle: to correct the data or to stop using it. */
function Rights({ submission: { Reference, Application } }: { submission: OwnSubmission }) {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const email = edition?.Organiser.Email;
  return (
    <section className={styles.part} aria-labelledby="correct">
      <h2 id="correct">{t('submission.correct.title')}</h2>
      <p>{t('submission.correct.text')}</p>
      <p className={styles.others}>
        {email === undefined ? null : (
          <a href={`mailto:${email}?subject=${encodeURIComponent(Reference)}`}>{email}</a>
        )}
        {Application ? (
          <a href={paths.applications(locale)}>{t('submission.applications')}</a>
        ) : null}
      </p>
    </section>
  );
}
