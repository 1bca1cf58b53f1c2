import type { Shuttle, ShuttleLine } from '@dswine/shared/contract/shuttle';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryPage } from '@dswine/shared/ui/query-page';
import { OnwardLink } from '@dswine/shared/ui/link';
import { ZoneNote } from '@dswine/shared/ui/zone-note';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { pageHead } from '@dswine/shared/section/page-head';
import { NextBus } from './next-bus.tsx';
import styles from './shuttle-page.module.scss';
import { Timetable } from './timetable.tsx';

/** Free shuttle buses to the hall and back: next departure, stops and timetables. */
export function Page() {
  const t = useTranslations();
  const { locale } = useSite();
  const about = { label: t('about.title'), href: paths.aboutExhibition(locale) };
  return (
    <QueryPage<Shuttle>
      request="shuttle"
      parents={[about]}
      kicker={t('shuttle.kicker')}
      title={t('shuttle.title')}
      lead={t('shuttle.lead')}
      failed={t('shuttle.failed')}
      empty={{ when: ({ Lines: lines }) => lines.length === 0, group: 'shuttle.none', ...about }}
      before={<ZoneNote />}
    >
      {(shuttle) => <Lines lines={shuttle.Lines} />}
    </QueryPage>
  );
}

function Lines({ lines }: { lines: readonly ShuttleLine[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <>
      <div className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.Id} line={line} />
        ))}
      </div>
      <ul className={styles.rules}>
        <li>{t('shuttle.ruleFree')}</li>
        <li>{t('shuttle.ruleSeats')}</li>
        <li>{t('shuttle.ruleTraffic')}</li>
      </ul>
      <OnwardLink href={paths.admission(locale)}>{t('admission.title')}</OnwardLink>
    </>
  );
}

function Line({ line }: { line: ShuttleLine }) {
  const t = useTranslations();
  const id = `line-${line.Id}`;
  return (
    <section aria-labelledby={id}>
      <header className={styles.head}>
        <span className={styles.badge} aria-hidden="true">
          {line.Id}
        </span>
        <h2 className={styles.name} id={id}>
          <span className="dw-hidden">{t('shuttle.line', { number: line.Id })} </span>
          {line.Name}
        </h2>
        <p className={styles.note}>{line.Note}</p>
      </header>
      <div className={styles.ways}>
        {line.Ways.map((way, index) => (
          <div key={index}>
            <h3 className={styles.to}>{way.To}</h3>
            <NextBus way={way} />
            <ol className={styles.stops}>
              {way.Stops.map((stop) => (
                <li key={stop.Name}>
                  <span className={styles.stop}>{stop.Name}</span>
                  <span className={styles.place}>{stop.Place}</span>
                  <span className={styles.after}>
                    {stop.Minutes === 0
                      ? t('shuttle.starts')
                      : t('shuttle.after', { minutes: stop.Minutes })}
                  </span>
                </li>
              ))}
            </ol>
            <Timetable id={`${id}-${index}`} way={way} />
          </div>
        ))}
      </div>
    </section>
  );
}

export const head = pageHead('shuttle', paths.shuttle, ['about.title', paths.aboutExhibition]);
