import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderInSite } from '../testing/render-in-site.tsx';
import { Pagination } from './pagination.tsx';

const render = (ui: ReactElement) => renderInSite(ui, { section: 'ui', messages: {} });
const href = (page: number) => `/VisitorExhibitor?Page=${page}`;

it('links to pages by URL and marks the current page', () => {
  render(<Pagination page={3} pageCount={14} href={href} label="分頁" />);
  expect(screen.getByRole('navigation', { name: '分頁' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '第 14 頁' }).getAttribute('href')).toBe(
    '/VisitorExhibitor?Page=14',
  );
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('3');
  expect(screen.getByRole('link', { name: '上一頁' }).getAttribute('href')).toBe(
    '/VisitorExhibitor?Page=2',
  );
});

it('has no previous link on the first page and no next link on the last', () => {
  const { rerender } = render(<Pagination page={1} pageCount={2} href={href} label="分頁" />);
  expect(screen.queryByRole('link', { name: '上一頁' })).toBeNull();
  rerender(<Pagination page={2} pageCount={2} href={href} label="分頁" />);
  expect(screen.queryByRole('link', { name: '下一頁' })).toBeNull();
});

it('renders nothing for a single page', () => {
  const { container } = render(<Pagination page={1} pageCount={1} href={href} label="分頁" />);
  expect(container.childElementCount).toBe(0);
});
