import { address, handlerOf, rendered, requestAt } from './page-handler.fixture.ts';

it('tells a rendering whether a good copy would replace it', async () => {
  let content = 'one';
  const copies: (boolean | undefined)[] = [];
  const { pages } = handlerOf({
    content: () => content,
    render: async ({ hasGoodCopy }) => {
      copies.push(hasGoodCopy);
      return rendered('a page');
    },
  });
  await pages.pageFor(requestAt(address));
  content = 'two';
  await pages.pageFor(requestAt(address));
  expect(copies).toEqual([false, true]);
});
