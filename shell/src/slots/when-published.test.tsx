import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { renderInShell } from '../layout/shell.fixture.tsx';
import { requiredKeys, WhenPublished } from './when-published.tsx';

const report = 'Report/DSWINE2026?Lang=en';
const news = 'News/DSWINE2026?Lang=en';
const page = (answers: Record<string, unknown>) => (
  <SWRConfig value={{ fallback: answers }}>
    <WhenPublished keys={[news, report]}>
      <p>The report</p>
    </WhenPublished>
  </SWRConfig>
);

it('shows a placeholder when the edition has no record for the page', () => {
  renderInShell(page({ [news]: {}, [report]: null }), { locale: 'en', path: '/en/Report' });
  expect(
    screen.getByRole('heading', { level: 1, name: 'We’re getting things ready for you!' }),
  ).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en');
  expect(screen.queryByText('The report')).toBeNull();
});

it('shows the page while a record is still loading', () => {
  renderInShell(page({ [news]: {} }), { locale: 'en', path: '/en/Report' });
  expect(screen.getByText('The report')).toBeVisible();
});

it('keeps the page mounted and focused when its requests change', () => {
  let search = (_key: string) => {};
  function List() {
    const [key, setKey] = useState(news);
    search = setKey;
    return (
      <WhenPublished keys={[key]}>
        <input aria-label="Search" />
      </WhenPublished>
    );
  }
  renderInShell(<List />, { locale: 'en', path: '/en/News' });
  const field = screen.getByLabelText('Search');
  field.focus();
  act(() => search(report));
  expect(screen.getByLabelText('Search')).toBe(field);
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
