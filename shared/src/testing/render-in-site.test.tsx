import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageQuery } from '../section/request-key.ts';
import { usePageData, useSite, useTranslations } from '../section/runtime.ts';
import { renderInSite, type SiteSetting } from './render-in-site.tsx';

const requests = { wines: { template: 'Wines/{Code}{?Lang,Page}' } };
const messages = { count: '共 {{count}} 款' };
const query: PageQuery = { page: ['2'] };

function Wines() {
  const t = useTranslations();
  const { edition } = useSite();
  const { data, error, mutate } = usePageData<{ Total: number }>('wines');
  if (error) return <button onClick={() => void mutate()}>{error.code}</button>;
  if (!data) return <p>載入中</p>;
  return <p>{`${edition?.Code}：${t('count', { count: data.Total })}`}</p>;
}

const show = (setting: Partial<SiteSetting>) =>
  renderInSite(<Wines />, { section: 'cellar', messages, requests, query, ...setting });

it('renders the component with the given data', () => {
  show({ data: { wines: { Total: 12 } } });
  expect(screen.getByText('DSWINE2026：共 12 款')).toBeVisible();
});

it('renders a request without data as loading', () => {
  show({});
  expect(screen.getByText('載入中')).toBeVisible();
});

it('renders the code of a failure, and the data of a retry', async () => {
  const requestedKeys: string[] = [];
  show({
    failures: { wines: 503 },
    fetcher: async (key) => (requestedKeys.push(key), { Total: 3 }),
  });
  await userEvent.click(screen.getByRole('button', { name: '503' }));
  expect(await screen.findByText('DSWINE2026：共 3 款')).toBeVisible();
  expect(requestedKeys).toEqual(['Wines/DSWINE2026?Lang=tw&Page=2']);
});

it('logs an error that names a missing message', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  show({ data: { wines: { Total: 1 } }, messages: {} });
  expect(complaints).toHaveBeenCalledWith('The words of "cellar" have no "count_other" in tw.');
});

it('throws for data of an undeclared request', () => {
  expect(() => show({ data: { beers: { Total: 1 } } })).toThrow('"requests" has no such request');
});
