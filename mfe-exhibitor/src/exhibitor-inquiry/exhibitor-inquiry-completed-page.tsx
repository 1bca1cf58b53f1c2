import { paths } from '@dswine/shared/fair/paths';
import { ButtonLink } from '@dswine/shared/look/button';
import { OnwardLink } from '@dswine/shared/look/link';
import { TitleText } from '@dswine/shared/look/title-text';
import { useSite, useSlot, useWords } from '@dswine/shared/section/runtime';
import type { Head, HeadContext } from '@dswine/shared/section/section';
import { PageFrame } from '../page-frame/page-frame.tsx';
import styles from './exhibitor-inquiry-completed-page.module.scss';

/** After the inquiry: that it was sent, the number to ask by, and what to read meanwhile. Opened by itself it says what it is for. */
export function Page() {
  const t = useWords();
  const { locale } = useSite();
  const reference = referenceIn(useSlot().query['ref']?.[0]);
  const form = { label: t('inquiry.title'), href: paths.exhibitorInquiry(locale) };
  return (
    <PageFrame title={t('inquiry.completed.crumb')} way={[form]}>
      <div className={`dw-container ${styles.completed}`}>
        <div className={`dw-label ${styles.sheet}`}>
          {reference === undefined ? (
            <>
              <h1 className={styles.title}>
                <TitleText fits={8}>{t('inquiry.completed.nothing')}</TitleText>
              </h1>
              <p>{t('inquiry.completed.nothingText')}</p>
            </>
          ) : (
            <>
              <div role="status">
                <h1 className={styles.title}>
                  <TitleText fits={8}>{t('inquiry.completed.sent')}</TitleText>
                </h1>
              </div>
              <p>{t('inquiry.completed.text')}</p>
              <dl className={styles.reference}>
                <dt>{t('inquiry.completed.reference')}</dt>
                <dd translate="no">{reference}</dd>
              </dl>
              <p className={styles.keep}>{t('inquiry.completed.keep')}</p>
              <OnwardLink href={paths.submission(locale, reference)}>{t('inquiry.completed.lookUp')}</OnwardLink>
            </>
          )}
          <p className={styles.onward}>
            {reference === undefined ? (
              <ButtonLink href={form.href}>{t('inquiry.completed.write')}</ButtonLink>
            ) : (
              <ButtonLink href={paths.exhibitorCalendar(locale)}>{t('inquiry.completed.calendar')}</ButtonLink>
            )}
            <ButtonLink href={paths.exhibitorDownloads(locale)} kind="quiet">
              {t('inquiry.completed.downloads')}
            </ButtonLink>
          </p>
        </div>
      </div>
    </PageFrame>
  );
}

/** Anyone may write an address: only what looks like one of our numbers is shown. */
function referenceIn(text: string | undefined): string | undefined {
  return text !== undefined && /^DSW-[2-9A-Z]{4}-[2-9A-Z]{4}$/u.test(text) ? text : undefined;
}

export function head({ t }: HeadContext): Head {
  return { title: t('inquiry.completed.crumb'), description: t('inquiry.completed.description'), noindex: true };
}
