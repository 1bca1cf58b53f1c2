import { Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

/** What an exhibitor has to tell; one line of `exhibitor-news.jsonl`. */
export const ExhibitorNewsRecord = Type.Object(
  {
    Id: Type.String({ pattern: '^[0-9]{1,9}$' }),
    ExhibitorId: Type.String({ pattern: '^[0-9]{1,9}$' }),
    Category: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
    Title: Bilingual,
    Summary: Bilingual,
    /** Paragraphs of plain text. */
    Body: Type.Array(Bilingual, { minItems: 1 }),
    PublishedAt: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?\\+08:00$' }),
    /** A page of the exhibitor's own, on a reserved domain (`*.example`). */
    Link: Type.Optional(
      Type.Object(
        { Label: Bilingual, Url: Type.String({ pattern: '^https://[a-z0-9.-]+\\.example(/.*)?$' }) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
