import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import type { CompositionRoute } from '../composition/page-state.ts';
import { renderInShell } from '../layout/shell.fixture.tsx';
import { LanguageNotice } from './language-notice.tsx';
import { requiredKeys, WhenPublished } from './when-published.tsx';

const english = { locale: 'en', path: '/en/Report' } as const;
const report = 'Report/DSWINE2026?Lang=en';
const news = 'News/DSWINE2026?Lang=en';

it.each([
  ['shows a placeholder when the edition has no record for the page', { [report]: null }, true],
  ['shows the page while a record is still loading', {}, false],
])('%s', (_what, answers, isMissing) => {
  renderInShell(
    <SWRConfig value={{ fallback: { [news]: {}, ...answers } }}>
      <WhenPublished keys={[news, report]}>
        <p>The report</p>
      </WhenPublished>
    </SWRConfig>,
    english,
  );
  expect([
    screen.queryByText('The report') === null,
    screen.queryByRole('heading') !== null,
  ]).toEqual([isMissing, isMissing]);
});

it('keeps the page mounted and focused when its requests change', () => {
  let search = (_key: string) => {};
  function List() {
    const [key, setKey] = useState(news);
    search = setKey;
    return (
      <WhenPublished keys={[key]}>
        <input />
      </WhenPublished>
    );
  }
  renderInShell(<List />, english);
  const field = screen.getByRole('textbox');
  field.focus();
  act(() => search(report));
  expect(screen.getByRole('textbox')).toBe(field);
  expect(field).toHaveFocus();
});

it('ignores optional requests', () => {
  const data = {
    report: { template: 'Report/{Code}{?Lang}' },
    news: { template: 'News/{Code}{?Lang}', optional: true },
  };
  const at = { exhibitionCode: 'DSWINE2026', locale: 'en', params: {}, query: {} } as const;
  expect(requiredKeys(data, at)).toEqual([report]);
});

const files = { scripts: [], styles: [] };
const route: CompositionRoute = { id: 'topic', path: 'EventInfo/:id?', data: {}, query: {}, files };
const chineseOnly = { ...route, middleware: ['chinese-only'] };

it.each([
  ['en', chineseOnly, 'This page is available in Chinese only.'],
  ['tw', chineseOnly, ''],
  ['en', route, ''],
] as const)('%# tells English readers that a route is Chinese only', (locale, shown, text) => {
  const { container } = renderInShell(<LanguageNotice route={shown} />, { locale, path: '/' });
  expect(container.textContent).toContain(text);
  expect(container.textContent === '').toBe(text === '');
});
