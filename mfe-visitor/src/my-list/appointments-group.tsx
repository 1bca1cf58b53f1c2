import type { Appointment } from '@dswine/shared/contract/appointments';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { Notice } from '@dswine/shared/ui/notice';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { shownState } from '../page-layout/shown-state.ts';
import { writeSlot } from '@dswine/shared/fair/show/write-slot';
import styles from './appointments-group.module.scss';
import { useAppointments } from '../page-layout/use-appointments.ts';

/**
 * The appointments that were asked for on this device, with their state. Without a network it shows
 * what was known last; nothing if none was asked for.
 */
export function AppointmentsGroup() {
  const t = useTranslations();
  const { items, isStale } = useAppointments();
  if (items.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="my-appointments">
      <h2 id="my-appointments">
        {t('appointment.mine.title')}{' '}
        <span>{t('appointment.mine.count', { count: items.length })}</span>
      </h2>
      {isStale ? <Notice>{t('appointment.mine.stale')}</Notice> : null}
      <ul role="list">
        {items.toSorted(byTime).map((item) => (
          <Item key={item.Id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item }: { item: Appointment }) {
  const { Id, State, Exhibitor, Booths } = item;
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <li className={styles.item} data-state={State}>
      <p className={styles.state}>{t(`appointment.states.${shownState(item)}`)}</p>
      <div className={styles.words}>
        <h3>
          <a href={paths.exhibitor(locale, Exhibitor.Id)}>{Exhibitor.Name}</a>
        </h3>
        <p className={styles.facts}>
          {timesOf(item).map((slot) => (
            <time key={slot} dateTime={slot}>
              {writeSlot(slot, locale)}
            </time>
          ))}
          {Booths.map((booth) => (
            <a key={booth} href={paths.boothOnPlan(locale, booth)}>
              {t('appointment.mine.booth', { booth })}
              <span className="dw-hidden">{t('appointment.mine.onPlan')}</span>
            </a>
          ))}
        </p>
      </div>
      <a
        className={styles.open}
        href={paths.appointment(locale, Id)}
        aria-label={t('appointment.mine.openNamed', { name: Exhibitor.Name })}
      >
        {t('appointment.mine.open')}
      </a>
    </li>
  );
}

/** The confirmed time, or else those that are being talked about. */
function timesOf({ State, Slot, Slots, Proposals }: Appointment): readonly string[] {
  if (Slot !== undefined) return [Slot];
  return State === 'proposed' ? Proposals : Slots;
}

/** Confirmed ones by time, then the others. */
function byTime(one: Appointment, other: Appointment): number {
  return timeOf(one).localeCompare(timeOf(other));
}

const timeOf = ({ State, Slot, Slots }: Appointment): string =>
  State === 'confirmed' ? (Slot ?? '') : `~${Slots[0] ?? ''}`;
