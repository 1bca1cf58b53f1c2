import { expect } from '../test.ts';
import { test } from './faulty-site.fixture.ts';

/** A client that requests more pages than the site can render costs others no page. */
const flood = { client: '203.0.113.2', searches: 300 };
const visitor = { client: '203.0.113.3', searches: 10 };

/** Searches for different keywords, all at once. Their results are not cached. */
function search(site: string, { client, searches }: typeof flood): Promise<number[]> {
  return Promise.all(
    Array.from({ length: searches }, async (_, index) => {
      const url = `${site}/VisitorExhibitor?keyword=${client}-${index}`;
      return (await fetch(url, { headers: { 'x-forwarded-for': client } })).status;
    }),
  );
}

test(
  'searches of a flooding client are rejected, but not those of another client',
  { tag: '@full' },
  async ({ ownSite: { url } }) => {
    const flooding = search(url, flood);
    expect(await search(url, visitor)).toEqual(Array<number>(visitor.searches).fill(200));
    expect(new Set(await flooding)).toEqual(new Set([200, 503]));
  },
);
