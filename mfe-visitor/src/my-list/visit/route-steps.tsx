import type { ReactNode } from 'react';
import { writeTime } from '@dswine/shared/fair/texts/dates';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import { isSame, type ListEntry } from '@dswine/shared/fair/lists/my-list';
import { walkingMinutes } from '@dswine/shared/fair/hall/walks';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { PhaseMark } from '@dswine/shared/ui/phase-mark';
import { WalkingTime } from '@dswine/shared/ui/place-link';
import { entryName, entryPath } from '../entries/entry-link.ts';
import { EntryRoom } from '../entries/entry-place.tsx';
import styles from './my-visit-page.module.scss';
import { Overlaps } from './overlaps.tsx';
import { phaseOfEntry, type RouteEvent } from './plan-of-days.ts';
import type { RouteStep } from './route-of-days.ts';
import { boothsOf, manhattanDistance, type Stop } from './visit-order.ts';

type Level = 2 | 3;
type Steps = { steps: readonly RouteStep[]; level?: Level };

/** Booths, events and meetings in order, each with its place and the route from the one before. */
export function RouteSteps({ steps, level = 3 }: Steps) {
  return (
    <ol className={styles.steps} role="list">
      {steps.map((step, at) => {
        const before = steps[at - 1];
        const from = before && codeOf(before);
        const minutes = minutesBetween(before, step);
        if (step.stop)
          return (
            <BoothStep
              key={step.stop.booth}
              stop={step.stop}
              arrival={step.arrival}
              from={from}
              minutes={minutes}
              level={level}
            />
          );
        const { event, overlaps = [] } = step;
        // Nobody comes from an event that is still held.
        const isAfter = !overlaps.some((one) => before?.event && isSame(one, before.event));
        return (
          <EventStep
            key={`${event.kind}${event.id}${event.start ?? ''}${event.isWaiting}`}
            event={event}
            from={isAfter ? from : undefined}
            minutes={minutes}
            level={level}
          >
            <Overlaps events={overlaps} />
          </EventStep>
        );
      })}
    </ol>
  );
}

/** The booth number, or the code of the room, by which the floor plan knows the place. */
const codeOf = ({ stop, event }: RouteStep) => (stop ? stop.booth : event.placeCode);

/** Minutes of the walk from the step before, if both places are known. */
function minutesBetween(before: RouteStep | undefined, step: RouteStep): number | undefined {
  const [from, to] = [before, step].map((one) => (one?.stop ?? one?.event)?.spot);
  return from && to ? walkingMinutes(manhattanDistance(from, to)) : undefined;
}

type StepProps = { from: string | undefined; minutes: number | undefined; level: Level };

type BoothProps = StepProps & { stop: Stop; arrival: string | undefined };

function BoothStep({ stop, arrival, from, minutes, level }: BoothProps) {
  const t = useTranslations();
  const { locale } = useSite();
  const { booth, entries } = stop;
  const others = boothsOf([stop]).filter((number) => number !== booth);
  return (
    <li>
      <p className={styles.booth}>
        {booth}
        {arrival === undefined ? null : (
          <time className={styles.arrival} dateTime={arrival}>
            {t('myVisit.arrival', { time: writeTime(arrival) })}
          </time>
        )}
        {others.length > 0 ? <span>{joinNames(others, locale)}</span> : null}
      </p>
      <div>
        {entries.map((entry) => (
          <StepName key={`${entry.kind}${entry.id}`} entry={entry} level={level} />
        ))}
        <p className={styles.way}>
          <a className="dw-place" href={paths.boothOnPlan(locale, booth)}>
            {t('myVisit.onPlan')}
          </a>
          {minutes === undefined ? (
            <WalkingTime
              place={booth}
              walk={entries.find(({ walk }) => walk !== undefined)?.walk}
            />
          ) : null}
          <WayLink from={from} to={booth} minutes={minutes} />
        </p>
      </div>
    </li>
  );
}

function EventStep({
  event,
  from,
  minutes,
  level,
  children,
}: StepProps & { event: RouteEvent; children: ReactNode }) {
  const phase = phaseOfEntry(event, useNow());
  const isMeeting = event.kind === 'exhibitor';
  return (
    <li data-waiting={event.isWaiting ? '' : undefined}>
      <p className={styles.booth}>
        {event.start === undefined ? null : (
          <time dateTime={event.start}>{writeTime(event.start)}</time>
        )}
        {event.end === undefined ? null : <span>–{writeTime(event.end)}</span>}
      </p>
      <div>
        <StepName entry={event} level={level} />
        {children}
        <p className={styles.way}>
          <PhaseMark phase={phase} />
          {isMeeting ? <Booth number={event.booths[0]} /> : <EntryRoom entry={event} />}
          {isMeeting || event.walk !== undefined ? (
            <WayLink from={from} to={event.placeCode} minutes={minutes} />
          ) : null}
        </p>
      </div>
    </li>
  );
}

function Booth({ number }: { number: string | undefined }) {
  const t = useTranslations();
  const { locale } = useSite();
  if (number === undefined) return null;
  return (
    <a className="dw-place" href={paths.boothOnPlan(locale, number)}>
      {t('appointment.mine.booth', { booth: number })}
    </a>
  );
}

function StepName({ entry, level }: { entry: ListEntry; level: Level }) {
  const Heading = `h${level}` as const;
  const { locale } = useSite();
  const name = entryName(entry, locale);
  return (
    <div className={styles.name}>
      <Heading lang={name.lang}>
        <a href={entryPath(entry, locale)}>{name.text}</a>
      </Heading>
      {entry.note === '' ? null : <p className={styles.note}>{entry.note}</p>}
    </div>
  );
}

type WayProps = Omit<StepProps, 'level'> & { to: string | undefined };

function WayLink({ from, to, minutes }: WayProps) {
  const t = useTranslations();
  const { locale } = useSite();
  if (from === undefined || to === undefined || from === to) return null;
  return (
    <a className={styles.directions} href={`${paths.floorPlan(locale)}?from=${from}&to=${to}`}>
      {minutes === undefined ? t('myVisit.way') : t('myVisit.wayMinutes', { count: minutes })}
    </a>
  );
}
