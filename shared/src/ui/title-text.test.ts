import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TitleText } from './title-text.tsx';

/** The title with its break opportunities: `|` between phrases, `~` around what stays together. */
const breaksOf = (title: string, fits?: number) =>
  renderToStaticMarkup(createElement(TitleText, { fits, children: title }))
    .replaceAll('<wbr/>', '|')
    .replaceAll(/<span class="dw-together">(.*?)<\/span>/gu, '~$1~')
    .replaceAll(/<\/?span.*?>/gu, '');

it.each<[title: string, fits: number | undefined, expected: string]>([
  ['進場前夕：參展商最常問的五件事', undefined, '進場前夕：參展商最常問的五件事'],
  ['Six new names at Hanlan, all of them', undefined, 'Six new names at Hanlan, all of them'],
  ['四天落幕，2027 年四月十六日再見', undefined, '四天落幕，~2027 年四月十六日再見~'],
  ['明日開展：第一天不能錯過的三個時段', 11, '明日開展：第一天|不能|錯過的|三個|時段'],
  ['余市北風酒莊在攤位重現一月的葡萄園', 8, '余市|北風酒莊|在攤位|重現|一月的|葡萄園'],
  ['鹽之白塔長午後普米蒂沃紅酒 2021', 8, '鹽之|白塔長|午後|普米蒂沃|紅酒 2021'],
  ['羽黑霧酒造的山伏釀酒師', 8, '羽黑霧|酒造的|山伏|釀酒師'],
  ['上傳參展商頁面與產品', 8, '上傳|參展商頁面|與產品'],
  ['罐、瓶、桶：冷鏈成本與保存期', 8, '~罐、瓶、桶：~冷鏈成本與保存期'],
  ['西西里、聖托里尼與馬德拉的火山酒', 8, '西西里、聖托里尼|與馬德拉的|火山酒'],
  ['摩塞爾、多瑙河與萊茵河的麗絲玲', 8, '摩塞爾、多瑙河|與萊茵河的|麗絲玲'],
  ['原料署名的淡色艾爾', 8, '原料|署名的|淡色|艾爾'],
  ['整體滿意度（滿分 5 分）', 8, '整體滿意度~（滿分 5 分）~'],
  ['臺北市信義區信義路五段五號', 8, '臺北市|信義區|信義路|五段|五號'],
])('breaks %s on lines of %s characters between phrases', (title, fits, expected) =>
  expect(breaksOf(title, fits)).toBe(expected),
);
