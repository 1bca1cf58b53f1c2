import { OverloadedError, RenderError } from '../rendering/render-errors.ts';
import type { PersonalRequest } from '../rendering/render-request.ts';
import { createBreaker, fine, liveWith, now, renderPage } from './page-renderer.fixture.ts';

it.each([
  ['/News', { data: [] }, false],
  ['/News', { code: 404 }, false],
  ['/News', { code: 500 }, true],
  ['/en/News', { code: 500 }, false],
] as const)(
  'limits the validity of %s with the menu response %j to 30 s: %p',
  async (address, menu, soon) => {
    const page = await renderPage(liveWith({}), { address, menu });
    expect(page.status).toBe(200);
    expect(page.validUntil).toBe(soon ? now + 30_000 : Number.POSITIVE_INFINITY);
  },
);

it('responds with 500 to a route with an unknown middleware, without rendering its page', async () => {
  expect(await renderPage(liveWith({ middleware: ['members-only'] }))).toMatchObject({
    status: 500,
    seen: [{ status: 500, problem: 'unknownMiddleware' }],
  });
  expect(await renderPage(liveWith({ middleware: ['chinese-only'] }))).toMatchObject({
    status: 200,
  });
});

/** The first rendering fails with `first`; all others succeed. */
function failingOnce(first: Error): () => string {
  let rendered = 0;
  return () => {
    rendered += 1;
    if (rendered === 1) throw first;
    return 'whole';
  };
}
const late = () => failingOnce(new RenderError('limit', 'late'));

it('renders a page again when its process exits, without opening the circuit', async () => {
  const breaker = createBreaker();
  const draw = failingOnce(new RenderError('exited', 'the heap is full'));
  expect(await renderPage(liveWith({}), { draw, breaker })).toMatchObject({ status: 200 });
  expect(await renderPage(liveWith({}), { breaker })).toMatchObject({ status: 200 });
});

it('opens the circuit for the URL of a bad record, then for its page, without a retry', async () => {
  const breaker = createBreaker();
  const live = liveWith({ path: 'News/:id' });
  const open = (address: string, draw?: () => string) =>
    renderPage(live, { address, breaker, ...(draw && { draw }) });
  expect(await open('/News/1', late())).toMatchObject({ status: 503 });
  for (const address of ['/News/2', '/en/News/3'])
    expect(await open(address)).toMatchObject({ status: 200 });
  const { status, seen } = await open('/News/1');
  // The layout with a notice instead of the page.
  expect([status, seen.length]).toEqual([503, 1]);
  // A success in between, so that two failures are left.
  for (const id of [4, 5]) await open(`/News/${id}`, late());
  expect(await open('/News/6')).toMatchObject({ status: 200 });
  for (const id of [7, 8, 9]) await open(`/News/${id}`, late());
  expect(await open('/News/10')).toMatchObject({ status: 503 });
});

it.each<[string, string, PersonalRequest | undefined]>([
  ['a form', '/News', { form: { name: 'f', path: '/News', values: {}, problems: [] } }],
  ['personal data', '/News', { load: () => Promise.resolve(fine) }],
  ['search terms', '/News?keyword=wine', undefined],
])(
  'does not open the circuit when a page fails with %s of a visitor',
  async (_what, address, visit) => {
    const breaker = createBreaker();
    const live = liveWith({ query: { keyword: 'text' } });
    const options = { draw: late(), address, breaker, ...(visit && { visit }) };
    expect(await renderPage(live, options)).toMatchObject({ status: 503 });
    expect(await renderPage(live, { breaker })).toMatchObject({ status: 200 });
  },
);

it('sends a busy notice when no process is free in time, without opening the circuit', async () => {
  const breaker = createBreaker();
  const draw = failingOnce(new OverloadedError('waited'));
  const { html, seen, ...page } = await renderPage(liveWith({}), { draw, breaker });
  expect(page).toMatchObject({ status: 503, isComplete: false });
  expect(seen).toHaveLength(1);
  expect(html).toContain('Server is busy, please try again later');
  expect(html).toContain('伺服器忙碌中，請稍後再試');
  expect(await renderPage(liveWith({}), { breaker })).toMatchObject({ status: 200 });
});
