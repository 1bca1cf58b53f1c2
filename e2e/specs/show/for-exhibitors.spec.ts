import { checkPage } from '../check-page.ts';
import { desktop, phone, test } from '../test.ts';

/** Pages that differ before and after the show. every-page.spec.ts checks them after it. */
const dependOnDate = ['/en/ExhibitorUpgrade', '/ExhibitorCalendar'];

for (const [index, path] of dependOnDate.entries())
  test(
    `${path} is valid, accessible and shows the warning before the show`,
    { tag: index > 0 ? [] : '@full' },
    async ({ page, ownSite, setDate }) => {
      await setDate('2026-03-01T09:00:00+08:00');
      await checkPage(
        page,
        ownSite.url + path,
        index % 2
          ? { viewport: phone, colorScheme: 'dark' }
          : { viewport: desktop, colorScheme: 'light' },
      );
    },
  );
