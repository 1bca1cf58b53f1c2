import { keyIn, type MessageGroup } from '@dswine/shared/section/messages';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { PagePart } from '@dswine/shared/ui/page-part';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import type { Locale } from '@dswine/shared/section/section';
import styles from './next-links.module.scss';

const ways: readonly { name: MessageGroup; path: (locale: Locale) => string }[] = [
  { name: 'inquiry', path: (locale) => paths.exhibitorInquiry(locale) },
  { name: 'free', path: (locale) => paths.freeServices(locale) },
  { name: 'paid', path: (locale) => paths.paidServices(locale) },
  { name: 'calendar', path: (locale) => paths.exhibitorCalendar(locale) },
  { name: 'downloads', path: (locale) => paths.exhibitorDownloads(locale) },
  { name: 'ads', path: (locale) => paths.adDirectory(locale) },
];

/** Links from the overview to the other exhibitor pages, in the order an exhibitor needs them. */
export function NextLinks() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <PagePart id="ways" band className={styles.section} title={t('ways.title')}>
      <ul className={styles.ways} data-count={ways.length}>
        {ways.map(({ name, path }) => (
          <li key={name}>
            <a className={styles.way} href={path(locale)}>
              <span className={styles.name}>
                {name === 'ads' ? t('ads.label') : t(keyIn(name, 'title'))}
              </span>
              <span className={styles.text}>{t(keyIn('ways', name))}</span>
            </a>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
