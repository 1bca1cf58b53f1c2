import { render } from '@testing-library/react';
import { TitleText } from './title-text.tsx';

/**
 * The title with its break opportunities: `|` where parts join, `~` around text that may break
 * anywhere.
 */
function breaksOf(title: string, fits?: number): string {
  const { container } = render(
    <h2>
      <TitleText fits={fits}>{title}</TitleText>
    </h2>,
  );
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(title);
  return (container.firstElementChild?.innerHTML ?? '')
    .replaceAll('<wbr>', '|')
    .replaceAll(/<span class="dw-clause">(.*?)<\/span>/gu, '~$1~');
}

it.each(['進場前夕：參展商最常問的五件事', 'Six new names at Hanlan, all of them from the Loire'])(
  'adds no breaks to clauses that fit on a line: %s',
  (title) => expect(breaksOf(title)).toBe(title),
);

it('joins a number and its unit with a non-breaking space', () => {
  expect(breaksOf('四天落幕，2027 年四月十六日再見')).toBe('四天落幕，2027&nbsp;年四月十六日再見');
});

it.each([
  ['明日開展：第一天不能錯過的三個時段', 11, '明日開展：第一天不能錯過的|三個時段'],
  ['余市北風酒莊在攤位重現一月的葡萄園', 8, '余市北風酒莊|在攤位重現一月的|葡萄園'],
  ['這裡還沒有送出的詢問', 8, '這裡還沒有送出的|詢問'],
  ['參展商參與的方式', 5, '~參展商參與的~|方式'],
  ['鹽之白塔長午後普米蒂沃紅酒 2021', 8, '~鹽之白塔長午後普米蒂沃紅酒 ~2021'],
  ['手作琴酒聯盟推出左手用吧叉匙', 9, '手作琴酒聯盟推出|左手用吧叉匙'],
  ['北風代理商發表六個新代理品', 9, '北風代理商發表|六個新代理品'],
  ['單一麥芽威士忌與調和威士忌', 9, '單一麥芽|威士忌|與調和|威士忌'],
  ['燭羽倫敦琴酒獲設計獎，評審讚許盲文酒標', 9, '~燭羽倫敦琴酒獲設計獎，~評審讚許盲文酒標'],
])('adds breaks between the parts of a longer clause: %s', (title, fits, expected) =>
  expect(breaksOf(title, fits)).toBe(expected),
);
