import { keyIn } from '@dswine/shared/section/messages';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import type { Bar, BarHours, BarRoute } from '@dswine/shared/contract/run-bar';
import { AreaMark } from '@dswine/shared/ui/area-mark';
import { TextLink } from '@dswine/shared/ui/link';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './bar-list.module.scss';
import { openUntil } from './open-now.ts';

type Props = { bars: readonly Bar[]; route?: BarRoute };

/** The bars, numbered as on the map. With a route, also the walking time to the next bar. */
export function BarList({ bars, route }: Props) {
  const t = useTranslations();
  return (
    <ol className={styles.list}>
      {bars.map((bar) => {
        const minutes = route?.Stops.find((stop) => stop.Bar === bar.Id)?.Minutes ?? 0;
        return (
          <li key={bar.Id} className={styles.bar} data-area={bar.Area}>
            <BarDetails bar={bar} />
            {minutes > 0 ? (
              <p className={styles.walk}>{t('bars.walk', { count: minutes })}</p>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

function BarDetails({ bar }: { bar: Bar }) {
  const t = useTranslations();
  const until = openUntil(bar.Hours, useNow());
  return (
    <div>
      <p className={styles.kicker}>
        <AreaMark area={bar.Area} />
        <span>{bar.District}</span>
        <strong className={until === undefined ? styles.closed : styles.open}>
          {until === undefined ? t('bars.closed') : t('bars.openUntil', { time: until })}
        </strong>
      </p>
      <h2 className={styles.name}>{bar.Name}</h2>
      <p className={styles.text}>{bar.Text}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('bars.hours')}</dt>
          <dd>
            {bar.Hours.map((hours) => (
              <span key={hours.Open + hours.Days.join()} className={styles.hours}>
                <Hours hours={hours} />
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t('bars.address')}</dt>
          <dd>{bar.Address}</dd>
        </div>
        <div>
          <dt>{t('bars.metro')}</dt>
          <dd>{bar.Metro}</dd>
        </div>
        <div>
          <dt>{t('bars.without')}</dt>
          <dd>{bar.WithoutAlcohol}</dd>
        </div>
        {bar.Website === undefined ? null : (
          <div>
            <dt>{t('bars.website')}</dt>
            <dd>
              <TextLink href={bar.Website} external={t('bars.newTab')}>
                {bar.Website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
              </TextLink>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/**
 * Formats `週一至週四` and `18:00–23:30`; the time does not wrap. Days that are not consecutive are
 * listed one by one.
 */
function Hours({ hours }: { hours: BarHours }) {
  const t = useTranslations();
  const { locale } = useSite();
  const days = [...hours.Days].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  const [first, last] = [days[0], days[days.length - 1]];
  const isConsecutive = days.every(
    (day, index) => (day + 6) % 7 === ((days[0] ?? 0) + 6 + index) % 7,
  );
  const dayNames =
    days.length > 2 && isConsecutive
      ? t('bars.dayRange', {
          from: t(keyIn('weekdaysShort', first ?? '')),
          to: t(keyIn('weekdaysShort', last ?? '')),
        })
      : t('bars.dayList', {
          days: joinNames(
            days.map((day) => t(keyIn('weekdaysShort', day))),
            locale,
          ),
        });
  return (
    <>
      {dayNames}{' '}
      <span className={styles.times}>
        {hours.Open}–{hours.Close}
      </span>
    </>
  );
}
