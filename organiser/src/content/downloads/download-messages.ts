import type { Bilingual } from '@dswine/shared/contract/wire';
import { dayOf } from '@dswine/shared/fair/texts/dates';
import type { EditionRecords } from '../records/records.ts';

export type DownloadRecord = EditionRecords['downloads'];

/** Whether a file is there by `now`: from the day of its upload. */
export const isUploaded = ({ UploadedAt }: DownloadRecord, now: Date): boolean =>
  UploadedAt <= dayOf(now.toISOString());

export const groupNames: Record<DownloadRecord['Group'], Bilingual> = {
  manual: { tw: '手冊與規定', en: 'Manuals and rules' },
  form: { tw: '價目與表單', en: 'Prices and forms' },
  publicity: { tw: '宣傳素材', en: 'For your publicity' },
};
