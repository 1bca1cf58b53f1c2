import type { AppointmentState } from '@dswine/shared/contract/appointments';
import { stateOf } from '../../taking-part/appointments/appointments.repository.ts';
import type { AppointmentRow, SubmissionRow } from '../../store/tables.ts';
import { applicationStates, type ApplicationStatus } from './desk-applications.repository.ts';
import { taipei } from '../desk-page.ts';
import { both, type Label } from '../html.ts';
import type { RecordNames } from '../record-names.ts';

type Subject = {
  kind: 'edition' | 'exhibitor' | 'product' | 'event';
  id: string;
  title: string;
  start?: string;
};

/** The names of everything that the submission refers to, the edition first. */
export async function subjectsOf(
  names: RecordNames,
  row: SubmissionRow,
  application: Pick<ApplicationStatus, 'entry'> | undefined,
): Promise<Subject[]> {
  const { edition } = row;
  const subjects: Subject[] = [
    { kind: 'edition', id: edition, title: await names.edition(edition) },
  ];
  for (const kind of ['exhibitor', 'product'] as const) {
    const id = row[`${kind}_id`];
    if (id !== null) subjects.push({ kind, id, title: await names.record(edition, kind, id) });
  }
  const event = application?.entry ?? row.event_id ?? eveningIn(row);
  if (event !== undefined && event !== null) {
    const { title, start } = await names.event(edition, event);
    subjects.push({ kind: 'event', id: event, title, start });
  }
  return subjects;
}

/** The chosen evening of a submission whose sender already had an application. */
function eveningIn({
  data,
  definition,
}: Pick<SubmissionRow, 'data' | 'definition'>): string | undefined {
  if (definition !== null) return undefined;
  return (JSON.parse(data) as Record<string, string>)['Evening'];
}

/** `候補 Waiting 3`. */
export function statusOf({
  state,
  position,
}: Pick<ApplicationStatus, 'state' | 'position'>): Label | string {
  return position === undefined
    ? applicationStates[state]
    : `${applicationStates[state].text} ${position}`;
}

const appointmentStates: Record<AppointmentState, Label> = {
  requested: both('等待參展商', 'Waiting for the exhibitor'),
  proposed: both('等待參觀者', 'Waiting for the visitor'),
  confirmed: both('已確認', 'Confirmed'),
  declined: both('已婉拒', 'Declined'),
  cancelled: both('已取消', 'Cancelled'),
  expired: both('已過期', 'Expired'),
};

/** `已確認 Confirmed 2026-04-17 10:30`. */
export function statusOfAppointment(row: AppointmentRow, now: Date): Label | string {
  const state = appointmentStates[stateOf(row, now)];
  return row.slot === null ? state : `${state.text} ${taipei(row.slot)}`;
}
