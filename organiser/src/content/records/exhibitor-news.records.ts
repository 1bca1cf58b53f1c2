import { closed, instant, LocalisedText, recordId, webAddress } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

/** A press item of an exhibitor; one record of `exhibitor-news`. */
export const ExhibitorNewsRecord = Type.Object(
  {
    Id: recordId,
    ExhibitorId: recordId,
    Category: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
    Title: LocalisedText,
    Summary: LocalisedText,
    /** Paragraphs of plain text. */
    Body: Type.Array(LocalisedText, { minItems: 1 }),
    PublishedAt: instant,
    /** A page on the exhibitor's website. */
    Link: Type.Optional(Type.Object({ Label: LocalisedText, Url: webAddress }, closed)),
  },
  closed,
);
