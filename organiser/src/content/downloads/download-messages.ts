import type { Bilingual } from '@dswine/shared/contract/wire';
import type { EditionRecords } from '../records/records.ts';

export type DownloadRecord = EditionRecords['downloads'];

export const groupNames: Record<DownloadRecord['Group'], Bilingual> = {
  manual: { tw: '手冊與規定', en: 'Manuals and rules' },
  form: { tw: '價目與表單', en: 'Prices and forms' },
  publicity: { tw: '宣傳素材', en: 'For your publicity' },
};
