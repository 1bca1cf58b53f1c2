import type { EventSlug } from '@dswine/shared/contract/event-pages';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { eventAddress } from './event-address.ts';
import styles from './other-events.module.scss';

const slugs: readonly EventSlug[] = [
  'run-bar',
  'kol',
  'lottery',
  'seminar',
  'drink',
  'booth',
  'cheers-vip',
];

/** Links to all other events, at the end of each event page. */
export function OtherEvents({ except }: { except: EventSlug }) {
  const t = useTranslations();
  const { locale } = useSite();
  const others = slugs
    .filter((slug) => slug !== except)
    .map((slug) => [eventAddress(slug, locale), t(`events.${slug}`)]);
  const links = [
    ...others,
    [paths.classes(locale), t('classes.class.title')],
    [paths.meets(locale), t('classes.meet.title')],
    [paths.calendar(locale), t('calendar.title')],
  ];
  return (
    <nav className={styles.others} aria-label={t('events.others')}>
      <p className="dw-kicker">{t('events.others')}</p>
      <ul>
        {links.map(([href, label]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
