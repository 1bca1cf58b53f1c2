import { keyIn } from '@dswine/shared/section/messages';
import type { OwnApplications } from '@dswine/shared/contract/applications';
import { applicationLinkForm } from '@dswine/shared/fair/forms/application-forms';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Captcha } from '@dswine/shared/form/captcha';
import { TextInput } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { QueryState } from '@dswine/shared/ui/query-state';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { OnwardLink } from '@dswine/shared/ui/link';
import { NoRecords } from '@dswine/shared/ui/no-data';
import { Notice } from '@dswine/shared/ui/notice';
import { ZoneNote } from '@dswine/shared/ui/zone-note';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import styles from './apply-list-page.module.scss';
import { OwnList } from './own-list.tsx';

export function head({ t }: HeadContext): Head {
  return { title: t('apply.own'), description: t('apply.ownDescription'), noindex: true };
}

/** The user's own applications. Access is by login, or by the key of a link sent by mail. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { query } = useSlot();
  return (
    <PageLayout
      title={t('apply.own')}
      lead={t('apply.ownLead')}
      parents={[
        { label: t('events.title'), href: paths.events(locale) },
        { label: t('events.run-bar'), href: paths.runBar(locale) },
      ]}
    >
      {query.done === undefined ? null : (
        <div className={styles.note}>
          <Notice tone="success" title={t('apply.withdrawnTitle')}>
            {t('apply.withdrawnText')}
          </Notice>
        </div>
      )}
      {query.confirmed === undefined ? null : (
        <div className={styles.note}>
          <Notice tone="success" title={t('apply.confirmedTitle')}>
            {t('apply.confirmedText')}
          </Notice>
        </div>
      )}
      <ZoneNote />
      <QueryState query={usePageData<OwnApplications>('own')} failed={t('failed')}>
        {(own) => <ApplicationsContent own={own} />}
      </QueryState>
    </PageLayout>
  );
}

function ApplicationsContent({ own }: { own: OwnApplications }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { query } = useSlot();
  if (!own.Known || query.another !== undefined || query.sent !== undefined)
    return <RequestLinkForm expired={own.Expired} sent={query.sent !== undefined} />;
  if (own.Items.length === 0)
    return (
      <NoRecords group="apply.none" href={paths.events(locale)} label={t('apply.sent.more')} />
    );
  return (
    <>
      <OwnList items={own.Items} />
      <p className={styles.note}>
        <OnwardLink href={`${paths.applications(locale)}?another=yes`}>
          {t('apply.link.another')}
        </OnwardLink>
      </p>
    </>
  );
}

function RequestLinkForm({ expired, sent }: { expired: boolean; sent: boolean }) {
  const t = useTranslations();
  const { locale } = useSite();
  if (sent)
    return (
      <div className={styles.note}>
        <Notice tone="success" title={t('apply.link.sentTitle')}>
          {t('apply.link.sentText')}
        </Notice>
      </div>
    );
  return (
    <div className={styles.ask}>
      {expired ? <Notice tone="warning">{t('apply.link.expired')}</Notice> : null}
      <p>{t('apply.link.text')}</p>
      <Form
        name="link"
        plan={applicationLinkForm}
        drafts={false}
        submit={t('apply.link.submit')}
        label={(field) => t(keyIn('apply.fields', field))}
      >
        <TextInput name="Email" type="email" autoComplete="email" />
        <Captcha />
      </Form>
      <OnwardLink href={inLocalePath(locale, '/MemberCenter')}>{t('apply.link.login')}</OnwardLink>
    </div>
  );
}
