import { RenderError } from '../rendering/render-errors.ts';
import { liveWith, now, renderPage } from './page-renderer.fixture.ts';

it.each([
  [404, 404, 404],
  [400, 404, 404],
  [403, 403, 403],
  [429, 429, 429],
  [0, 200, 503],
])(
  'a required call with code %i is shown with %i and sent with %i',
  async (code, shown, status) => {
    expect(await renderPage(liveWith({}), { news: { code } })).toMatchObject({
      status,
      seen: [{ status: shown }],
    });
  },
);

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

it.each([
  ['the cellar is flooded', undefined],
  ["Cannot read properties of undefined (reading 'Title')", 'noData'],
])('renders the error page with 500 when rendering fails with "%s"', async (message, problem) => {
  const { status, html, seen } = await renderPage(liveWith({}), {
    draw: ({ status: requested }) => {
      if (requested !== 500) throw new RenderError('threw', message);
      return 'the error page';
    },
  });
  expect({ status, html }).toEqual({ status: 500, html: 'the error page' });
  expect(seen.at(-1)).toEqual({ status: 500, ...(problem && { problem }) });
});
