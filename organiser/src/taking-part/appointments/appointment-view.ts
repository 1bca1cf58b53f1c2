import type { Appointment, OwnAppointment } from '@dswine/shared/contract/appointments';
import type { Lang } from '@dswine/shared/contract/wire';
import { slotFields } from '@dswine/shared/fair/forms/appointment-forms';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { findExhibitor } from '../../content/editions/stored-records.ts';
import type { Database } from '../../store/tables.ts';
import type { AppointmentRow } from '../../store/tables/appointments.ts';
import { displayFields } from '../submissions/submission-view.ts';
import { findSubmission } from '../submissions/submissions.queries.ts';
import { hasBegun, slotsIn, stateOf, takenSlots, type Side } from './appointments.repository.ts';
import { mayNameTimes, timesToAccept } from './change-appointment.ts';
import { listOpenSlots } from './open-slots.ts';

/** An appointment as both sides see it. Undefined if the exhibitor is no longer shown. */
export async function viewAppointment(
  database: Database,
  row: AppointmentRow,
  locale: Lang,
  now: Date,
): Promise<Appointment | undefined> {
  const exhibitor = await findExhibitor(database, row.edition, row.exhibitor_id);
  const submission = await findSubmission(database, row.submission_id);
  if (!exhibitor || !submission) return undefined;
  const fields = await displayFields(database, submission, locale);
  const Products = fields.find(({ field }) => field === 'Products')?.value;
  return {
    Id: row.id,
    State: stateOf(row, now),
    Exhibitor: { Id: exhibitor.Id, Name: inLocale(exhibitor.Name, locale) },
    Booths: exhibitor.Booths,
    ...(Products !== undefined && { Products }),
    Slots: slotsIn(row.slots),
    Proposals: slotsIn(row.proposals),
    ...(row.slot !== null && { Slot: row.slot }),
  };
}

/** An appointment with what its side may do. */
export async function viewOwn(
  database: Database,
  side: Side,
  { locale, now, isMailed }: { locale: Lang; now: Date; isMailed: boolean },
): Promise<OwnAppointment | undefined> {
  const { row, role } = side;
  const seen = await viewAppointment(database, row, locale, now);
  const submission = await findSubmission(database, row.submission_id);
  if (!seen || !submission) return undefined;
  const taken = await takenSlots(database, row);
  // Others may use the device that asked.
  const fields = isMailed ? await displayFields(database, submission, locale) : [];
  return {
    ...seen,
    Reference: submission.reference,
    Role: role,
    Acceptable: timesToAccept(side, now).filter((slot) => !taken.has(slot) && !hasBegun(slot, now)),
    Open: mayNameTimes(side, now) ? await listOpenSlots(database, row, now) : [],
    ...(row.note !== '' && { Note: row.note }),
    Facts: fields
      .filter(({ field }) => !slotFields.some((one) => one === field))
      .map(({ label, value }) => ({ Label: inLocale(label, locale), Value: value })),
  };
}
