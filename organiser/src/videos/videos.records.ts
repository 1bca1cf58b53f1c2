import { AreaCode, Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { filmScenes, type FilmSceneName } from '../pictures/film-scenes.ts';

const cue = Type.Object(
  {
    /** Seconds from the start. */ From: Type.Number({ minimum: 0 }),
    To: Type.Number({ exclusiveMinimum: 0 }),
    Text: Bilingual,
  },
  { additionalProperties: false },
);

/** A film; one line of `videos.jsonl`. It has a file of the organiser's own, or stands with a provider outside. */
export const VideoRecord = Type.Object(
  {
    Id: Type.String({ pattern: '^[0-9]{1,9}$' }),
    Category: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
    ExhibitorId: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' })),
    Area: Type.Optional(AreaCode),
    Title: Bilingual,
    Summary: Bilingual,
    /** Paragraphs of plain text. */
    Description: Type.Array(Bilingual, { minItems: 1 }),
    PublishedAt: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?\\+08:00$' }),
    /** The fair of which it tells, when that is over. */
    Year: Type.Optional(Type.Integer({ minimum: 1900 })),
    /** Seconds. */
    Duration: Type.Integer({ minimum: 1 }),
    /** What the poster shows. */
    Scene: Type.Unsafe<FilmSceneName>(Type.Union(filmScenes.map((scene) => Type.Literal(scene)))),
    Captions: Type.Array(cue),
    /** Name of the film among the edition's files. */
    File: Type.Optional(Type.String({ pattern: '^[a-z0-9-]+\\.mp4$' })),
    Embed: Type.Optional(
      Type.Object(
        { Provider: Type.String(), Url: Type.String({ pattern: '^https://[a-z0-9.-]+\\.example(/.*)?$' }) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
