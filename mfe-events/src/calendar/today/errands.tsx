import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { writeDay } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { OnwardLink } from '@dswine/shared/ui/link';
import { SearchBox } from '@dswine/shared/ui/search-box';
import { LastBuses } from './last-buses.tsx';
import type { ShowDay } from './today.ts';
import styles from './errands.module.scss';

/** Find a booth, the own route, opening hours and the last bus. */
export function Errands({ day }: { day: ShowDay }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <div className={styles.errands}>
      <section className={styles.part} aria-labelledby="find-booth">
        <h2 className={styles.title} id="find-booth">
          {t('today.find')}
        </h2>
        <SearchBox
          action={paths.floorPlan(locale)}
          name="find"
          label={t('today.findLabel')}
          submitLabel={t('today.findSubmit')}
        />
        <OnwardLink href={paths.floorPlan(locale)}>{t('today.plan')}</OnwardLink>
      </section>
      <MyRoute />
      <Hours day={day} />
      <LastBuses day={day} />
    </div>
  );
}

function MyRoute() {
  const t = useTranslations();
  const { locale } = useSite();
  const count = useMyList().entries?.length ?? 0;
  return (
    <section className={styles.part} aria-labelledby="my-route">
      <h2 className={styles.title} id="my-route">
        {t('today.route')}
      </h2>
      <p>{count === 0 ? t('today.routeText') : t('today.routeCount', { count })}</p>
      <OnwardLink href={paths.myVisit(locale)}>{t('today.routeOpen')}</OnwardLink>
    </section>
  );
}

function Hours({ day }: { day: ShowDay }) {
  const t = useTranslations();
  const { locale, edition } = useSite();
  const audience = edition?.Hours.find(({ Date: date }) => date === day.date)?.Audience;
  return (
    <section className={styles.part} aria-labelledby="hours">
      <h2 className={styles.title} id="hours">
        {day.isToday
          ? t('today.hoursToday')
          : t('today.hours', { day: writeDay(day.date, locale) })}
      </h2>
      <p className={styles.big}>
        {day.opens}–{day.closes}
      </p>
      {audience ? <p>{inLocale(audience, locale)}</p> : null}
      <OnwardLink href={paths.admission(locale)}>{t('today.admission')}</OnwardLink>
    </section>
  );
}
