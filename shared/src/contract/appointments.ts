import { Type, type Static } from 'typebox';

/**
 * `expired`: every time that was asked for or proposed has begun, and none was confirmed. It is
 * never stored.
 */
export const AppointmentState = Type.Union([
  Type.Literal('requested'),
  Type.Literal('proposed'),
  Type.Literal('confirmed'),
  Type.Literal('declined'),
  Type.Literal('cancelled'),
  Type.Literal('expired'),
]);
export type AppointmentState = Static<typeof AppointmentState>;

/** Who answers: the exhibitor, or the visitor who asked. */
export const AppointmentRole = Type.Union([Type.Literal('exhibitor'), Type.Literal('visitor')]);
export type AppointmentRole = Static<typeof AppointmentRole>;

/** The start of a half-hour, ISO 8601 with the offset of Taipei. */
const slot = Type.String();

/**
 * `Data` of `GET {expo-api}/Exhibitors/Slots/{code}/{id}?Lang=` and of `Products/Slots`: what the
 * form of an appointment offers. `Slots` leaves out times that have begun or are taken.
 */
export const OpenSlots = Type.Object({
  Slots: Type.Array(slot),
  Products: Type.Array(Type.Object({ Id: Type.String(), Name: Type.String() })),
});
export type OpenSlots = Static<typeof OpenSlots>;

/** An appointment as both sides see it. It names nobody. */
export const Appointment = Type.Object({
  Id: Type.String(),
  State: AppointmentState,
  Exhibitor: Type.Object({ Id: Type.String(), Name: Type.String() }),
  Booths: Type.Array(Type.String()),
  /** Names of the products to talk about, in one text. */
  Products: Type.Optional(Type.String()),
  /** The visitor's times. */
  Slots: Type.Array(slot),
  /** The exhibitor's times instead. */
  Proposals: Type.Array(slot),
  /** The time that is, or was, confirmed. While others are asked for, it stands. */
  Slot: Type.Optional(slot),
});
export type Appointment = Static<typeof Appointment>;

/** An appointment as one side sees and changes it. */
export const OwnAppointment = Type.Object({
  ...Appointment.properties,
  Reference: Type.String(),
  Role: AppointmentRole,
  /** The times that the reader may accept: asked by the other side, not begun and not taken. */
  Acceptable: Type.Array(slot),
  /** The times that the exhibitor may propose, or the visitor ask for instead. */
  Open: Type.Array(slot),
  /** What the other side wrote with its last answer. */
  Note: Type.Optional(Type.String()),
  /** What the visitor filled in, for who opened a mailed link. */
  Facts: Type.Array(Type.Object({ Label: Type.String(), Value: Type.String() })),
});
export type OwnAppointment = Static<typeof OwnAppointment>;

/**
 * `Data` of `GET {expo-api}/Appointments/Own/{code}?Lang=&Id=`: by the key of a mailed link, or by
 * that of the device that asked, both in cookies.
 */
export const FoundAppointment = Type.Object({
  /** `withdrawn`: the exhibitor is no longer shown, so the appointment is off. */
  Found: Type.Union([
    Type.Literal('none'),
    Type.Literal('expired'),
    Type.Literal('withdrawn'),
    Type.Literal('shown'),
  ]),
  Appointment: Type.Optional(OwnAppointment),
});
export type FoundAppointment = Static<typeof FoundAppointment>;

/** `Data` of `GET {expo-api}/Appointments/Device/{code}?Lang=`: what this device asked for. */
export const DeviceAppointments = Type.Object({ Items: Type.Array(Appointment) });
export type DeviceAppointments = Static<typeof DeviceAppointments>;
