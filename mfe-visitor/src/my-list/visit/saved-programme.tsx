import { useMemo } from 'react';
import useSWR from 'swr';
import type { Floorplan } from '@dswine/shared/contract/floorplan';
import { writeDay } from '@dswine/shared/fair/texts/dates';
import type { ListEntry } from '@dswine/shared/fair/lists/my-list';
import {
  useNow,
  useSite,
  useTranslations,
  type RequestFailed,
} from '@dswine/shared/section/runtime';
import { FoldedPast } from '@dswine/shared/ui/folded-past';
import { PhaseMark } from '@dswine/shared/ui/phase-mark';
import { FreeTime } from './free-time.tsx';
import { GroupHeading, useRemoval } from '../entries/group-heading.tsx';
import styles from './saved-programme.module.scss';
import groupStyles from '../entries/list-group.module.scss';
import { ListItem } from '../entries/list-item.tsx';
import { Overlaps } from './overlaps.tsx';
import { planOfDays, splitPast, type PlannedDay, type PlannedEvent } from './plan-of-days.ts';
import { useMeetings } from './use-meetings.ts';
import { useOpenedAt } from './use-opened-at.ts';
import { stopsOf } from './visit-order.ts';

type Props = {
  events: readonly ListEntry[];
  /** All entries, because saved booths may lie between two events. */
  entries: readonly ListEntry[];
  announce: (message: string, removed?: ListEntry) => void;
};

/**
 * The events by day: conflicts, free time, and what lies on the way to the next one. During the show
 * those that are over are folded.
 */
export function SavedProgramme({ events, entries, announce }: Props) {
  const t = useTranslations();
  const now = useNow();
  const { openedAt, isDuringShow } = useOpenedAt();
  const { heading, remove } = useRemoval(announce);
  const meetings = useMeetings();
  const days = useMemo(() => planOfDays(events, now, meetings), [events, now, meetings]);
  const { past, ahead } = isDuringShow ? splitPast(days, openedAt) : { past: [], ahead: days };
  if (events.length === 0) return null;
  const pastCount = past.reduce((sum, day) => sum + day.events.length, 0);
  return (
    <section className={groupStyles.group} aria-labelledby="list-event">
      <GroupHeading kind="event" count={events.length} ref={heading} />
      {pastCount > 0 ? (
        <FoldedPast label={t('myList.past', { count: pastCount })}>
          <Days days={past} entries={entries} remove={remove} />
        </FoldedPast>
      ) : null}
      <Days days={ahead} entries={entries} remove={remove} />
    </section>
  );
}

type DaysProps = {
  days: readonly PlannedDay[];
  entries: readonly ListEntry[];
  remove: (entry: ListEntry) => void;
};

function Days({ days, entries, remove }: DaysProps) {
  const { locale, exhibitionCode } = useSite();
  const stops = useMemo(() => stopsOf(entries.filter(({ isDeleted }) => !isDeleted)), [entries]);
  const hasGap = days.some((day) => day.events.some(({ gap }) => gap));
  const { data: plan } = useSWR<Floorplan, RequestFailed>(
    hasGap ? `Floorplan/${exhibitionCode}?Lang=${locale}` : null,
  );
  return days.map(({ day, events: planned }) => (
    <div key={day} className={styles.day}>
      {day === '' ? null : <h3>{writeDay(day, locale)}</h3>}
      <ol className={groupStyles.entries} role="list">
        {planned.map((one) => (
          <li key={one.event.id}>
            {one.gap ? <FreeTime gap={one.gap} plan={plan} stops={stops} /> : null}
            <EventItem planned={one} remove={() => remove(one.event)} />
          </li>
        ))}
      </ol>
    </div>
  ));
}

function EventItem({ planned, remove }: { planned: PlannedEvent; remove: () => void }) {
  return (
    <ListItem
      entry={planned.event}
      level={4}
      remove={remove}
      mark={planned.event.isDeleted ? null : <PhaseMark phase={planned.phase} />}
      remarks={<Overlaps events={planned.overlaps} />}
    />
  );
}
