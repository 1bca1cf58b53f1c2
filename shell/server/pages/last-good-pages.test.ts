import { address, handlerOf, rendered, requestAt } from './page-handler.fixture.ts';
import type { RenderedPage } from './page-renderer.ts';

it('marks a page as broken only when code fails, until a complete rendering replaces it', async () => {
  const failed = rendered('a notice', 503);
  const whole = rendered('a page');
  let next: RenderedPage = whole;
  let [content, passed] = ['one', 0];
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => passed);
  const { pages } = handlerOf({ content: () => content, render: async () => next });
  const isBroken = async () => {
    const { labels, status } = await pages.pageFor(requestAt(address));
    expect(status).toBe(200);
    return labels.isBroken ?? false;
  };
  expect(await isBroken()).toBe(false);
  [content, next] = ['two', failed];
  expect(await isBroken()).toBe(false);
  next = { ...failed, isBroken: true };
  expect(await isBroken()).toBe(true);
  [content, next] = ['three', whole];
  expect(await isBroken()).toBe(false);
  // Rendered again in the background.
  [passed, next] = [31_000, { ...whole, isComplete: false, isBroken: true }];
  await isBroken();
  await new Promise(setImmediate);
  expect(await isBroken()).toBe(true);
  next = whole;
  await isBroken();
  await new Promise(setImmediate);
  expect(await isBroken()).toBe(false);
  clock.mockRestore();
});
