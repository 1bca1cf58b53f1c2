import { pino } from 'pino';
import type { ResolvedComposition as Live } from './live-composition.ts';
import { createPageAnswers } from './page-answers.ts';
import { createPageCopies } from './page-copies.ts';
import type { RenderedPage } from './page-renderer.ts';

const live = { revision: 1, composition: { sections: [] }, contentSecurityPolicy: '' } as unknown as Live;
const address = new URL('http://localhost/en/');

function rendered(html: string, status = 200): RenderedPage {
  return { status, html, trueUntil: Number.POSITIVE_INFINITY, whole: status < 500 };
}

/** Pages whose content changes from `before` to `after` while the first of `renderings` runs. */
function withChangeWhileRendering(...renderings: RenderedPage[]) {
  let content = 'before';
  const copies = createPageCopies();
  const pages = createPageAnswers({
    live: () => live,
    content: () => content,
    render: async () => {
      content = 'after';
      copies.clear();
      return renderings.shift() ?? rendered('asked too often');
    },
    copies,
    settings: { siteUrl: 'http://localhost', edge: false },
    log: pino({ level: 'silent' }),
    count: () => undefined,
  });
  return async () => (await pages.answer(address)).html.toString();
}

it('renders anew what was rendered from content that changed meanwhile', async () => {
  const answer = withChangeWhileRendering(rendered('with the withdrawn one'), rendered('without'));
  expect(await answer()).toBe('with the withdrawn one');
  expect(await answer()).toBe('without');
  expect(await answer()).toBe('without');
});

it('keeps no last good copy of content that changed while it was rendered', async () => {
  const answer = withChangeWhileRendering(rendered('with the withdrawn one'), rendered('a notice', 503));
  await answer();
  expect(await answer()).toBe('a notice');
});

it.each([
  ['https://www.dswine.example', true],
  ['http://localhost', false],
])('tells browsers to come back over https only where the site is reached so: %s', async (siteUrl, told) => {
  const pages = createPageAnswers({
    live: () => live,
    content: () => 'one',
    render: async () => rendered('a page'),
    copies: createPageCopies(),
    settings: { siteUrl, edge: false },
    log: pino({ level: 'silent' }),
    count: () => undefined,
  });
  for (const { headers } of [await pages.answer(address), await pages.forOne(address, {}, 200)])
    expect(headers.includes('strict-transport-security')).toBe(told);
});
