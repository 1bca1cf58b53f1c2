import { copyOf, createPageCopies } from './page-copies.ts';

const copy = (status: number) =>
  copyOf({ status, html: `${status}`, revision: 1, content: 'a', headers: [], trueUntil: Number.POSITIVE_INFINITY });

it('keeps good copies however many addresses without a page are asked for', async () => {
  const copies = createPageCopies();
  const [good, missing] = [await copy(200), await copy(404)];
  copies.set('/News', good);
  for (let count = 0; count < 5000; count += 1) copies.set(`/made-up-${count}`, missing);
  expect(copies.get('/News')).toBe(good);
  expect(copies.get('/made-up-4999')).toBe(missing);
  expect(copies.size()).toBeLessThan(1000);
});

it('holds one copy of an address, whatever became of it', async () => {
  const copies = createPageCopies();
  const [good, missing] = [await copy(200), await copy(404)];
  for (const one of [good, missing, good, missing]) {
    copies.set('/News/Detail/1', one);
    expect(copies.get('/News/Detail/1')).toBe(one);
    expect(copies.size()).toBe(1);
  }
});
