import { Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

const isoDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** Topics of deadlines: booth and contract, building, goods, publicity, people. */
export const deadlineTopics = ['booth', 'build', 'goods', 'publicity', 'people'] as const;

/**
 * One record of `deadlines`. `UpdatedAt` is the day of the last change; calendar programs use
 * it to detect changes.
 */
export const DeadlineRecord = Type.Object(
  {
    Id: Type.String({ pattern: '^[0-9]{1,9}$' }),
    Title: Bilingual,
    Text: Bilingual,
    Due: isoDate,
    Topic: Type.Enum(deadlineTopics),
    Hours: Type.Optional(Bilingual),
    UpdatedAt: isoDate,
  },
  { additionalProperties: false },
);
