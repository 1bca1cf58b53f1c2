import type { EventsOverview } from '@dswine/shared/contract/event-pages';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useShowState } from '@dswine/shared/section/show-state';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { eventAddress } from './event-address.ts';
import styles from './event-index.module.scss';

type Line = { href: string; title: string; kicker: string; text: string; count?: number };

/** The events, laid out like a wine list: name, dotted leader, number of dates and one sentence. */
export function EventIndex({
  pages,
  infos,
}: {
  pages: EventsOverview['Pages'];
  infos: EventsOverview['Infos'];
}) {
  const t = useTranslations();
  const { locale } = useSite();
  const { invites } = useShowState();
  const eventLines = pages.map((page): Line => ({
    href: eventAddress(page.Slug, locale),
    title: page.Title,
    kicker: page.Kicker,
    text: page.Lead,
    count: page.Entries,
  }));
  const classLines: Line[] = (['class', 'meet'] as const).map((kind) => ({
    href: kind === 'class' ? paths.classes(locale) : paths.meets(locale),
    title: t(`classes.${kind}.title`),
    kicker: t(`classes.${kind}.kicker`),
    text: t(`classes.${kind}.${invites ? 'lead' : 'leadOver'}`),
  }));
  // Offers and new products of exhibitors exist in Chinese only (specification § 2).
  const infoLines: Line[] =
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
        {[...eventLines, ...classLines, ...infoLines].map((line) => (
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
