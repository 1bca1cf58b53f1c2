import type { Member } from '../contract/members.ts';

/** The edition of the samples. */
export const exhibitionCode = 'DSWINE2026';

/** The time that the samples are made for: as in component tests, some weeks before the show. */
export const sampledAt = '2026-03-01T01:00:00.000Z';

export const sampleMember: Member = {
  Id: '1',
  Name: '陳品酒',
  Email: 'member@dswine.example',
  Company: '品酒工作室',
  Locale: 'tw',
};
