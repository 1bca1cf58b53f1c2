import type { Bilingual } from '@dswine/shared/contract/wire';
import type { EditionRecords } from '../records/records.ts';

export type DeadlineRecord = EditionRecords['deadlines'];

/** The names of the topics, in the order of an exhibitor's work. */
export const topicNames: Record<DeadlineRecord['Topic'], Bilingual> = {
  booth: { tw: '攤位與款項', en: 'Booth and payment' },
  build: { tw: '裝潢與進出場', en: 'Building and moving' },
  goods: { tw: '展品', en: 'Goods' },
  publicity: { tw: '宣傳', en: 'Publicity' },
  people: { tw: '人員與洽談', en: 'People and meetings' },
};

/** What meeting a deadline late costs. */
export const lateFee = ({ Fee, Percent = 0 }: NonNullable<DeadlineRecord['Late']>): Bilingual =>
  Fee ?? { tw: `加收 ${Percent}%`, en: `${Percent}% more` };
