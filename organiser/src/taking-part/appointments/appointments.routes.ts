import {
  DeviceAppointments,
  FoundAppointment,
  type Appointment,
  type OwnAppointment,
} from '@dswine/shared/contract/appointments';
import type { ReleaseForm } from '@dswine/shared/contract/releases';
import {
  appointmentAccess,
  deviceAppointments,
  readAccess,
} from '@dswine/shared/fair/addresses/access-cookies';
import {
  acceptForm,
  cancelForm,
  declineForm,
  moveForm,
  proposeForm,
  slotFields,
} from '@dswine/shared/fair/forms/appointment-forms';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { requireEdition, findExhibitor } from '../../content/editions/edition.ts';
import { fieldError, FormValidationError, ownDataSchema } from '../../http/responses.ts';
import type { Organiser, Dependencies } from '../../dependencies.ts';
import type { Database } from '../../store/tables.ts';
import { formRoute } from '../submissions/create-submission.ts';
import {
  listOpened,
  type Side,
  hasBegun,
  slotsIn,
  stateOf,
  takenSlots,
} from './appointments.repository.ts';
import {
  acceptSlot,
  cancelAppointment,
  declineRequest,
  moveAppointment,
  proposeSlots,
  type ChangeResult,
  mayNameTimes,
  timesToAccept,
  notOpen,
  slotProblems,
  requestedSlots,
  listOpenSlots,
  mayMailFor,
} from './change-appointment.ts';
import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { AppointmentRow } from '../../store/tables/appointments.ts';
import { displayFields } from '../submissions/submission-mails.ts';
import { findSubmission } from '../submissions/submissions.queries.ts';

/** Lets the two sides of an appointment see and change it without an account. */
export async function appointmentRoutes(app: Organiser, dependencies: Dependencies): Promise<void> {
  viewRoutes(app, dependencies);
  changeRoutes(app, dependencies);
}

const mailedKey = ({ headers }: FastifyRequest) => readAccess(appointmentAccess, headers.cookie);
const deviceKey = ({ headers }: FastifyRequest) => readAccess(deviceAppointments, headers.cookie);

function viewRoutes(app: Organiser, { database, now }: Dependencies): void {
  app.get('/Appointments/Own/:code', { schema: ownSchema }, async (request) => {
    const { code } = request.params;
    const { Lang, Id } = request.query;
    await requireEdition(database, code);
    // A link of My List names one of the device's; the link of a mail opens its own.
    const key = Id === undefined ? mailedKey(request) : deviceKey(request);
    const opened = await listOpened(database, { edition: code, tokens: [key], now: now() });
    const side = opened.find(({ row }) => Id === undefined || row.id === Id);
    if (!side) return { Code: 200, Data: { Found: 'none' as const } };
    if (!side.isOpen) return { Code: 200, Data: { Found: 'expired' as const } };
    const Appointment = await viewOwn(database, side, {
      locale: Lang,
      now: now(),
      isMailed: Id === undefined,
    });
    if (!Appointment) return { Code: 200, Data: { Found: 'withdrawn' as const } };
    return { Code: 200, Data: { Found: 'shown' as const, Appointment } };
  });

  app.get('/Appointments/Device/:code', { schema: deviceSchema }, async (request) => {
    const { code } = request.params;
    await requireEdition(database, code);
    const tokens = [deviceKey(request)];
    const opened = await listOpened(database, { edition: code, tokens, now: now() });
    const Items: DeviceAppointments['Items'] = [];
    for (const { row } of opened.filter(({ isOpen }) => isOpen)) {
      const item = await viewAppointment(database, row, request.query.Lang, now());
      if (item) Items.push(item);
    }
    return { Code: 200, Data: { Items } };
  });
}

type Values = Readonly<Record<string, string>>;
type Change = {
  path: string;
  summary: string;
  form: Pick<ReleaseForm, 'fields' | 'oneOf'>;
  only?: Side['role'];
  /** The side may name times, which are checked. */
  namesTimes?: boolean;
  act: (
    transaction: Database,
    side: Side,
    values: Values,
    request: FastifyRequest,
  ) => Promise<ChangeResult>;
};

function changeRoutes(app: Organiser, dependencies: Dependencies): void {
  const { database, now } = dependencies;
  for (const change of changesOf(dependencies)) {
    const path = `/Appointments/${change.path}/:code`;
    formRoute(
      app,
      dependencies,
      { ...change, path, access: appointmentAccess, longest: 2000 },
      async ({ values, code, request }) => {
        const tokens = [mailedKey(request), deviceKey(request)];
        await database.transaction().execute(async (transaction) => {
          const side = await findSide(transaction, values, {
            edition: code,
            tokens,
            now: now(),
          });
          const field = 'Slot' in change.form.fields ? 'Slot' : 'Appointment';
          if (!side || (change.only !== undefined && change.only !== side.role))
            throw errorOf('no key', field);
          const problems = change.namesTimes
            ? await slotProblems(transaction, side.row, values, now())
            : [];
          if (problems.length > 0) throw new FormValidationError(problems);
          const result = await change.act(transaction, side, values, request);
          if (result !== 'done') throw errorOf(result, field);
        });
      },
    );
  }
}

function changesOf(dependencies: Dependencies): Change[] {
  const { now } = dependencies;
  const noteOf = (values: Values) => values['Note'] ?? '';
  return [
    {
      path: 'Accept',
      summary: 'Confirms a time that the other side named. Both sides get a calendar file',
      form: acceptForm,
      act: (transaction, side, values) =>
        acceptSlot(transaction, side, values['Slot'] ?? '', now()),
    },
    {
      path: 'Propose',
      summary: 'The exhibitor proposes up to three other times',
      form: proposeForm,
      only: 'exhibitor',
      namesTimes: true,
      act: (transaction, side, values) =>
        proposeSlots(
          transaction,
          side,
          { slots: requestedSlots(values), note: noteOf(values) },
          now(),
        ),
    },
    {
      path: 'Move',
      summary: 'The visitor asks for up to three other times. What is confirmed stands until then',
      form: moveForm,
      only: 'visitor',
      namesTimes: true,
      act(transaction, side, values, request) {
        const mayMail = mayMailFor(dependencies, transaction, request);
        const times = { slots: requestedSlots(values), note: noteOf(values), mayMail };
        return moveAppointment(transaction, side, times, now());
      },
    },
    {
      path: 'Decline',
      summary: 'The exhibitor declines; of other times for a confirmed appointment only these',
      form: declineForm,
      only: 'exhibitor',
      act: (transaction, side, values) => declineRequest(transaction, side, noteOf(values), now()),
    },
    {
      path: 'Cancel',
      summary: 'Either side cancels',
      form: cancelForm,
      act: (transaction, side, values) =>
        cancelAppointment(transaction, side, noteOf(values), now()),
    },
  ];
}

/** The side that a token of the request opens, as the page showed it. */
async function findSide(
  transaction: Database,
  { Appointment, Role }: Values,
  request: Parameters<typeof listOpened>[1],
): Promise<Side | undefined> {
  const opened = await listOpened(transaction, request);
  return opened.find(({ row, role, isOpen }) => row.id === Appointment && role === Role && isOpen);
}

const messages = {
  'no key':
    '連結已失效，或這個瀏覽器已開啟另一件會面。請再從信中的連結進入 / The link is no longer valid, or another appointment was opened in this browser. Please follow the link of the mail again',
  closed:
    '這件會面已有其他結果，請重新整理頁面 / This appointment has been answered meanwhile. Please reload the page',
  past: notOpen,
  'changed too often':
    '這件會面已更改十次，不能再改時段 / This appointment has been changed ten times. Its times cannot be changed any more',
  'taken by the exhibitor': notOpen,
  'taken by the visitor':
    '參觀者在這個時段已有另一個會面，請改選或提出其他時段 / The visitor has another appointment at this time. Please choose or propose another',
} as const;

function errorOf(
  result: Exclude<ChangeResult, 'done'> | 'no key',
  Field: string,
): FormValidationError {
  const Problem = result === 'no key' ? 'link' : 'wrong';
  return fieldError(Field, Problem, messages[result]);
}

const ownSchema = ownDataSchema({
  summary:
    'An appointment for the side that holds a key: of a mailed link, or with `Id` of this device',
  access: appointmentAccess,
  data: FoundAppointment,
  query: { Id: Type.Optional(Type.String({ maxLength: 40 })) },
});
const deviceSchema = ownDataSchema({
  summary: 'The appointments that were asked for on this device, by the key in its cookie',
  access: deviceAppointments,
  data: DeviceAppointments,
});

async function viewAppointment(
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

async function viewOwn(
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
