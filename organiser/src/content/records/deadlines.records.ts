import { Bilingual, closed, isoDate, recordId } from '@dswine/shared/contract/wire';
import { Type, type Static } from 'typebox';

/** The id of a record of `downloads`, or a page of the site without locale prefix. */
const link = Type.Union([
  Type.Object({ Download: recordId }),
  Type.Object({ Page: Type.String({ pattern: '^/[A-Z]' }), Name: Bilingual }),
]);
export type DeadlineLinkRecord = Static<typeof link>;

/** Topics of deadlines: booth and contract, building, goods, publicity, people. */
export const deadlineTopics = ['booth', 'build', 'goods', 'publicity', 'people'] as const;

/**
 * One record of `deadlines`. `UpdatedAt` is the day of the last change; calendar programs use
 * it to detect changes.
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
    Late: Type.Optional(Type.Object({ Fee: Bilingual, Until: isoDate })),
    UpdatedAt: isoDate,
  },
  closed,
);
