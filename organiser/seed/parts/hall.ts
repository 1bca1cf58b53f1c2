import type { Static } from 'typebox';
import type { HallRecord } from '../../src/records/records.ts';

type Facility = Extract<Static<typeof HallRecord>, { Kind: 'facility' }>;
const at = (
  Facility: Facility['Facility'],
  tw: string,
  en: string,
  X: number,
  Y: number,
  W: number,
  H: number,
): Facility => ({
  Kind: 'facility',
  Facility,
  Name: { tw, en },
  X,
  Y,
  W,
  H,
});

export const hallName = { tw: '一館', en: 'Hall 1' };

/** Around the islands: the programme along the north wall, the doors and services along the south. */
export const facilities: readonly Facility[] = [
  at('stage', '主舞台', 'Main Stage', 64, 1, 24, 10),
  at('stage', '品飲教室 A', 'Tasting Room A', 12, 1, 18, 9),
  at('stage', '品飲教室 B', 'Tasting Room B', 32, 1, 18, 9),
  at('stage', '論壇區', 'Forum', 98, 1, 18, 9),
  at('service', '商洽室', 'Meeting Rooms', 120, 1, 16, 9),
  at('stage', '競賽評審室', 'Judging Room', 138, 1, 14, 9),
  at('toilet', '西北側洗手間', 'Toilets, north-west', 1, 1, 8, 6),
  at('exit', '北側出口', 'North Exit', 90, 0.2, 6, 2),
  at('first-aid', '醫護站', 'First Aid', 4, 96, 8, 6),
  at('rest', '西側休息區', 'West Rest Area', 16, 95, 20, 9),
  at('service', '服務臺', 'Service Desk', 60, 95, 14, 5),
  at('entrance', '大廳入口', 'Main Entrance', 74, 106, 16, 3.8),
  at('service', '專業買主報到處', 'Trade Registration', 92, 95, 14, 5),
  at('entrance', '東側入口', 'East Entrance', 126, 106, 12, 3.8),
  at('rest', '東側休息區', 'East Rest Area', 112, 95, 20, 9),
  at('toilet', '東南側洗手間', 'Toilets, south-east', 149, 96, 9, 8),
  at('exit', '西側出口', 'West Exit', 0.2, 104, 6, 3),
  at('service', '寄物處', 'Cloakroom', 40, 97, 12, 6),
  at('service', '飲水與漱口站', 'Water and Rinsing Station', 136, 95, 10, 5),
];
