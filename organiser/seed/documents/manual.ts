import { writeDate } from '@dswine/shared/fair/dates';
import { deadlines } from '../parts/deadlines.ts';
import { edition2026 } from '../parts/edition-2026.ts';
import { both, list, table, text, type Document } from './document.ts';

const fee = (amount: number) => `NT$${new Intl.NumberFormat('en').format(amount)}`;
const { Venue, Organiser, Hours, ForExhibitors } = edition2026;

export const manual: Document = {
  file: 'exhibitor-manual',
  title: both('參展手冊', 'Exhibitor manual'),
  lead: both(
    '從簽約到撤場，一家參展商需要知道的事。細節以合約與各項規範為準。',
    'What an exhibitor needs to know, from the contract to the last van. Contract and rules have the last word.',
  ),
  version: '2025-10-15',
  sections: [
    {
      title: both('展覽', 'The fair'),
      parts: [
        table(
          [
            ['日期', 'Day'],
            ['時間', 'Hours'],
            ['對象', 'Open to'],
          ],
          Hours.map(({ Date, Open, Close, Audience }) => [
            [writeDate(Date, 'tw'), writeDate(Date, 'en')],
            `${Open}–${Close}`,
            [Audience.tw, Audience.en],
          ]),
        ),
        text(
          `地點：${Venue.Name.tw}${Venue.Hall.tw}，${Venue.Address.tw}。參展商每日上午九時起可憑工作證入館，閉館後三十分鐘內須離場。`,
          `Place: ${Venue.Name.en}, ${Venue.Hall.en}, ${Venue.Address.en}. With a pass exhibitors may enter from nine each morning and leave within thirty minutes of closing.`,
        ),
      ],
    },
    {
      title: both('聯絡窗口', 'Whom to ask'),
      parts: [
        table(
          [
            ['事項', 'About'],
            ['聯絡方式', 'Contact'],
          ],
          [
            [['攤位與合約', 'Booth and contract'], Organiser.Email],
            [['電話（上班日 9:30–18:00）', 'Phone (weekdays 9:30–18:00)'], Organiser.Phone],
            [['傳真', 'Fax'], Organiser.Fax],
            [
              ['展期現場服務台', 'Service desk during the fair'],
              ['一館東側 E 柱旁', 'Hall 1, east side, by pillar E'],
            ],
          ],
        ),
      ],
    },
    {
      title: both('攤位與費用', 'Booths and fees'),
      parts: [
        table(
          [
            ['類型', 'Type'],
            ['面積', 'Size'],
            ['費用（含稅）', 'Fee, tax included'],
            ['包含', 'Included'],
          ],
          ForExhibitors.Booths.map(({ Name, Size, Fee, Includes }) => [
            [Name.tw, Name.en],
            `${Size} m²`,
            fee(Fee),
            [Includes.map(({ tw }) => tw).join('；'), Includes.map(({ en }) => en).join('; ')],
          ]),
        ),
        text(
          '每一攤位另收清潔保證金 NT$5,000，撤場驗收無損者於五月八日前無息退還。',
          'A cleaning deposit of NT$5,000 a booth is returned without interest by 8 May if nothing was damaged.',
        ),
      ],
    },
    {
      title: both('時程', 'Dates'),
      parts: [
        table(
          [
            ['期限', 'By'],
            ['事項', 'What'],
            ['說明', 'Details'],
          ],
          deadlines.map(({ Due, Title, Text }) => [
            [writeDate(Due, 'tw'), writeDate(Due, 'en')],
            [Title.tw, Title.en],
            [Text.tw, Text.en],
          ]),
        ),
      ],
    },
    {
      title: both('展期間每日流程', 'A day at the fair'),
      parts: [
        list(
          [
            '09:00　參展商入館，冷藏寄存品由推車送達攤位',
            '09:00 Exhibitors enter; chilled goods are brought to the booths',
          ],
          [
            '09:45　杯具送達，檢查警語牌與垃圾分類桶',
            '09:45 Glasses arrive; check warnings and sorted bins',
          ],
          ['10:00　開館', '10:00 Doors open'],
          [
            '14:00　第二次換杯，可於洗杯站加取',
            '14:00 Second set of glasses at the washing stations',
          ],
          ['17:30　停止品飲（最後一日為 16:30）', '17:30 Pouring ends (16:30 on the last day)'],
          [
            '閉館後三十分鐘　清空冷藏籃，攤位斷電',
            'Thirty minutes after closing: empty the cold baskets, power off',
          ],
        ),
      ],
    },
    {
      title: both('保險與責任', 'Insurance and liability'),
      parts: [
        text(
          '大會投保公共意外責任險，範圍不含展品本身。參展商須自行投保展品險與運送險；貴重展品請於閉館後攜離或寄存於服務台保管室。',
          'The organiser carries public liability cover, which does not include your goods. Insure goods and transport yourself; take valuables with you or leave them in the locked room at the service desk.',
        ),
        text(
          '因天災、疫病或主管機關命令致展覽無法如期舉行時，已繳費用扣除已支出之直接成本後退還，或轉為次屆攤位費。',
          'If the fair cannot be held because of natural disaster, disease or official order, payments are returned less direct costs, or count towards the next edition.',
        ),
      ],
    },
  ],
};
