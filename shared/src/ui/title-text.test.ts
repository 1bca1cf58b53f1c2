import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TitleText } from './title-text.tsx';

/**
 * The title with its break opportunities: `|` where parts join, `~` around text that may break
 * anywhere.
 */
const breaksOf = (title: string, fits?: number) =>
  renderToStaticMarkup(createElement(TitleText, { fits, children: title }))
    .replaceAll('<wbr/>', '|')
    .replaceAll(/<span class="dw-clause">(.*?)<\/span>/gu, '~$1~');

it.each<[title: string, fits: number | undefined, expected: string]>([
  ['進場前夕：參展商最常問的五件事', undefined, '進場前夕：參展商最常問的五件事'],
  ['Six new names at Hanlan, all of them', undefined, 'Six new names at Hanlan, all of them'],
  ['四天落幕，2027 年四月十六日再見', undefined, '四天落幕，2027\u00a0年四月十六日再見'],
  ['明日開展：第一天不能錯過的三個時段', 11, '明日開展：第一天不能錯過的|三個時段'],
  ['余市北風酒莊在攤位重現一月的葡萄園', 8, '余市北風酒莊|在攤位重現一月的|葡萄園'],
  ['參展商參與的方式', 5, '~參展商參與的~|方式'],
  ['鹽之白塔長午後普米蒂沃紅酒 2021', 8, '~鹽之白塔長午後普米蒂沃紅酒 ~2021'],
  ['北風代理商發表六個新代理品', 9, '北風代理商發表|六個新代理品'],
  ['單一麥芽威士忌與調和威士忌', 9, '單一麥芽|威士忌|與調和|威士忌'],
  ['燭羽倫敦琴酒獲設計獎，評審讚許盲文酒標', 9, '~燭羽倫敦琴酒獲設計獎，~評審讚許盲文酒標'],
])('breaks %s between the parts of clauses longer than %s', (title, fits, expected) =>
  expect(breaksOf(title, fits)).toBe(expected),
);
