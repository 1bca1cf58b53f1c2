import type { ExhibitorInquiry, InquirySummary } from '@dswine/shared/contract/exhibitor-inquiries';
import type { Lang } from '@dswine/shared/contract/wire';
import { slotFields } from '@dswine/shared/fair/forms/appointment-forms';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { Database } from '../../store/tables.ts';
import type { AppointmentRow } from '../../store/tables/appointments.ts';
import type { InquiryStepRow } from '../../store/tables/exhibitor-work.ts';
import type { SubmissionRow } from '../../store/tables/submissions.ts';
import { slotsIn, stateOf } from '../appointments/appointments.repository.ts';
import { displayFields, displayRecords } from '../submissions/submission-mails.ts';

export type Inquiry = {
  row: SubmissionRow;
  appointment: AppointmentRow | undefined;
  steps: readonly InquiryStepRow[];
};

/** Company, person or address: the first that the visitor gave. */
export function senderOf({ data, email, reference }: SubmissionRow): string {
  const { Company, Name } = JSON.parse(data) as Record<string, string>;
  return [Company, Name, email].find((text) => text) ?? reference;
}

export function viewSummary({ row, appointment, steps }: Inquiry, now: Date): InquirySummary {
  const owner = steps.findLast(({ kind }) => kind === 'hand-over')?.to_name;
  return {
    Reference: row.reference,
    At: row.created_at,
    From: senderOf(row),
    Answered: row.state === 'answered',
    ...(owner && { Owner: owner }),
    ...(appointment && { State: stateOf(appointment, now) }),
    ...(appointment?.slot && { Slot: appointment.slot }),
  };
}

type Appointments = Iterable<AppointmentRow>;

/** The whole inquiry, with the conflicts of its times among the exhibitor's other appointments. */
export async function viewInquiry(
  database: Database,
  inquiry: Inquiry,
  { all, locale, now }: { all: Appointments; locale: Lang; now: Date },
): Promise<ExhibitorInquiry> {
  const { row, appointment, steps } = inquiry;
  const fields = await displayFields(database, row, locale);
  const records = await displayRecords(database, row, locale);
  const about = records.find(({ kind }) => kind === 'product')?.title;
  return {
    ...viewSummary(inquiry, now),
    Facts: [
      ...(about ? [{ Label: inLocale(product, locale), Value: about }] : []),
      ...fields
        .filter(({ field }) => !slotFields.some((one) => one === field))
        .map(({ label, value }) => ({ Label: inLocale(label, locale), Value: value })),
    ],
    Slots: appointment ? conflictsOf(appointment, all, now) : [],
    Answerable: row.email !== null,
    Steps: steps.map(({ kind, at, member_name, to_name, text }) => ({
      ...{ Kind: kind, At: at, By: member_name },
      ...(to_name !== null && { To: to_name }),
      ...(text !== null && text !== '' && { Text: text }),
    })),
  };
}

const product = { tw: '產品', en: 'Product' };

/** The times that wait for an answer; none once there is one. */
function conflictsOf(
  appointment: AppointmentRow,
  all: Appointments,
  now: Date,
): ExhibitorInquiry['Slots'] {
  if (stateOf(appointment, now) !== 'requested') return [];
  const others = [...all].filter(({ id }) => id !== appointment.id);
  const stands = (other: AppointmentRow, slot: string) =>
    other.slot === slot && other.state !== 'cancelled' && other.state !== 'declined';
  return slotsIn(appointment.slots).map((slot) => ({
    Slot: slot,
    Taken: others.some((other) => stands(other, slot)),
    Others: others.filter(
      (other) => stateOf(other, now) === 'requested' && slotsIn(other.slots).includes(slot),
    ).length,
  }));
}
