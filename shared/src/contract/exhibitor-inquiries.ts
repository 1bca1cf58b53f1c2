import { Type, type Static } from 'typebox';
import { AppointmentState } from './appointments.ts';
import { pageOf } from './wire.ts';

/** What a visitor sent to an exhibitor. `From` is the company or person. */
const summary = {
  Reference: Type.String(),
  At: Type.String(),
  From: Type.String(),
  Answered: Type.Boolean(),
  /** The member who looks after it. */
  Owner: Type.Optional(Type.String()),
  /** Of the appointment that it asks for, if it does. */
  State: Type.Optional(AppointmentState),
  /** The confirmed time. */
  Slot: Type.Optional(Type.String()),
};
export const InquirySummary = Type.Object(summary);
export type InquirySummary = Static<typeof InquirySummary>;

/** A time that the visitor asks for. `Taken`: confirmed with another; `Others`: who also ask for it. */
const slot = Type.Object({
  Slot: Type.String(),
  Taken: Type.Boolean(),
  Others: Type.Integer({ minimum: 0 }),
});

export const ExhibitorInquiry = Type.Object({
  ...summary,
  /** What the visitor filled in. */
  Facts: Type.Array(Type.Object({ Label: Type.String(), Value: Type.String() })),
  Slots: Type.Array(slot),
  /** Opens its appointment for an hour, at `/Appointment?key=`. */
  Key: Type.Optional(Type.String()),
  /** Whether there is an address to answer to. */
  Answerable: Type.Boolean(),
  /** What the exhibitor's team did, the first first. */
  Steps: Type.Array(
    Type.Object({
      Kind: Type.Enum(['answer', 'hand-over']),
      At: Type.String(),
      By: Type.String(),
      To: Type.Optional(Type.String()),
      Text: Type.Optional(Type.String()),
    }),
  ),
});
export type ExhibitorInquiry = Static<typeof ExhibitorInquiry>;

/**
 * `Data` of `GET {expo-api}/ExhibitorDesk/Inquiries/{code}?Lang=&Page=&Reference=`: one inquiry, or
 * all, the newest first. Empty without access to a desk.
 */
export const ExhibitorInquiries = Type.Object({
  List: Type.Optional(pageOf(InquirySummary)),
  Inquiry: Type.Optional(ExhibitorInquiry),
});
export type ExhibitorInquiries = Static<typeof ExhibitorInquiries>;
