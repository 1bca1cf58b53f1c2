import type { Facility } from '@dswine/shared/contract/floorplan';
import type { EditionRecords } from '../records/records.ts';

type Shape = Extract<EditionRecords['hall'], { Kind: 'facility' }>;

/** What people call a kind of facility. */
const byKind: Readonly<Record<Facility['Kind'], readonly string[]>> = {
  toilet: [
    'toilet',
    '廁所',
    '洗手間',
    '化妝室',
    '無障礙廁所',
    '無障礙洗手間',
    'accessible toilet',
    'wc',
    'restroom',
    'bathroom',
    'loo',
    'lavatory',
  ],
  exit: ['出口', '離場', 'exit', 'way out', 'exits'],
  entrance: ['入口', '大門', '進場', 'entrance', 'way in', 'door', 'doors'],
  'first-aid': ['急救', '醫療', '醫護', '護理', 'medical', 'nurse', 'doctor', 'first aid'],
  rest: [
    '休息',
    '座位',
    '坐下',
    '可以坐',
    '椅子',
    'seating',
    'sit',
    'sit down',
    'seats',
    'chairs',
    'rest',
    'café',
  ],
  service: [],
  stage: ['舞臺', 'stage'],
};

/** The same for what only a word of its English name tells. */
const byWord: Readonly<Record<string, readonly string[]>> = {
  cloakroom: [
    '寄物',
    '寄放',
    '行李',
    '置物櫃',
    'coat check',
    'lockers',
    'luggage',
    'bags',
    'left luggage',
  ],
  water: ['飲水', '飲水機', '喝水', '漱口', 'drinking water', 'water fountain', 'spittoon'],
  desk: [
    '服務臺',
    '詢問處',
    '櫃檯',
    '諮詢',
    '失物招領',
    'information',
    'info desk',
    'help desk',
    'lost property',
  ],
  press: ['媒體報到處', 'press desk', 'media desk'],
  'trade registration': ['報到處', '換證', 'check-in'],
  'east entrance': ['售票處', 'ticket desk', 'ticket office'],
};

/** What people call this facility beside its name, in both languages. */
export function commonNamesOf({ Facility, Name }: Pick<Shape, 'Facility' | 'Name'>): string[] {
  const name = Name.en.toLowerCase();
  const matching = Object.entries(byWord).filter(([word]) => name.includes(word));
  return [...byKind[Facility], ...matching.flatMap(([, names]) => names)];
}
