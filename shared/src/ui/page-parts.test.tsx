import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { deviceOf } from '../fair/browser/device.ts';
import { storeHere } from '../fair/hall/here.ts';
import { renderInSite, type SiteSetting } from '../testing/render-in-site.tsx';
import { PageLayout } from './page-layout.tsx';
import { Pagination } from './pagination.tsx';
import { Picture, type PictureRecord } from './picture.tsx';
import { PlaceLink, PlacesNamed } from './place-link.tsx';
import { Share } from './share.tsx';
import { TitleText } from './title-text.tsx';

const render = (ui: ReactElement, setting: Partial<SiteSetting> = {}) =>
  renderInSite(ui, { section: 'ui', messages: {}, locale: 'en', ...setting });

it('a page marks titles in another language than its own, in the breadcrumb too', () => {
  const parents = [{ label: '紅酒', href: '/en/VisitorProduct', lang: 'zh-Hant-TW' }] as const;
  const page = (crumb?: string) => (
    <PageLayout title="老藤紅酒" titleLang="zh-Hant-TW" parents={[...parents]} crumb={crumb}>
      {null}
    </PageLayout>
  );
  const inBreadcrumb = (text: string) => within(screen.getByRole('navigation')).getByText(text);
  const { rerender } = render(page());
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'zh-Hant-TW');
  for (const text of ['老藤紅酒', '紅酒'])
    expect(inBreadcrumb(text)).toHaveAttribute('lang', 'zh-Hant-TW');
  expect(inBreadcrumb('Home')).not.toHaveAttribute('lang');
  rerender(page('Application'));
  expect(inBreadcrumb('Application')).not.toHaveAttribute('lang');
});

it('pagination links to pages by URL, without neighbours that do not exist', () => {
  const pagination = (page: number, pageCount: number) => (
    <Pagination page={page} pageCount={pageCount} href={(at) => `?Page=${at}`} label="分頁" />
  );
  const { rerender } = render(pagination(3, 14), { locale: 'tw' });
  const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
  expect(['第 14 頁', '上一頁', '下一頁'].map(hrefOf)).toEqual(['?Page=14', '?Page=2', '?Page=4']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('3');
  rerender(pagination(1, 2));
  expect(hrefOf('上一頁')).toBeUndefined();
  rerender(pagination(2, 2));
  expect(hrefOf('下一頁')).toBeUndefined();
  rerender(pagination(1, 1));
  expect(screen.queryByRole('navigation')).toBeNull();
});

describe('a picture', () => {
  const file = (width: number) => `/api/expo/Picture/DSWINE2026/news/5-2-0a1b2c3d-${width}.webp`;
  const photo: PictureRecord = {
    Src: file(1440),
    Widths: [368, 720, 1440],
    Width: 800,
    Height: 450,
    Tone: 'wine',
  };
  const show = (picture: PictureRecord, layout: 'tile' | 'wide') => {
    const { container } = render(<Picture picture={picture} alt="A bottle" layout={layout} />);
    return { image: within(container).getByRole('img', { name: 'A bottle' }), container };
  };

  it('lists its widths in srcset, none wider than the layout needs, and has a fixed size', () => {
    const { image } = show(photo, 'wide');
    const narrow = `${file(368)} 368w, ${file(720)} 720w`;
    expect(image).toHaveAttribute('srcset', `${narrow}, ${file(1440)} 1440w`);
    expect(image).toHaveAttribute('width', '800');
    expect(image).toHaveAttribute('height', '450');
    expect(image).toHaveAttribute('loading', 'lazy');
    const tile = show(photo, 'tile').image;
    expect(tile).toHaveAttribute('srcset', narrow);
    expect(tile).toHaveAttribute('src', file(720));
  });

  it('is dimmed in the dark scheme when small, and has other files when wide', () => {
    const small = show({ ...photo, Dark: true }, 'tile');
    expect(small.image).toHaveClass('dw-picture--dimmed');
    expect(small.container.querySelector('source')).toBeNull();
    const { image, container } = show({ ...photo, Dark: true }, 'wide');
    const source = container.querySelector('source');
    expect(source).toHaveAttribute('media', '(prefers-color-scheme: dark)');
    expect(source?.srcset).toBe(image.getAttribute('srcset')?.replaceAll('.webp', '-dark.webp'));
  });
});

describe('a place', () => {
  afterEach(() => localStorage.clear());
  const linked = () =>
    screen
      .queryAllByRole('link')
      .map((link) => [link.textContent.replaceAll('\u00a0', ' '), link.getAttribute('href')]);
  const place = (code: string, walk: number | undefined) => (
    <PlaceLink place={code} walk={walk}>
      {code}
    </PlaceLink>
  );

  it('is a link to the floor plan with the minutes from the entrance, if it is on the plan', () => {
    render(
      <>
        {place('main-stage', 2)}
        {place('main-entrance', 0)}
        {place('south-gate', undefined)}
      </>,
      { locale: 'tw' },
    );
    expect(linked()).toEqual([
      ['main-stage 從入口走 2 分鐘', '/VisitorFloorplan?to=main-stage'],
      ['main-entrance', '/VisitorFloorplan?to=main-entrance'],
    ]);
    expect(screen.getByText('south-gate')).toBeVisible();
  });

  it('has in a card only the minutes from where the visitor is', () => {
    render(
      <PlaceLink booth="A0123" walk={3} compact>
        A0123
      </PlaceLink>,
    );
    expect(screen.getByRole('link')).toHaveTextContent(/^A0123$/u);
    const here = { code: 'B0101', name: { tw: 'B', en: 'B' }, walks: { A0123: 4 } };
    act(() => void storeHere('DSWINE2026', here));
    expect(screen.getByRole('link')).toHaveTextContent('A0123, 4 min from you');
    act(() => void storeHere('DSWINE2026', undefined));
  });

  it('has the minutes from the location that the visitor has set, until it is removed', () => {
    render(
      <>
        {place('main-stage', 2)}
        <PlacesNamed places={[{ Code: 'A0123', Name: 'A0123', Walk: 3, Booth: true }]} />
      </>,
    );
    const walks = { 'main-stage': 4, A0123: 0 };
    const here = { code: 'A0123', name: { tw: 'A0123', en: 'A0123' }, walks };
    act(() => void storeHere('DSWINE2026', here));
    expect(linked()).toEqual([
      ['main-stage 4 min from you', '/en/VisitorFloorplan?from=A0123&to=main-stage'],
      ['A0123 you are here', expect.anything()],
    ]);
    act(() => void storeHere('DSWINE2026', undefined));
    expect(linked()[0]?.[1]).toBe('/en/VisitorFloorplan?to=main-stage');
  });
});

describe('the Share button', () => {
  const url = 'http://localhost/News/Detail/512';
  const desktop = deviceOf({ userAgent: 'Windows NT 10.0; Win64; x64' });
  const copied = 'Url has been copied to clipboard.';
  const offer = (name: 'share' | 'clipboard', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });

  afterEach(() => {
    offer('share', undefined);
    offer('clipboard', undefined);
  });

  async function press(share: unknown, clipboard: unknown, setting: Partial<SiteSetting> = {}) {
    const user = userEvent.setup({ writeToClipboard: false });
    render(<Share href="/News/Detail/512" title="Twelve talks" />, setting);
    offer('share', share);
    offer('clipboard', clipboard);
    await user.click(screen.getByRole('button', { name: 'Share' }));
  }

  it('opens the share sheet, and shows no message when it is closed', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    await press(share, undefined);
    expect(share).toHaveBeenCalledWith({ title: 'Twelve talks', url });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  const notAllowed = async () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  it.each<[string, unknown, Partial<SiteSetting>]>([
    ['without a share sheet', undefined, {}],
    ['whose share sheet is not allowed', notAllowed, {}],
    ['that is a desktop', async () => undefined, { fair: { device: desktop } }],
  ])('copies the URL on a device %s', async (_device, share, setting) => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    await press(share, { writeText }, setting);
    expect(await screen.findByText(copied)).toHaveAttribute('role', 'status');
    expect(writeText).toHaveBeenCalledWith(url);
  });

  it('shows the URL when the clipboard is unavailable', async () => {
    await press(undefined, undefined);
    expect(await screen.findByText(url)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Please copy this address:');
  });
});

it('keeps the phrases of a title that the server has found', async () => {
  const container = document.createElement('div');
  const phrases = ['原料署名的', '淡色艾爾', '與小麥啤酒'];
  container.innerHTML = `<span class="dw-clause">${phrases.join('<wbr>')}</span>`;
  await act(async () => {
    hydrateRoot(container, <TitleText fits={8}>{phrases.join('')}</TitleText>);
    await Promise.resolve();
  });
  expect(container.querySelectorAll('wbr')).toHaveLength(2);
  expect(container).toHaveTextContent(phrases.join(''));
});
