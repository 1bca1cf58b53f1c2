import { paths } from '@dswine/shared/fair/paths';
import { Breadcrumb } from '@dswine/shared/look/breadcrumb';
import { ButtonLink } from '@dswine/shared/look/button';
import { OnwardLink } from '@dswine/shared/look/link';
import { TitleText } from '@dswine/shared/look/title-text';
import { useSite, useSlot, useWords } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { Postmark } from './postmark.tsx';
import styles from './contact-completed-page.module.scss';

/** After the contact form: that it was sent, and the number to ask by. Opened by itself it says what it is for. */
export function Page() {
  const t = useWords();
  const { locale } = useSite();
  const reference = referenceIn(useSlot().query['ref']?.[0]);
  return (
    <div className={`dw-container ${styles.page}`}>
      <Breadcrumb
        label={t('breadcrumb.label')}
        items={[
          { label: t('breadcrumb.home'), href: paths.home(locale) },
          { label: t('contact.title'), href: paths.contact(locale) },
          { label: t('contact.completed.crumb') },
        ]}
      />
      <div className={`dw-label ${styles.sheet}`}>
        <Postmark />
        {reference === undefined ? (
          <>
            <h1 className={styles.title}>
              <TitleText fits={8}>{t('contact.completed.nothing')}</TitleText>
            </h1>
            <p>{t('contact.completed.nothingText')}</p>
          </>
        ) : (
          <>
            <div role="status">
              <h1 className={styles.title}>
                <TitleText fits={8}>{t('contact.completed.sent')}</TitleText>
              </h1>
            </div>
            <p>{t('contact.completed.text')}</p>
            <dl className={styles.reference}>
              <dt>{t('contact.completed.reference')}</dt>
              <dd translate="no">{reference}</dd>
            </dl>
            <p className={styles.keep}>{t('contact.completed.keep')}</p>
            <OnwardLink href={paths.submission(locale, reference)}>{t('contact.completed.lookUp')}</OnwardLink>
          </>
        )}
        <p className={styles.onward}>
          {reference === undefined ? (
            <ButtonLink href={paths.contact(locale)}>{t('contact.completed.write')}</ButtonLink>
          ) : null}
          <ButtonLink href={paths.home(locale)} kind="quiet">
            {t('contact.completed.home')}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

/** Anyone may write an address: only what looks like one of our numbers is shown. */
function referenceIn(text: string | undefined): string | undefined {
  return text !== undefined && /^DSW-[2-9A-Z]{4}-[2-9A-Z]{4}$/u.test(text) ? text : undefined;
}

export function head({ t }: HeadContext): Head {
  return { title: t('contact.completed.crumb'), description: t('contact.completed.description'), noindex: true };
}
