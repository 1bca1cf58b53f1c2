import { expect, openPage, test } from '../test.ts';

test('the browser blocks third-party scripts, inline scripts and scripts without integrity', async ({
  page,
  site,
  routes,
}) => {
  await openPage(page, site + routes.story);
  const outcomes = await page.evaluate(async () => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = () => document.createElement('script');
    const withoutIntegrity = script();
    const loading = new Promise((resolve) => {
      withoutIntegrity.onload = () => resolve('loaded');
      withoutIntegrity.onerror = () => resolve('blocked');
    });
    const known = document.querySelector<HTMLScriptElement>('script[src*="/early."]')?.src ?? '';
    withoutIntegrity.src = `${known}?again`;
    document.head.append(withoutIntegrity);
    return [
      attempt(() => (script().src = 'https://elsewhere.example/x.js')),
      attempt(() => (script().text = 'alert(1)')),
      attempt(() => document.createElement('p').insertAdjacentHTML('beforeend', '<img onerror=x>')),
      // eslint-disable-next-line no-restricted-syntax -- blocked before it waits
      attempt(() => setTimeout('alert(1)')),
      attempt(() => window.trustedTypes?.createPolicy('another', {} as never)),
      await loading,
    ];
  });
  expect(outcomes).toEqual([
    'TypeError',
    'SyntaxError',
    'TypeError',
    'SyntaxError',
    'TypeError',
    'blocked',
  ]);
});
