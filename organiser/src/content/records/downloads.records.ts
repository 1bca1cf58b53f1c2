import { Bilingual, closed, isoDate, recordId } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';

export const downloadGroups = ['manual', 'form', 'publicity'] as const;

/**
 * A file for exhibitors, named by its stored file in each language. One record of `downloads`.
 */
export const DownloadRecord = Type.Object(
  {
    Id: recordId,
    Title: Bilingual,
    Text: Bilingual,
    Group: Type.Enum(downloadGroups),
    File: Bilingual,
    UploadedAt: isoDate,
  },
  closed,
);
