import type { FoundRegistration } from '@dswine/shared/contract/visitor-registrations';
import { badgeLinkForm } from '@dswine/shared/fair/forms/visitor-registration';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Captcha } from '@dswine/shared/form/captcha';
import { TextInput } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { keyIn } from '@dswine/shared/section/messages';
import { usePageData, useSite, useSlot, useTranslations } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { useVisitorRegistration } from '@dswine/shared/section/visitor-registration';
import { NextEditionNote } from '@dswine/shared/ui/next-edition-note';
import { Notice } from '@dswine/shared/ui/notice';
import { PageLayout } from '@dswine/shared/ui/page-layout';
import { QueryState } from '@dswine/shared/ui/query-state';
import { BadgeSheet } from './badge-sheet.tsx';
import styles from './badge-page.module.scss';

const results = ['days', 'cancelled', 'sent'] as const;

/**
 * A visitor's badge, for the holder of the mailed link, who can change or cancel it here. Others
 * can have that mail sent again.
 */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const { query: address } = useSlot();
  const done = results.find((result) => result === address['done']?.[0]);
  const query = usePageData<FoundRegistration>('badge');
  return (
    <PageLayout
      title={t('badge.title')}
      paper="portrait"
      parents={[{ label: t('about.title'), href: paths.aboutExhibition(locale) }]}
    >
      {done ? (
        <div className={styles.note}>
          <Notice tone="success" title={t(`badge.done.${done}`)}>
            {t(`badge.done.${done}Text`)}
          </Notice>
        </div>
      ) : null}
      <QueryState query={query}>
        {({ Registration }) =>
          Registration ? (
            <BadgeSheet registration={Registration} />
          ) : done === 'cancelled' ? null : (
            <LostBadge />
          )
        }
      </QueryState>
    </PageLayout>
  );
}

function LostBadge() {
  const t = useTranslations();
  const { view } = useVisitorRegistration();
  // The links have ended with the fair.
  if (view === 'over')
    return (
      <>
        <p>{t('registration.overLead')}</p>
        <NextEditionNote audience="visitor" />
      </>
    );
  return (
    <section className={styles.part} aria-labelledby="lost">
      <h2 id="lost">{t('badge.lost.title')}</h2>
      <p>{t('badge.lost.text')}</p>
      <Form
        name="link"
        plan={badgeLinkForm}
        drafts={false}
        submit={t('badge.lost.submit')}
        label={(field) => t(keyIn('registration.fields', field))}
      >
        <TextInput name="Email" type="email" autoComplete="email" />
        <Captcha />
      </Form>
    </section>
  );
}

export function head({ t }: HeadContext): Head {
  return { title: t('badge.title'), description: t('badge.description'), noindex: true };
}
