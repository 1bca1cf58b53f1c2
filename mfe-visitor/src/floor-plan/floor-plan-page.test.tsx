import { renderPage } from '@dswine/shared/testing/render-page';
import { fireEvent, screen, within } from '@testing-library/react';
import { section } from '../section.tsx';
import { samplePlan, unpublishedPlan } from './floor-plan.fixture.ts';

// jsdom has no layout and never reports a size of the window.
beforeAll(() => {
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    matchMedia: () => ({ matches: true }),
  });
  Element.prototype.scrollIntoView = () => undefined;
});

const open = (search = '', locale: 'tw' | 'en' = 'tw') =>
  renderPage(section, 'floor-plan', {
    search,
    locale,
    path: '/VisitorFloorplan',
    data: { plan: samplePlan(locale) },
  });
const card = () => screen.queryByRole('article');

it('draws every booth as a link outside the tab order, and lists the same links', async () => {
  const { container } = await open();
  const drawn = [...container.querySelectorAll('svg a')];
  expect(drawn.map((link) => link.getAttribute('href')).sort()).toEqual(
    samplePlan('tw')
      .Booths.map(({ Number }) => `/VisitorFloorplan?booth=${Number}`)
      .sort(),
  );
  expect(drawn.every((link) => link.getAttribute('tabindex') === '-1')).toBe(true);
  const listed = [...container.querySelectorAll('details a')].map((link) =>
    link.getAttribute('href'),
  );
  for (const link of drawn) expect(listed).toContain(link.getAttribute('href'));
});

it.each(['A0123', 'a-123', '123'])('shows booth A0123 for ?booth=%s', async (written) => {
  await open(`booth=${written}`);
  expect(screen.getByRole('heading', { name: 'A0123 白鷺岸酒莊' })).toBeVisible();
  expect(screen.getByRole('link', { name: '看這家參展商' })).toHaveAttribute(
    'href',
    '/VisitorExhibitor/Detail/1001',
  );
  expect(screen.getByText('同一參展商也在 A0121')).toBeVisible();
  expect(screen.getByRole('button', { name: '我的清單：白鷺岸酒莊' })).toHaveAttribute(
    'data-list-entry',
    'e1001\n白鷺岸酒莊\n\nA0121,A0123',
  );
});

it('links the same number in other areas, and reports an unknown number', async () => {
  const first = await open('booth=123');
  expect(within(screen.getByRole('article')).getByRole('link', { name: 'B0123' })).toBeVisible();
  first.unmount();
  await open('booth=Z9');
  expect(card()).toBeNull();
  expect(screen.getByText(/沒有攤位「Z9」/)).toBeVisible();
});

it('labels a booth without an exhibitor as “to be announced”', async () => {
  await open('booth=A0122', 'en');
  expect(screen.getByRole('heading', { name: 'A0122 Exhibitor to be announced' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See this exhibitor' })).toBeNull();
});

it('finds booths by name and selects the only exhibitor found', async () => {
  await open('find=herons');
  expect(screen.getByRole('heading', { name: '「herons」找到 2 個攤位' })).toBeVisible();
  expect(card()).toHaveTextContent('白鷺岸酒莊');
});

it('shows the route between two locations in metres and in steps', async () => {
  await open('from=main-entrance&to=a-123', 'en');
  expect(screen.getByText('Main Entrance → A0123 Domaine de la Rive aux Hérons')).toBeVisible();
  expect(screen.getByText('About 46 m')).toBeVisible();
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toContain(
    'With Main Entrance behind you, walk straight on for 32 m, heading north, to the corner by booth B0123 Taichung Distillery.You pass booth D0411 Sanjiaodu Craft Beer on your right.',
  );
  expect(steps).toContain('Turn left and walk 12 m west.');
  expect(steps).toContain('A0123 Domaine de la Rive aux Hérons is on your left.');
});

it.each([
  ['Main Entrance to A0123', 'A0123 Domaine'],
  ['from B0123 to C0305', 'C0305'],
])('shows the route for the search text "%s"', async (typed, end) => {
  await open(`find=${encodeURIComponent(typed)}`, 'en');
  expect(screen.getByText(/^About \d+ m$/u)).toBeVisible();
  expect(screen.getByText(new RegExp(`^.+ → ${end}`, 'u'))).toBeVisible();
});

it('marks an unknown location as invalid and preserves the input', async () => {
  await open('from=nowhere&to=B0123');
  const from = screen.getByRole('combobox', { name: '從哪裡出發' });
  expect(from).toHaveValue('nowhere');
  expect(from).toBeInvalid();
});

it('opens a listed booth within the page and moves focus to its heading', async () => {
  const sent: string[] = [];
  const recordSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement)
      sent.push([...new FormData(event.target)].map((pair) => pair.join('=')).join('&'));
  };
  document.addEventListener('submit', recordSubmit);
  history.replaceState(null, '', '/VisitorFloorplan');
  await open();
  fireEvent.click(screen.getByText('洗手間', { selector: 'a span' }));
  expect(sent).toEqual(['to=toilets']);
  expect(screen.getByText('大廳入口 → 洗手間')).toBeVisible();
  fireEvent.click(screen.getByText('C0305', { selector: 'details a' }));
  expect(sent[1]).toBe('booth=C0305');
  expect(screen.getByRole('heading', { name: 'C0305 雪待酒造' })).toHaveFocus();
  document.removeEventListener('submit', recordSubmit);
});

it('shows only the area of the query', async () => {
  const { container } = await open('area=sake');
  expect(screen.getByRole('link', { name: /清酒/, current: true })).toHaveAttribute(
    'href',
    '/VisitorFloorplan',
  );
  expect([...container.querySelectorAll('details')].map(({ dataset }) => dataset['area'])).toEqual([
    'sake',
  ]);
});

it.each([
  ['tw', '平面圖更新中'],
  ['en', 'Updating Soon'],
] as const)('shows a notice instead of an unpublished plan (%s)', async (locale, title) => {
  const { container } = await renderPage(section, 'floor-plan', {
    locale,
    data: { plan: unpublishedPlan(locale) },
  });
  expect(screen.getByText(title)).toBeVisible();
  expect(container.querySelector('svg a')).toBeNull();
});

it('shows a loading state, and an error with a retry link', async () => {
  const loading = await renderPage(section, 'floor-plan');
  expect(screen.getByRole('status', { name: '載入中' })).toBeVisible();
  loading.unmount();
  await renderPage(section, 'floor-plan', { failures: { plan: 503 } });
  expect(screen.getByText('暫時讀不到平面圖')).toBeVisible();
  expect(screen.getByRole('link', { name: '再試一次' })).toHaveAttribute(
    'href',
    '/VisitorFloorplan',
  );
});
