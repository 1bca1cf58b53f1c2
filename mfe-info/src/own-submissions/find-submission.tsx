import { keyIn } from '@dswine/shared/section/messages';
import { findSubmissionForm } from '@dswine/shared/fair/forms/own-submission-forms';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { referenceIn } from '@dswine/shared/fair/addresses/reference';
import { Captcha } from '@dswine/shared/form/captcha';
import { TextInput } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { OnwardLink } from '@dswine/shared/ui/link';
import { Notice } from '@dswine/shared/ui/notice';
import { SectionHeading } from '@dswine/shared/ui/section-heading';
import { useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import { ClaimTag } from './claim-tag.tsx';
import styles from './submission-page.module.scss';

/** Asks for the reference number and for the sender's mail address or telephone number. */
export function FindSubmission({ expired }: { expired: boolean }) {
  const t = useTranslations();
  const { query } = useSlot();
  return (
    <>
      <SectionHeading level={1} title={t('submission.title')} lead={t('submission.lead')} />
      <div className="dw-desk">
        <div className={styles.main}>
          {expired ? <Notice tone="warning">{t('submission.expired')}</Notice> : null}
          <Form
            name="find"
            plan={findSubmissionForm}
            drafts={false}
            submit={t('submission.find')}
            label={(field) => t(keyIn('submission.fields', field))}
          >
            <TextInput
              name="Reference"
              hint={t('submission.referenceHint')}
              value={referenceIn(query['ref']?.[0])}
              autoComplete="off"
            />
            <TextInput name="Contact" hint={t('submission.contactHint')} autoComplete="email" />
            <Captcha />
          </Form>
        </div>
        <ReferenceHelp />
      </div>
    </>
  );
}

/** Explains where to find the reference number, and what to do without it. */
function ReferenceHelp() {
  const t = useTranslations();
  const { locale, edition } = useSite();
  return (
    <aside className={styles.aside} aria-labelledby="where">
      <ClaimTag reference="DSW-7K3M-Q9TX" sample={t('submission.sample')}>
        <h2 id="where" className={styles.small}>
          {t('submission.where.title')}
        </h2>
        <p>{t('submission.where.text')}</p>
        <h2 className={styles.small}>{t('submission.without.title')}</h2>
        <p>{t('submission.without.text')}</p>
        {edition ? (
          <p className={styles.mail}>
            <a href={`mailto:${edition.Organiser.Email}`}>{edition.Organiser.Email}</a>
          </p>
        ) : null}
      </ClaimTag>
      <p className={styles.others}>
        <OnwardLink href={paths.applications(locale)}>{t('submission.applications')}</OnwardLink>
        <OnwardLink href={inLocalePath(locale, '/MemberCenter')}>
          {t('submission.account')}
        </OnwardLink>
      </p>
    </aside>
  );
}
