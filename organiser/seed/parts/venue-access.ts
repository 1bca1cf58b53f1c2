import type { EditionRecords } from '../../src/records/records.ts';
import { both } from './both.ts';

export const access: EditionRecords['venue']['Access'] = [
  {
    Title: both('無障礙入口', 'Step-free entrance'),
    Text: both(
      '信義路正門西側設坡道與自動門，由此進館不必經過階梯；走道淨寬至少 3 公尺。',
      'A ramp and automatic doors stand on the west side of the main entrance. Aisles inside are at least 3 m wide.',
    ),
  },
  {
    Title: both('電梯與廁所', 'Lifts and toilets'),
    Text: both(
      '一、二樓間有兩座無障礙電梯；無障礙廁所每層四處，備有緊急呼叫鈴。',
      'Two accessible lifts join the ground and first floors. Each floor has four accessible toilets with call bells.',
    ),
  },
  {
    Title: both('輪椅借用', 'Wheelchairs on loan'),
    Text: both(
      '服務臺備有十部手動輪椅，憑證件登記，不收費用；也可事先以電子郵件預留。',
      'Ten manual wheelchairs can be borrowed free of charge at the information desk, or reserved by e-mail.',
    ),
  },
  {
    Title: both('導盲犬與陪同者', 'Assistance dogs and companions'),
    Text: both(
      '歡迎導盲犬與輔助犬入館；身心障礙者的一名陪同者免票。',
      'Assistance dogs are welcome. One companion of a disabled visitor enters free.',
    ),
  },
  {
    Title: both('聽與看', 'Hearing and seeing'),
    Text: both(
      '主舞臺講座提供即時字幕，並可預約手語翻譯；平面圖另有文字版與放大版。',
      'Talks on the main stage have live captions, and sign language can be booked. The floor plan is also there as text and in large print.',
    ),
  },
  {
    Title: both('安靜休息室', 'Quiet room'),
    Text: both(
      '二樓西側設安靜休息室與哺集乳室，燈光與音量調低，全天開放。',
      'A quiet room with low light and a nursing room are on the west side of the first floor, open all day.',
    ),
  },
];
