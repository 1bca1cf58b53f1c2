import type { OpenData } from '@dswine/shared/contract/open-data';

const folder = '/api/expo/OpenData/DSWINE2026/1/';
const setOf = (
  Code: OpenData['Sets'][number]['Code'],
  Records: number,
  example: object,
): OpenData['Sets'][number] => ({
  Code,
  Records,
  Example: JSON.stringify(example, null, 2),
  Files: [
    { Format: 'JSON', Path: `${folder}${Code}.json`, Bytes: Records * 800 },
    { Format: 'CSV', Path: `${folder}${Code}.csv`, Bytes: Records * 600 },
  ],
  Schema: `${folder}${Code}.schema.json`,
});

export const sampleOpenData = (): OpenData => ({
  Version: 1,
  License: 'https://creativecommons.org/licenses/by/4.0/',
  Folder: folder,
  Calendar: '/calendar/DSWINE2026.ics',
  Sets: [
    setOf('exhibitors', 320, {
      identifier: '1001',
      name: { 'zh-Hant-TW': '一品酒莊', en: 'Château Élégance' },
      booths: ['A0123'],
    }),
    setOf('programme', 96, {
      identifier: '701',
      startDate: '2026-04-17T10:30:00+08:00',
      isTradeOnly: true,
    }),
  ],
});
