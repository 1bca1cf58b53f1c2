import { screen, within } from '@testing-library/react';
import { renderInSite } from '../testing/render-in-site.tsx';
import { PageLayout } from './page-layout.tsx';

const site = { section: 'shared', messages: {}, locale: 'en' } as const;
const inBreadcrumb = (text: string) => within(screen.getByRole('navigation')).getByText(text);

it('marks titles that are not in the language of the page, in the breadcrumb too', () => {
  renderInSite(
    <PageLayout
      title="老藤紅酒"
      titleLang="zh-Hant-TW"
      parents={[{ label: '紅酒', href: '/en/VisitorProduct', lang: 'zh-Hant-TW' }]}
    >
      {null}
    </PageLayout>,
    site,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'zh-Hant-TW');
  expect(inBreadcrumb('老藤紅酒')).toHaveAttribute('lang', 'zh-Hant-TW');
  expect(inBreadcrumb('紅酒')).toHaveAttribute('lang', 'zh-Hant-TW');
  expect(inBreadcrumb('Home')).not.toHaveAttribute('lang');
});

it('marks a last breadcrumb item of its own by its own language', () => {
  renderInSite(
    <PageLayout title="老藤紅酒" titleLang="zh-Hant-TW" crumb="Application">
      {null}
    </PageLayout>,
    site,
  );
  expect(inBreadcrumb('Application')).not.toHaveAttribute('lang');
});
