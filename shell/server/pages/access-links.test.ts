import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchPage } from '../../src/composition/matched-page.ts';
import { shellRoutes } from '../../src/shell-routes.ts';
import { createPageRedirects } from './page-redirects.ts';
import { composition } from './page-redirects.fixture.ts';

describe('the access key of a mailed link', () => {
  const key = '0123456789'.repeat(4);
  /** The response of the first redirect that applies. */
  function responseTo(url: string) {
    const settings = { siteUrl: 'https://fair.example', edge: false };
    const redirects = createPageRedirects({
      settings,
      pageAt: (at) => matchPage(composition, shellRoutes, at),
    });
    const answers: [number, string[]][] = [];
    const response = {
      writeHead: (...head: [number, string[]]) => (answers.push(head), response),
      end: () => response,
    };
    const headers = { 'accept-language': 'en', 'sec-fetch-dest': 'document' };
    const request = { url, method: 'GET', headers } as unknown as IncomingMessage;
    const to = response as unknown as ServerResponse;
    const did =
      redirects.toTokenless(request, to) ||
      redirects.toLocale(request, to) ||
      redirects.toCanonical(request, to);
    expect(did).toBe(answers.length === 1);
    const [status, flat] = answers[0] ?? [200, []];
    const valuesOf = (name: string) =>
      flat.filter((_, at) => at % 2 === 1 && flat[at - 1] === name);
    return {
      status,
      location: valuesOf('location')[0],
      cookies: valuesOf('set-cookie'),
      cache: valuesOf('cache-control'),
    };
  }

  it.each([
    ['/EventRunBar/ApplyList', '/EventRunBar/ApplyList'],
    ['/en/eventrunbar/applylist/', '/en/EventRunBar/ApplyList'],
    ['//EventRunBar//ApplyList', '/EventRunBar/ApplyList'],
  ])('moves into cookies before any other redirect: %s', (path, clean) => {
    const attributes = 'Max-Age=3600; HttpOnly; SameSite=Lax; Secure';
    expect(responseTo(`${path}?done=DSW-1&key=${key}&utm=x`)).toEqual({
      status: 303,
      location: `${clean}?done=DSW-1`,
      cache: ['no-store'],
      cookies: ['/EventRunBar/ApplyList', '/en/EventRunBar/ApplyList', '/api/expo/Event'].map(
        (at) => `__Secure-dswine_applications=${key}; Path=${at}; ${attributes}`,
      ),
    });
  });

  it('is ignored when it is malformed', () => {
    const response = responseTo('/en/EventRunBar/ApplyList?key=x%0d%0aSet-Cookie:%20a=b');
    expect(response).toMatchObject({
      status: 303,
      location: '/en/EventRunBar/ApplyList',
      cookies: [],
    });
  });

  it('sets no cookies on other pages', () => {
    expect(responseTo(`/en/EventsCalender?key=${key}`).cookies).toEqual([]);
  });
});
