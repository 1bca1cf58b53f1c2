import { expectLink, expectNoLink, expectText } from '@dswine/shared/testing/read-page';
import { fireEvent, screen, within } from '@testing-library/react';
import { open } from '../open-sample.fixture.ts';

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

const show = (search = '', locale: 'tw' | 'en' = 'tw') =>
  open('floor-plan', { search, locale, path: '/VisitorFloorplan' });
const card = () => screen.queryByRole('article');

it('draws every booth as a link outside the tab order, and lists the same links', async () => {
  const { container } = await show();
  const hrefs = (links: Iterable<Element>) =>
    [...links].map((link) => link.getAttribute('href')).sort();
  const drawn = [...container.querySelectorAll('svg a')];
  expect(hrefs(drawn)).toContain('/VisitorFloorplan?booth=A0122');
  expect(hrefs(drawn)).toEqual(hrefs(container.querySelectorAll('details a[href*="booth="]')));
  expect(drawn.every((link) => link.getAttribute('tabindex') === '-1')).toBe(true);
});

it('names the booth under the pointer, and the one whose link has the focus', async () => {
  const { container } = await show();
  const caption = () => container.querySelector('#plan > p[aria-hidden]')?.textContent;
  expect(caption()).toBeUndefined();
  const drawn = container.querySelector('[data-booth="A0123"] rect') ?? document.body;
  fireEvent.mouseOver(drawn);
  expect(caption()).toBe('A0123 白鷺岸酒莊');
  fireEvent.mouseOver(drawn.closest('svg') ?? document.body);
  expect(caption()).toBeUndefined();
  fireEvent.focusIn(container.querySelector('details a[href$="booth=A0122"]') ?? document.body);
  expect(caption()).toMatch(/^A0122/);
});

it('shows the booth of ?booth= with its exhibitor, other booths and list button', async () => {
  await show('booth=a-123');
  const name = 'A0123 白鷺岸酒莊';
  expect(screen.getByRole('heading', { name })).toBeVisible();
  expectLink('看這家參展商', '/VisitorExhibitor/Detail/1001');
  expectText('同一參展商也在 A0121');
  expect(screen.getByRole('button', { name: '加入清單：白鷺岸酒莊' })).toHaveAttribute(
    'data-list-entry',
    'e1001\n白鷺岸酒莊\n\nA0121,A0123',
  );
});

it('links the same number in other areas, and reports an unknown number', async () => {
  const first = await show('booth=123');
  expect(within(screen.getByRole('article')).getByRole('link', { name: 'B0123' })).toBeVisible();
  first.unmount();
  await show('booth=Z9');
  expect(card()).toBeNull();
  expectText(/沒有攤位「Z9」/);
});

it('labels a booth without an exhibitor as “to be announced”', async () => {
  await show('booth=A0122', 'en');
  const name = 'A0122 Exhibitor to be announced';
  expect(screen.getByRole('heading', { name })).toBeVisible();
  expectNoLink('See this exhibitor');
});

it('finds booths by name and selects the only exhibitor found', async () => {
  await show('find=herons');
  expectText('「herons」找到 2 個攤位');
  expect(card()).toHaveTextContent('白鷺岸酒莊');
});

it('shows the route between two locations in metres and in steps', async () => {
  await show('from=main-entrance&to=a-123', 'en');
  expectText('Main Entrance → A0123 Domaine de la Rive aux Hérons', 'About 46 m');
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual(
    expect.arrayContaining([
      'With Main Entrance behind you, walk straight on for 32 m, heading north, to the corner by booth B0123 Taichung Distillery.You pass booth D0411 Sanjiaodu Craft Beer on your right.',
      'Turn left and walk 12 m west.',
      'A0123 Domaine de la Rive aux Hérons is on your left.',
    ]),
  );
});

it.each([
  ['Main Entrance to A0123', 'A0123 Domaine'],
  ['from B0123 to C0305', 'C0305'],
])('shows the route for the search text "%s"', async (typed, end) => {
  await show(`find=${encodeURIComponent(typed)}`, 'en');
  expectText(/^About \d+ m$/u);
  expect(screen.getByText(new RegExp(`^.+ → ${end}`, 'u'))).toBeVisible();
});

it('marks an unknown location as invalid and preserves the input', async () => {
  await show('from=nowhere&to=B0123');
  const from = screen.getByRole('combobox', { name: '從哪裡出發' });
  expect(from).toHaveValue('nowhere');
  expect(from).toBeInvalid();
});

it('opens a listed booth within the page and moves focus to its heading', async () => {
  const sent: string[] = [];
  const recordSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    sent.push([...fields].map((pair) => pair.join('=')).join('&'));
  };
  document.addEventListener('submit', recordSubmit);
  history.replaceState(null, '', '/VisitorFloorplan');
  await show();
  fireEvent.click(screen.getByText('洗手間', { selector: 'a span' }));
  expectText('大廳入口 → 洗手間');
  fireEvent.click(screen.getByText('C0305', { selector: 'details a' }));
  expect(screen.getByRole('heading', { name: 'C0305 雪待酒造' })).toHaveFocus();
  expect(sent).toEqual(['to=toilets', 'booth=C0305']);
  document.removeEventListener('submit', recordSubmit);
});

it('shows only the area of the query', async () => {
  const { container } = await show('area=sake');
  const current = screen.getByRole('link', { name: /清酒/, current: true });
  expect(current).toHaveAttribute('href', '/VisitorFloorplan');
  const listed = [...container.querySelectorAll('details')];
  expect(listed.map(({ dataset }) => dataset['area'])).toEqual(['sake']);
});

it('draws no booths while the plan is not published', async () => {
  const { container } = await open('floor-plan', { state: 'empty', locale: 'en' });
  expectText('Updating Soon');
  expect(container.querySelector('svg a')).toBeNull();
});
