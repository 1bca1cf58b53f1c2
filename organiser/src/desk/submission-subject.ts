import type { SubmissionRow } from '../store/tables/submissions.ts';
import { applicationStates, type ApplicationStatus } from './desk-applications.repository.ts';
import type { RecordNames } from './record-names.ts';

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
  const { edition, exhibitor_id, product_id } = row;
  const subjects: Subject[] = [
    { kind: 'edition', id: edition, title: await names.edition(edition) },
  ];
  if (exhibitor_id !== null)
    subjects.push({
      kind: 'exhibitor',
      id: exhibitor_id,
      title: await names.record(edition, 'exhibitor', exhibitor_id),
    });
  if (product_id !== null)
    subjects.push({
      kind: 'product',
      id: product_id,
      title: await names.record(edition, 'product', product_id),
    });
  const event = application?.entry ?? row.event_id ?? eveningIn(row);
  if (event !== undefined && event !== null) {
    const { title, start } = await names.event(edition, event);
    subjects.push({ kind: 'event', id: event, title, start });
  }
  return subjects;
}

/** The chosen evening of a submission whose sender already had an application. */
function eveningIn({ data }: Pick<SubmissionRow, 'data'>): string | undefined {
  return (JSON.parse(data) as Record<string, string>)['Evening'];
}

/** `候補 Waiting 3`. */
export function statusOf({
  state,
  position,
}: Pick<ApplicationStatus, 'state' | 'position'>): string {
  return position === undefined
    ? applicationStates[state]
    : `${applicationStates[state]} ${position}`;
}
