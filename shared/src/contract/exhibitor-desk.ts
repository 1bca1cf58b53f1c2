import { Type, type Static } from 'typebox';
import { ExhibitorDetail } from './exhibitors.ts';
import { Named, Picture } from './wire.ts';

/** One who may use an exhibitor's desk, as its members see each other. */
export const DeskMember = Type.Object({
  Id: Type.String(),
  Name: Type.String(),
  Email: Type.String(),
  /** The one whose link was followed. */
  You: Type.Boolean(),
});
export type DeskMember = Static<typeof DeskMember>;

/** What a member or the organiser's staff have done. `Action` is a code. */
export const DeskAction = Type.Object({
  At: Type.String(),
  /** The member's name. Missing: the organiser. */
  By: Type.Optional(Type.String()),
  Action: Type.String(),
});
export type DeskAction = Static<typeof DeskAction>;

export const ExhibitorDesk = Type.Object({
  Exhibitor: Type.Object({
    Id: Type.String(),
    Name: Type.String(),
    Booths: Type.Array(Type.String()),
  }),
  Team: Type.Array(DeskMember),
  /** What the company's forms ask, by field: as typed here, or at the desk of an earlier fair. */
  Company: Type.Record(Type.String(), Type.String()),
  /** The last ones, newest first. */
  Actions: Type.Array(DeskAction),
});
export type ExhibitorDesk = Static<typeof ExhibitorDesk>;

/**
 * What a key opens. `none`: there is no key, or an unknown one. `ended`: it has expired or was
 * revoked. `hidden`: the exhibitor was taken off the site.
 */
export const DeskState = Type.Union([
  Type.Literal('open'),
  Type.Literal('none'),
  Type.Literal('ended'),
  Type.Literal('hidden'),
]);
export type DeskState = Static<typeof DeskState>;

/**
 * `Data` of `GET {expo-api}/ExhibitorDesk/Own/{code}?Lang=`: the desk that the key of a mailed link
 * opens. All pages of the desk load it.
 */
export const FoundDesk = Type.Object({
  State: DeskState,
  Desk: Type.Optional(ExhibitorDesk),
  /** The links of all desks of the edition have ended, so that none can be sent again. */
  Over: Type.Optional(Type.Boolean()),
});
export type FoundDesk = Static<typeof FoundDesk>;

const text = Type.String();
/** `changed`: visitors do not see the last changes yet. */
const isChanged = Type.Boolean();

/**
 * `Data` of `GET {expo-api}/ExhibitorDesk/Profile/{code}?Lang=&Id=`: what an exhibitor may change.
 * `Values` are those of the form, of the profile or, with `Id`, of one product.
 */
export const DeskProfile = Type.Object({
  /** `waiting`: the staff approve the changes first. */
  State: Type.Union([Type.Literal('shown'), Type.Literal('draft'), Type.Literal('waiting')]),
  Values: Type.Record(text, text),
  /** Whether staff approve changes. */
  Approve: Type.Boolean(),
  /** With those that only this exhibitor sees. */
  Products: Type.Array(
    Type.Object({
      Id: text,
      Name: text,
      Changed: isChanged,
      Added: Type.Boolean(),
      Picture: Picture,
    }),
  ),
  Picture: Picture,
  Documents: Type.Array(
    Type.Object({ Id: text, Title: text, Bytes: Type.Integer(), Changed: isChanged }),
  ),
  Categories: Type.Array(Named),
});
export type DeskProfile = Static<typeof DeskProfile>;

/**
 * `Data` of `GET {expo-api}/ExhibitorDesk/Preview/{code}?Lang=`: the exhibitor as visitors will see
 * it, for the members of its desk. `Seen` names this state of it.
 */
export const FoundPreview = Type.Object({
  Preview: Type.Optional(
    Type.Object({
      Exhibitor: ExhibitorDetail,
      Seen: text,
      State: DeskProfile.properties.State,
      Approve: Type.Boolean(),
    }),
  ),
});
export type FoundPreview = Static<typeof FoundPreview>;
