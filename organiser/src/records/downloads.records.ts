import { Bilingual } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

export const downloadGroups = ['manual', 'form', 'publicity'] as const;

/**
 * A file for exhibitors, named by its stored file in each language. One record of `downloads`.
 */
export const DownloadRecord = Type.Object(
  {
    Id: Type.String({ pattern: '^[0-9]{1,9}$' }),
    Title: Bilingual,
    Text: Bilingual,
    Group: Type.Enum(downloadGroups),
    File: Bilingual,
    UploadedAt: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  },
  { additionalProperties: false },
);
