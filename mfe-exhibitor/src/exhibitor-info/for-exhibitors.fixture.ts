import type { ForExhibitors } from '@dswine/shared/contract/editions';
import type { Bilingual } from '@dswine/shared/contract/wire';
import { inLocale } from '@dswine/shared/fair/bilingual';
import type { Locale } from '@dswine/shared/section/section';

type Text = (tw: string, en: string) => string;

/** The information for exhibitors in the format of the organiser's API. */
export function sampleForExhibitors(locale: Locale): ForExhibitors {
  const text: Text = (tw, en) => inLocale({ tw, en } satisfies Bilingual, locale);
  return {
    Title: text('把好酒帶到懂酒的人面前', 'Put your bottles before people who know'),
    Lead: text(
      '四天展期，進口商、餐廳酒單負責人與通路採購在同一個展館裡找下一季的酒款。',
      'For four days importers, wine directors and retail buyers look for their next season under one roof.',
    ),
    Picture: { Src: '/media/for-exhibitors.svg', Width: 1600, Height: 900, Tone: 'fair' },
    Reasons: reasons(text),
    Figures: [
      { Value: 320, Unit: text('家', 'companies'), Label: text('參展商', 'Exhibitors') },
      { Value: 25, Unit: text('國', 'countries'), Label: text('產地來源', 'Origins') },
      { Value: 41800, Unit: text('人次', 'visits'), Label: text('上屆進場', 'Last edition') },
      { Value: 86, Unit: '%', Label: text('廠商願意再次參展', 'Would exhibit again') },
    ],
    Booths: booths(text),
    Steps: steps(text),
    Questions: [
      {
        Question: text('酒品可以現場販售嗎？', 'May we sell bottles at the booth?'),
        Answer: text(
          '現場僅供品飲與洽談，不提供零售。',
          'Booths are for tasting and trade talks; there is no retail.',
        ),
      },
      {
        Question: text('國外酒品如何通關？', 'How do foreign bottles clear customs?'),
        Answer: text(
          '可由大會指定的報關行以保稅方式進出。',
          'Under bond, through the fair’s customs broker.',
        ),
      },
    ],
  };
}

function reasons(text: Text): ForExhibitors['Reasons'] {
  return [
    {
      Title: text('買主為採購而來', 'Buyers come to buy'),
      Text: text(
        '專業日僅開放業者入場，洽談不受打擾。',
        'The trade day is for the trade alone, so talks stay undisturbed.',
      ),
    },
    {
      Title: text('四區分明，找得到您', 'Four areas, easy to find'),
      Text: text(
        '葡萄酒、烈酒、清酒與啤酒各有專區與導覽動線。',
        'Wine, spirits, sake and beer each have an area and a route through it.',
      ),
    },
    {
      Title: text('展前就開始曝光', 'Seen before the doors open'),
      Text: text(
        '名單、酒款與新聞在開展前三個月上線。',
        'Names, bottles and news go online three months ahead.',
      ),
    },
  ];
}

function booths(text: Text): ForExhibitors['Booths'] {
  return [
    {
      Name: text('空地攤位', 'Raw space'),
      Size: 9,
      Fee: 58800,
      Includes: [text('展場空地', 'Floor space'), text('廠商識別證 4 張', '4 exhibitor badges')],
    },
    {
      Name: text('標準攤位', 'Standard booth'),
      Size: 9,
      Fee: 68250,
      Includes: [
        text('三面隔板與地毯', 'Walls on three sides, and carpet'),
        text('接待桌 1 張、椅子 2 張', '1 counter, 2 chairs'),
        text('110 V 插座 1 組', '1 socket, 110 V'),
        text('冰塊與洗杯服務', 'Ice and glass washing'),
      ],
    },
    {
      Name: text('品飲吧攤位', 'Tasting bar'),
      Size: 4.5,
      Fee: 39900,
      Includes: [
        text('吧檯與冰槽', 'Bar with ice well'),
        text('110 V 插座 1 組', '1 socket, 110 V'),
      ],
    },
  ];
}

function steps(text: Text): ForExhibitors['Steps'] {
  return [
    {
      Title: text('線上報名', 'Apply online'),
      Text: text(
        '填妥報名表並上傳公司登記文件。',
        'Fill in the form and upload your company registration.',
      ),
      Until: '2025-11-28',
    },
    {
      Title: text('選位', 'Choose your booth'),
      Text: text('依報名順序與攤位大小選位。', 'In the order of application and of booth size.'),
      Until: '2026-01-09',
    },
    {
      Title: text('繳清尾款', 'Pay the balance'),
      Text: text(
        '收到繳款通知後十四日內匯款。',
        'By bank transfer within fourteen days of the notice.',
      ),
      Until: '2026-03-06',
    },
    {
      Title: text('進場布置', 'Move in'),
      Text: text('進場時段依攤位編號分配。', 'Time slots follow the booth numbers.'),
      Until: '2026-04-16',
    },
    {
      Title: text('開展', 'Doors open'),
      Text: text(
        '上午九點開放廠商入館。',
        'Exhibitors may enter the hall from nine in the morning.',
      ),
    },
  ];
}
