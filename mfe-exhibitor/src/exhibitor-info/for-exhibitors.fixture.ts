import type { ForExhibitors } from '@dswine/shared/contract/editions';
import type { Locale } from '@dswine/shared/section/section';

/** The information for exhibitors in the format of the organiser's API. */
export function sampleForExhibitors(locale: Locale): ForExhibitors {
  const text = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  const figure = (Value: number, Unit: string, Label: string) => ({ Value, Unit, Label });
  const socket = text('110 V 插座 1 組', '1 socket, 110 V');
  const Text = text('收到通知後辦理。', 'When you get the notice.');
  return {
    Title: text('把好酒帶到懂酒的人面前', 'Put your bottles before people who know'),
    Lead: text('四天都是專業買主。', 'Four days of professional buyers.'),
    Picture: { Src: '/media/for-exhibitors.svg', Width: 1600, Height: 900, Tone: 'fair' },
    Reasons: [
      { Title: text('買主為採購而來', 'Buyers come to buy'), Text },
      { Title: text('四區分明', 'Four areas'), Text },
    ],
    Figures: [
      figure(320, text('家', 'companies'), text('參展商', 'Exhibitors')),
      figure(25, text('國', 'countries'), text('產地來源', 'Origins')),
      figure(41800, text('人次', 'visits'), text('上屆進場', 'Last edition')),
      figure(86, '%', text('廠商願意再次參展', 'Would exhibit again')),
    ],
    Booths: [
      { Name: text('標準攤位', 'Standard booth'), Size: 9, Fee: 68250, Includes: [socket] },
      {
        Name: text('品飲吧攤位', 'Tasting bar'),
        Size: 4.5,
        Fee: 39900,
        Includes: [text('吧檯與冰槽', 'Bar with ice well'), socket],
      },
    ],
    Steps: [
      { Title: text('線上報名', 'Apply online'), Text, Until: '2025-11-28' },
      { Title: text('選位', 'Choose your booth'), Text, Until: '2026-01-09' },
      { Title: text('繳清尾款', 'Pay the balance'), Text, Until: '2026-03-06' },
      { Title: text('進場布置', 'Move in'), Text, Until: '2026-04-16' },
      { Title: text('開展', 'Doors open'), Text },
    ],
    Questions: [
      {
        Question: text('酒品可以現場販售嗎？', 'May we sell bottles at the booth?'),
        Answer: text('現場不提供零售。', 'There is no retail.'),
      },
    ],
  };
}
