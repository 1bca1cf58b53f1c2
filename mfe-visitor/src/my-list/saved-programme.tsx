import { useMemo } from 'react';
import useSWR from 'swr';
import type { Floorplan } from '@dswine/shared/contract/floorplan';
import { writeDay, writeTime } from '@dswine/shared/fair/dates';
import type { ListEntry } from '@dswine/shared/fair/my-list';
import { useSite, useTranslations, type RequestFailed } from '@dswine/shared/section/runtime';
import { entryName } from './entry-link.ts';
import { FreeTime } from './free-time.tsx';
import { GroupHeading, useRemoval } from './group-heading.tsx';
import styles from './saved-programme.module.scss';
import groupStyles from './list-group.module.scss';
import { ListItem } from './list-item.tsx';
import { planOfDays, type PlannedEvent } from './plan-of-days.ts';
import { stopsOf, type Stop } from './visit-order.ts';

type Props = {
  events: readonly ListEntry[];
  /** All entries, because saved booths may lie between two events. */
  entries: readonly ListEntry[];
  announce: (message: string, removed?: ListEntry) => void;
};

/** The events by day: conflicts, free time, and what lies on the way to the next one. */
export function SavedProgramme({ events, entries, announce }: Props) {
  const { locale, exhibitionCode } = useSite();
  const { heading, remove } = useRemoval(announce);
  const days = useMemo(() => planOfDays(events), [events]);
  const stops = useMemo(() => stopsOf(entries.filter(({ isDeleted }) => !isDeleted)), [entries]);
  const hasGap = days.some((day) => day.events.some(({ gap }) => gap));
  const { data: plan } = useSWR<Floorplan, RequestFailed>(
    hasGap ? `Floorplan/${exhibitionCode}?Lang=${locale}` : null,
  );
  if (events.length === 0) return null;
  return (
    <section className={groupStyles.group} aria-labelledby="list-event">
      <GroupHeading kind="event" count={events.length} ref={heading} />
      {days.map(({ day, events: planned }) => (
        <div key={day} className={styles.day}>
          {day === '' ? null : <h3>{writeDay(day, locale)}</h3>}
          <ol className={groupStyles.entries} role="list">
            {planned.map((one) => (
              <li key={one.event.id}>
                <EventItem planned={one} remove={() => remove(one.event)} />
                {one.gap ? <FreeTime gap={one.gap} plan={plan} stops={stops as Stop[]} /> : null}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function EventItem({ planned, remove }: { planned: PlannedEvent; remove: () => void }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <ListItem
      entry={planned.event}
      level={4}
      remove={remove}
      remarks={planned.overlaps.map((other) => (
        <p key={other.id} className={styles.overlap}>
          {t('myList.plan.overlaps', {
            title: entryName(other, locale).text,
            start: writeTime(other.start),
            end: writeTime(other.end),
          })}
        </p>
      ))}
    />
  );
}
