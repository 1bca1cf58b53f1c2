import type { OwnSubscription } from '@dswine/shared/contract/notify';
import { confirmNotifyForm, leaveNotifyForm } from '@dswine/shared/fair/forms/notify-form';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Form } from '@dswine/shared/form/form';
import { Notice } from '@dswine/shared/ui/notice';
import { OnwardLink } from '@dswine/shared/ui/link';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { QueryState } from '@dswine/shared/ui/query-state';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import styles from './notify-page.module.scss';

/**
 * Confirms or ends the mails about the next edition, by the key of a mailed link. Opening the page
 * changes nothing: mail programs open links by themselves.
 */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { query } = useSlot();
  const own = usePageData<OwnSubscription>('subscription');
  return (
    <PageLayout
      title={t('notify.linkTitle')}
      parents={[{ label: t('notify.title'), href: paths.notify(locale) }]}
    >
      {query['done']?.[0] === 'left' ? (
        <div className={styles.change}>
          <Notice tone="success" title={t('notify.left')}>
            {t('notify.leftText')}
          </Notice>
          <OnwardLink href={paths.home(locale)}>{t('contact.completed.home')}</OnwardLink>
        </div>
      ) : (
        <QueryState query={own}>{(found) => <Subscription found={found} />}</QueryState>
      )}
    </PageLayout>
  );
}

function Subscription({ found }: { found: OwnSubscription }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { State, Audience = 'visitor', Year } = found;
  const values = { year: Year, audience: t(`notify.${Audience}`) };
  if (State === 'none')
    return (
      <div className={styles.change}>
        <Notice title={t('notify.noLink')}>{t('notify.noLinkText')}</Notice>
        <OnwardLink href={paths.notify(locale)}>{t('notify.again')}</OnwardLink>
      </div>
    );
  return (
    <div className={styles.change}>
      {State === 'unconfirmed' ? (
        <>
          <p>{t('notify.confirmText', values)}</p>
          <Form
            name="confirm"
            plan={confirmNotifyForm}
            drafts={false}
            submit={t('notify.confirm')}
            label={() => t('notify.confirm')}
          >
            <input type="hidden" name="Sure" value="yes" />
          </Form>
        </>
      ) : (
        <Notice tone="success" title={t('notify.confirmed')}>
          {t('notify.confirmedText', values)}
        </Notice>
      )}
      <p>{t('notify.leaveText')}</p>
      <Form
        name="leave"
        plan={leaveNotifyForm}
        drafts={false}
        danger
        submit={t('notify.leave')}
        label={() => t('notify.leave')}
      >
        <input type="hidden" name="Sure" value="yes" />
      </Form>
    </div>
  );
}

export function head({ t }: HeadContext): Head {
  return { title: t('notify.linkTitle'), description: t('notify.description'), noindex: true };
}
