import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { Chip } from '@dswine/shared/ui/chip';
import { NextPages } from '@dswine/shared/ui/next-pages';
import styles from './entry-points.module.scss';

/** Words that the fair's visitors look for, chosen by hand. */
const popular = {
  tw: ['威士忌', '香檳', '琴酒', '純米大吟釀', '低酒精', '接駁車', '開放時間', '寄物處'],
  en: ['whisky', 'champagne', 'gin', 'orange wine', 'low alcohol', 'shuttle', 'opening hours'],
} as const;

type Props = { alike?: readonly string[]; text?: string };

/** Ways to go on without a keyword, or after one that nothing matches. */
export function EntryPoints({ alike = [], text }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <div className={styles.entries}>
      {text === undefined ? null : <p>{text}</p>}
      {alike.length === 0 ? null : (
        <Keywords id="search-alike" title={t('siteSearch.alike')} keywords={alike} />
      )}
      <Keywords
        id="search-popular"
        title={t('siteSearch.popular')}
        keywords={inLocale(popular, locale)}
      />
      <section aria-labelledby="search-entries">
        <h2 className={styles.title} id="search-entries">
          {t('siteSearch.entries')}
        </h2>
        <NextPages
          label={t('siteSearch.entries')}
          items={[
            {
              href: paths.exhibitors(locale),
              title: t('exhibitors.title'),
              text: t('siteSearch.links.exhibitors'),
            },
            {
              href: paths.products(locale),
              title: t('products.title'),
              text: t('siteSearch.links.products'),
            },
            {
              href: paths.floorPlan(locale),
              title: t('plan.title'),
              text: t('siteSearch.links.plan'),
            },
            {
              href: paths.calendar(locale),
              title: t('siteSearch.links.calendarTitle'),
              text: t('siteSearch.links.calendar'),
            },
            {
              href: paths.venue(locale),
              title: t('siteSearch.links.venueTitle'),
              text: t('siteSearch.links.venue'),
            },
            {
              href: paths.contact(locale),
              title: t('siteSearch.links.contactTitle'),
              text: t('siteSearch.links.contact'),
            },
          ]}
        />
      </section>
    </div>
  );
}

function Keywords({
  id,
  title,
  keywords,
}: {
  id: string;
  title: string;
  keywords: readonly string[];
}) {
  const { locale } = useSite();
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.words}>
        {keywords.map((word) => (
          <li key={word}>
            <Chip label={word} href={paths.search(locale, word)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
