import { Type, type Static } from 'typebox';
import { localised } from './localised.ts';
import { Bilingual, closed, isoDate, Named, recordId } from './wire.ts';

/** The id of a record of `downloads`, or a page of the site without locale prefix. */
const link = Type.Union([
  Type.Object({ Download: recordId }),
  Type.Object({ Page: Type.String({ pattern: '^/[A-Z]' }), Name: Bilingual }),
]);
export type DeadlineLinkRecord = Static<typeof link>;

/** Topics of deadlines: booth and contract, building, goods, publicity, people. */
export const deadlineTopics = ['booth', 'build', 'goods', 'publicity', 'people'] as const;

/** Steps at an exhibitor's desk that meet a deadline: the first login, and the profile. */
export const deadlineSteps = ['desk', 'profile'] as const;

/**
 * One record of `deadlines`. `UpdatedAt` is the day of the last change; calendar programs use
 * it to detect changes. `MetBy` is the step at an exhibitor's desk that meets it; one that items of
 * `order-items` name is met by an order of them. `Late.Percent` is the surcharge on late orders of
 * these; `Late.Fee` says any other.
 */
export const DeadlineRecord = Type.Object(
  {
    Id: recordId,
    Title: Bilingual,
    Text: Bilingual,
    Due: isoDate,
    Topic: Type.Enum(deadlineTopics),
    Hours: Type.Optional(Bilingual),
    File: Type.Optional(link),
    Form: Type.Optional(link),
    Late: Type.Optional(
      Type.Object({
        Fee: Type.Optional(Bilingual),
        Percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
        Until: isoDate,
      }),
    ),
    MetBy: Type.Optional(Type.Enum(deadlineSteps)),
    UpdatedAt: isoDate,
  },
  closed,
);

/**
 * What a deadline is about: a file (with `Format` and `Size` in bytes) or a page of the site, whose
 * `Href` has no locale prefix.
 */
export const DeadlineLink = Type.Object({
  Title: Type.String(),
  Href: Type.String(),
  Format: Type.Optional(Type.String()),
  Size: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type DeadlineLink = Static<typeof DeadlineLink>;

const { UpdatedAt: _updatedAt, MetBy: _metBy, ...shown } = DeadlineRecord.properties;

/**
 * A deadline for exhibitors. `Due` is a day in Asia/Taipei, inclusive. `Hours` are local times as
 * display text. `File` explains it, `Form` is what to send. With `Late` it may be met until a later
 * day for a fee.
 */
export const Deadline = localised(
  Type.Object({
    ...shown,
    Topic: Named,
    File: Type.Optional(DeadlineLink),
    Form: Type.Optional(DeadlineLink),
    Late: Type.Optional(Type.Object({ Fee: Type.String(), Until: isoDate })),
    /** Path of the calendar file. */
    Calendar: Type.String(),
  }),
);
export type Deadline = Static<typeof Deadline>;

/** A month with deadlines, e.g. `2026-03`: the id in `ExhibitorCalendar/{id}`. */
export const DeadlineMonth = Type.Object({
  Code: Type.String({ pattern: '^\\d{4}-\\d{2}$' }),
  Count: Type.Integer({ minimum: 1 }),
});
export type DeadlineMonth = Static<typeof DeadlineMonth>;

/**
 * `Data` of `GET {expo-api}/Deadlines/{code}?Lang=&Month=`, ordered by `Due`. `Items` are those of
 * the month, or all. `Dates` always lists all deadlines, so that a month's page can name the next
 * one. `Calendar` is the path of the calendar file with all deadlines.
 */
export const Deadlines = Type.Object({
  Months: Type.Array(DeadlineMonth),
  Items: Type.Array(Deadline),
  Calendar: Type.String(),
  Dates: Type.Array(Type.Object({ Id: Type.String(), Title: Type.String(), Due: isoDate })),
});
export type Deadlines = Static<typeof Deadlines>;
