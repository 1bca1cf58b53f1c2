import { checkedWorld } from './checked-release.fixture.ts';
import { sectionBundle } from './small-releases.fixture.ts';

const { small, reasonsAgainst } = checkedWorld();

it('notes pages of other sections that link to a removed page, without rejecting', async () => {
  const links = `<h1>News</h1><p><a href="/visitorPage?a=1">a</a><a href="/eventsPage">b</a></p>`;
  await small.publish('mfe-info', '1.1.0', {
    server: sectionBundle('mfe-info', { pages: { page: `() => '${links}'` } }),
  });
  await small.putLive({ releases: { 'mfe-info': '1.1.0' } });
  const notes: string[] = [];
  const reasons = await reasonsAgainst(
    {
      'mfe-visitor': {
        draft: (draft) => ({
          ...draft,
          routes: draft.routes.map((route) => ({ ...route, path: 'renamed' })),
        }),
      },
    },
    { note: (text) => notes.push(text) },
  );
  expect(reasons).toEqual([]);
  const dead = notes.filter((text) => text.includes('Other sections link'));
  expect(dead).toEqual([
    expect.stringContaining('mfe-info /infoPage: <a href="/visitorPage?a=1">'),
  ]);
  expect(dead.join()).not.toContain('eventsPage');
});
