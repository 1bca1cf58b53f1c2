import { useState, useEffect, type ReactNode } from 'react';
import { googleCalendarLink, writeCalendarFile } from '../fair/browser/calendar-file.ts';
import { writeDay, writeTime } from '../fair/texts/dates.ts';
import { readPerson } from './person.ts';
import { useSite } from '@dswine/shared/section/runtime';
import { TextLink } from '../ui/link.tsx';
import { useMessages, visitMessages } from '../ui/ui-messages.ts';

type Time = { start: string; end: string };

type Props = {
  what?: ReactNode;
  /** Label of `what`; else "Event". */
  whatLabel?: string;
  times?: readonly Time[];
  /** The place, with the way there. */
  where: ReactNode;
  further?: readonly (readonly [term: string, value: ReactNode])[];
  /** The calendar entry, once its time is fixed. */
  entry?: CalendarProps | undefined;
};

/** What a confirmation repeats: what, when, where, and which address gets the mail. */
export function VisitSummary(props: Props) {
  const { what, whatLabel, times = [], where, further = [], entry } = props;
  const { locale } = useSite();
  const messages = useMessages(visitMessages);
  const address = useSentAddress();
  const rows = [
    [whatLabel ?? messages.what, what],
    [
      messages.when,
      times.length > 0 &&
        times.map(({ start, end }) => (
          <time key={start} dateTime={start}>
            {writeDay(start, locale)} {writeTime(start)}–{writeTime(end)}
          </time>
        )),
    ],
    [messages.where, where],
    ...further,
    [messages.mailTo, address && <span translate="no">{address}</span>],
  ] as const;
  return (
    <>
      <dl className="dw-visit">
        {rows
          .filter(([, value]) => Boolean(value))
          .map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {entry ? <CalendarButtons {...entry} /> : null}
    </>
  );
}

type CalendarProps = Time & {
  /** Of the calendar file, and its name. */
  uid: string;
  title: string;
  place: string;
  /** URL of the organiser's file; else the page has one. */
  file?: string;
};

/** Links that put an entry into a calendar: into Google's, and as a file into any other. */
export function CalendarButtons({ file, uid, start, end, title, place }: CalendarProps) {
  const messages = useMessages(visitMessages);
  const item = { uid, title, place, when: { start, end } };
  const ownFile = `data:text/calendar;charset=utf-8,${encodeURIComponent(writeCalendarFile(title, [item]))}`;
  return (
    <p className="dw-visit-calendar">
      <TextLink href={googleCalendarLink({ title, place, start, end })} external={messages.newTab}>
        {messages.google}
      </TextLink>
      <TextLink href={file ?? ownFile} download={`${uid}.ics`}>
        {messages.file}
      </TextLink>
    </p>
  );
}

/** The address that was sent with the form, if this device knows it. */
function useSentAddress(): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => setAddress(readPerson(Date.now())?.['Email']), []);
  return address;
}
