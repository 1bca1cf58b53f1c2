import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { TitleText } from './title-text.tsx';

/**
 * The title with its break opportunities: `|` where parts join, `~` around text that may break
 * anywhere.
 */
function broken(title: string, fits?: number): string {
  const { container } = render(
    <h2>
      <TitleText fits={fits}>{title}</TitleText>
    </h2>,
  );
  expect(container.textContent).toBe(title);
  return (container.firstElementChild?.innerHTML ?? '')
    .replaceAll('<wbr>', '|')
    .replaceAll(/<span class="dw-clause">(.*?)<\/span>/gu, '~$1~');
}

it.each(['進場前夕：參展商最常問的五件事', 'Six new names at Hanlan, all of them from the Loire'])(
  'keeps clauses together that fit on a line: %s',
  (title) => expect(broken(title)).toBe(title),
);

it.each([
  ['明日開展：第一天不能錯過的三個時段', 11, '明日開展：第一天不能錯過的|三個時段'],
  ['余市北風酒莊在攤位重現一月的葡萄園', 8, '余市北風酒莊|在攤位重現一月的|葡萄園'],
  ['這裡還沒有送出的詢問', 8, '這裡還沒有送出的|詢問'],
  ['參展商參與的方式', 5, '~參展商參與的~|方式'],
  ['鹽之白塔長午後普米蒂沃紅酒 2021', 8, '~鹽之白塔長午後普米蒂沃紅酒 ~2021'],
  ['燭羽倫敦琴酒獲設計獎，評審讚許盲文酒標', 9, '~燭羽倫敦琴酒獲設計獎，~評審讚許盲文酒標'],
])('lets a longer one break where its parts join: %s', (title, fits, expected) =>
  expect(broken(title, fits)).toBe(expected),
);
