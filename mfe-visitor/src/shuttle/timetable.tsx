import type { ShuttleService, ShuttleWay } from '@dswine/shared/contract/shuttle';
import { writeDay } from '@dswine/shared/fair/texts/dates';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { groupByHour, addMinutes } from './next-departure.ts';
import styles from './timetable.module.scss';

/**
 * The timetables of a route, one per kind of day. Each row is one hour, like the timetable at a bus
 * stop.
 */
export function Timetable({ id, way }: { id: string; way: ShuttleWay }) {
  const t = useTranslations();
  const { locale } = useSite();
  const last = way.Stops.at(-1);
  return way.Services.map((service, index) => (
    <details key={service.Days} className={styles.service} open={index === 0}>
      <summary>
        <span className={styles.days}>{service.Days}</span>
        <span className={styles.dates}>
          {joinNames(
            service.Dates.map((date) => writeDay(date, locale)),
            locale,
          )}
        </span>
      </summary>
      <table className={styles.table} aria-describedby={`${id}-${index}`}>
        <caption className="dw-hidden">
          {t('shuttle.caption', { way: way.To, days: service.Days })}
        </caption>
        <thead className="dw-hidden">
          <tr>
            <th scope="col">{t('shuttle.hour')}</th>
            <th scope="col">{t('shuttle.departures', { stop: way.Stops[0]?.Name })}</th>
          </tr>
        </thead>
        <tbody>
          {groupByHour(service.Departures).map(({ hour, minutes }) => (
            <tr key={hour}>
              <th scope="row">{hour}</th>
              <td>
                {minutes.map((minute) => (
                  <time key={minute} dateTime={`${hour}:${minute}`}>
                    <span className="dw-hidden">{hour}:</span>
                    {minute}{' '}
                  </time>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.ends} id={`${id}-${index}`}>
        {t('shuttle.ends', {
          first: service.Departures[0],
          last: service.Departures.at(-1),
          stop: last?.Name,
          arrival: arrivalOf(service, last?.Minutes ?? 0),
        })}
      </p>
    </details>
  ));
}

function arrivalOf({ Departures }: ShuttleService, minutes: number): string {
  return addMinutes(Departures.at(-1) ?? '00:00', minutes);
}
