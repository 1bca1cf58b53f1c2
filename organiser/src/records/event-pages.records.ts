import { EventSlug } from '@dswine/shared/contract/event-pages';
import { Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

const id = Type.String({ pattern: '^[0-9]{1,9}$' });

/** An event with its own page; one record of `event-pages`. */
export const EventPageRecord = Type.Object(
  {
    Id: id,
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
    Entries: Type.Array(id),
    Topic: Type.Optional(id),
  },
  { additionalProperties: false },
);
