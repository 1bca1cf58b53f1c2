import type { ReleaseForm } from '../../contract/releases.ts';

/** Times in an inquiry or a proposal, joined by commas. Releases before sent one in each field. */
export const slotFields = ['Slots', 'FirstSlot', 'SecondSlot', 'ThirdSlot'] as const;
/** How many times may be named at once. */
export const maxSlots = 3;
const slot = { max: 40 } as const;
export const slotRules = {
  Slots: { max: 2000 },
  FirstSlot: slot,
  SecondSlot: slot,
  ThirdSlot: slot,
} as const;

/** Which appointment, and for which side: one browser may hold the keys of several. */
const subject = {
  Appointment: { required: true, max: 40, keep: 'never' },
  Role: { required: true, choices: ['exhibitor', 'visitor'], keep: 'never' },
} as const;
const note = { Note: { lines: true, max: 500 } } as const;

/** Confirms one of the times that the other side named. */
export const acceptForm = {
  method: 'POST',
  call: 'expo/Appointments/Accept/{Code}{?Lang}',
  fields: { ...subject, Slot: { required: true, max: 40 } },
  next: '/Appointment?done=accept{&id}',
} as const satisfies ReleaseForm;

/** The exhibitor proposes other times. */
export const proposeForm = {
  method: 'POST',
  call: 'expo/Appointments/Propose/{Code}{?Lang}',
  fields: { ...subject, ...slotRules, ...note },
  oneOf: [[...slotFields]],
  next: '/Appointment?done=propose{&id}',
} as const satisfies ReleaseForm;

/** The visitor asks for other times. What is confirmed stands until the exhibitor confirms another. */
export const moveForm = {
  ...proposeForm,
  call: 'expo/Appointments/Move/{Code}{?Lang}',
  next: '/Appointment?done=move{&id}',
} as const satisfies ReleaseForm;

/** The exhibitor declines, or keeps the confirmed time. */
export const declineForm = {
  method: 'POST',
  call: 'expo/Appointments/Decline/{Code}{?Lang}',
  fields: { ...subject, ...note },
  next: '/Appointment?done=decline{&id}',
} as const satisfies ReleaseForm;

/** Either side cancels. */
export const cancelForm = {
  method: 'POST',
  call: 'expo/Appointments/Cancel/{Code}{?Lang}',
  fields: { ...subject, ...note },
  next: '/Appointment?done=cancel{&id}',
} as const satisfies ReleaseForm;
