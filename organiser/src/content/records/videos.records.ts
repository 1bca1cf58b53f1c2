import {
  AreaCode,
  closed,
  instant,
  isoDate,
  LocalisedText,
  recordId,
  webAddress,
} from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

const cue = Type.Object(
  {
    /** Seconds from the start. */ From: Type.Number({ minimum: 0 }),
    To: Type.Number({ exclusiveMinimum: 0 }),
    Text: LocalisedText,
  },
  closed,
);

/**
 * A film; one record of `videos`. It is either a file of the edition or hosted by an external
 * provider.
 */
export const VideoRecord = Type.Object(
  {
    Id: recordId,
    Category: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
    ExhibitorId: Type.Optional(recordId),
    Area: Type.Optional(AreaCode),
    Title: LocalisedText,
    Summary: LocalisedText,
    /** Paragraphs of plain text. */
    Description: Type.Array(LocalisedText, { minItems: 1 }),
    PublishedAt: instant,
    /** The last day in Taipei that the film is about what comes; then it comes last. */
    Until: Type.Optional(isoDate),
    /** The year of the fair that the film is about, if it is a past one. */
    Year: Type.Optional(Type.Integer({ minimum: 1900 })),
    /** Seconds. */
    Duration: Type.Integer({ minimum: 1 }),
    Captions: Type.Array(cue),
    /** Name of the film among the edition's files. */
    File: Type.Optional(Type.String({ pattern: '^[a-z0-9-]+\\.mp4$' })),
    Embed: Type.Optional(Type.Object({ Provider: Type.String(), Url: webAddress }, closed)),
  },
  closed,
);
