import { EventSlug } from '@dswine/shared/contract/event-pages';
import { Bilingual, closed, recordId } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

/** An event with its own page; one record of `event-pages`. */
export const EventPageRecord = Type.Object(
  {
    Id: recordId,
    Slug: EventSlug,
    Title: Bilingual,
    Kicker: Bilingual,
    Lead: Bilingual,
    Paragraphs: Type.Array(Bilingual, { minItems: 1 }),
    Parts: Type.Array(
      Type.Object({
        Kind: Type.Union([
          Type.Literal('steps'),
          Type.Literal('facts'),
          Type.Literal('rules'),
          Type.Literal('prizes'),
        ]),
        Title: Bilingual,
        Items: Type.Array(
          Type.Object({ Title: Bilingual, Text: Bilingual, Note: Type.Optional(Bilingual) }),
        ),
      }),
    ),
    Questions: Type.Array(Type.Object({ Question: Bilingual, Answer: Bilingual })),
    Notice: Type.Optional(Bilingual),
    /** The event's calendar entries: by id, or all of a topic. */
    Entries: Type.Array(recordId),
    Topic: Type.Optional(recordId),
  },
  closed,
);
