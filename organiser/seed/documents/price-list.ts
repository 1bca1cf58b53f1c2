import { both, table, text, type Document } from './document.ts';

const price = (amount: number) => new Intl.NumberFormat('en').format(amount);

export const priceList: Document = {
  file: 'price-list',
  title: both('服務與設備價目表', 'Price list of services and equipment'),
  lead: both(
    '新臺幣，已含稅，涵蓋整個展期。三月六日後申請加收三成。',
    'In New Taiwan dollars, tax included, for the whole fair. Thirty per cent more after 6 March.',
  ),
  version: '2026-01-05',
  sections: [
    {
      title: both('電力與給排水', 'Power and water'),
      parts: [
        table(
          [
            ['項目', 'Item'],
            ['單位', 'Unit'],
            ['費用', 'NT$'],
          ],
          [
            [['110V 5A 插座', '110 V 5 A socket'], ['組', 'each'], price(1800)],
            [['220V 15A 單相', '220 V 15 A, single phase'], ['組', 'each'], price(4200)],
            [['220V 30A 三相', '220 V 30 A, three phase'], ['組', 'each'], price(8900)],
            [['二十四小時供電加成', 'Round-the-clock supply'], ['每組', 'per socket'], price(1500)],
            [['給排水（限淨地）', 'Water and drain (raw space)'], ['處', 'point'], price(7800)],
          ],
        ),
      ],
    },
    {
      title: both('冷藏與杯具', 'Cold storage and glasses'),
      parts: [
        table(
          [
            ['項目', 'Item'],
            ['單位', 'Unit'],
            ['費用', 'NT$'],
          ],
          [
            [
              ['冷藏籃 60 公升（第二籃起）', 'Cold basket, 60 litres (from the second)'],
              ['籃', 'basket'],
              price(1200),
            ],
            [
              ['直立式展示冰箱 380 公升', 'Display refrigerator, 380 litres'],
              ['台', 'each'],
              price(6800),
            ],
            [['製冰（食用冰 10 公斤）', 'Ice, 10 kg'], ['袋', 'bag'], price(260)],
            [
              ['品飲杯 100 只，含清洗', 'A hundred tasting glasses, washed'],
              ['套', 'set'],
              price(4500),
            ],
            [['吐酒桶', 'Spittoon'], ['個', 'each'], price(450)],
          ],
        ),
      ],
    },
    {
      title: both('家具與陳列', 'Furniture and display'),
      parts: [
        table(
          [
            ['項目', 'Item'],
            ['單位', 'Unit'],
            ['費用', 'NT$'],
          ],
          [
            [
              ['接待檯 100 × 50 × 90 公分', 'Counter, 100 × 50 × 90 cm'],
              ['座', 'each'],
              price(2200),
            ],
            [
              ['低檯 100 × 50 × 75 公分', 'Low counter, 100 × 50 × 75 cm'],
              ['座', 'each'],
              price(2200),
            ],
            [['酒架三層', 'Bottle shelf, three tiers'], ['座', 'each'], price(2600)],
            [['高腳椅', 'Bar stool'], ['張', 'each'], price(650)],
            [['玻璃圓桌', 'Round glass table'], ['張', 'each'], price(1400)],
            [['LED 投射燈 20W', 'LED spotlight, 20 W'], ['盞', 'each'], price(700)],
            [['43 吋螢幕含立架', '43-inch screen with stand'], ['台', 'each'], price(7200)],
          ],
        ),
      ],
    },
    {
      title: both('申請方式', 'How to order'),
      parts: [
        text(
          '於參展商系統線上申請，三個工作天內收到繳費單，入帳後生效。取消者於四月二日前退還八成，之後不退費。',
          'Order in the exhibitor system; an invoice follows within three working days and payment confirms the order. Eighty per cent is returned on cancellation by 2 April, nothing later.',
        ),
      ],
    },
  ],
};
