import type { EventsOverview } from '@dswine/shared/contract/event-pages';
import { paths } from '@dswine/shared/fair/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { eventAddress } from './event-address.ts';
import styles from './event-index.module.scss';

type Line = { href: string; title: string; kicker: string; text: string; count?: number };

/** The events as a list of wines is set: name, a line of dots, how many times, and a sentence below. */
export function EventIndex({
  pages,
  infos,
}: {
  pages: EventsOverview['Pages'];
  infos: EventsOverview['Infos'];
}) {
  const t = useTranslations();
  const { locale } = useSite();
  const own = pages.map((page): Line => ({
    href: eventAddress(page.Slug, locale),
    title: page.Title,
    kicker: page.Kicker,
    text: page.Lead,
    count: page.Entries,
  }));
  const further: Line[] = (['class', 'meet'] as const).map((kind) => ({
    href: kind === 'class' ? paths.classes(locale) : paths.meets(locale),
    title: t(`classes.${kind}.title`),
    kicker: t(`classes.${kind}.kicker`),
    text: t(`classes.${kind}.lead`),
  }));
  // What exhibitors tell of offers and new products is in Chinese only (specification § 2).
  const chinese: Line[] =
    locale === 'tw'
      ? infos.map(({ Id, Title, Lead }) => ({
          href: paths.eventInfo(locale, Id),
          title: Title,
          kicker: t('info.kicker'),
          text: Lead,
        }))
      : [];
  return (
    <section className={`dw-label ${styles.card}`} aria-labelledby="all-events">
      <h2 className={styles.heading} id="all-events">
        {t('events.index')}
      </h2>
      <ul className={styles.list}>
        {[...own, ...further, ...chinese].map((line) => (
          <li key={line.href}>
            <p className={styles.kicker}>{line.kicker}</p>
            <h3 className={styles.title}>
              <a href={line.href}>{line.title}</a>
              <span className={styles.dots} aria-hidden="true" />
              {line.count === undefined ? null : (
                <span className={styles.count}>{t('events.times', { count: line.count })}</span>
              )}
            </h3>
            <p className={styles.text}>{line.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
