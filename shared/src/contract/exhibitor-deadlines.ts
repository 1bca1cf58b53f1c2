import { Type, type Static } from 'typebox';
import { Deadline, deadlineSteps } from './deadlines.ts';

/**
 * A deadline at which an exhibitor has to do something. `late`: it can still be met, at a surcharge.
 * The others but `open` and `missed` say how it was met.
 */
export const ExhibitorDeadline = Type.Intersect([
  Deadline,
  Type.Object({
    State: Type.Enum(['open', 'late', 'missed', 'staff', 'order', ...deadlineSteps]),
  }),
]);
export type ExhibitorDeadline = Static<typeof ExhibitorDeadline>;

/**
 * `Data` of `GET {expo-api}/ExhibitorDesk/Deadlines/{code}?Lang=`, by their day. Empty without access
 * to a desk.
 */
export const ExhibitorDeadlines = Type.Object({ Items: Type.Array(ExhibitorDeadline) });
export type ExhibitorDeadlines = Static<typeof ExhibitorDeadlines>;
