import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveComposition, LiveRoute } from '../src/composition/page-state.ts';
import { matchPage } from '../src/composition/matched-page.ts';
import { createPageRedirects } from './page-redirects.ts';

const files = { scripts: [], styles: [] };
const route = (id: string, path: string, middleware?: string[]): LiveRoute => ({
  id,
  path,
  data: {},
  query: {},
  files,
  ...(middleware && { middleware }),
});
const composition: LiveComposition = {
  revision: 1,
  shell: '1.0.0',
  sections: [
    {
      name: 'events',
      version: '1.0.0',
      entry: '/e.js',
      files,
      words: { tw: [], en: [] },
      routes: [route('info', 'EventInfo/:id?', ['chinese-only']), route('calendar', 'EventsCalender')],
      fragments: [],
    },
  ],
  menu: [],
  menuCalls: [],
  unavailable: [],
};

type Reader = { language?: string; edge?: boolean; target?: string };

/** Where a reader of an address is sent, if anywhere. */
function sentTo(url: string, { language = 'en', edge = false, target }: Reader = {}): string | undefined {
  const settings = { siteUrl: 'https://fair.example', edge, ...(target !== undefined && { rootRedirect: { target } }) };
  const redirect = createPageRedirects({ settings, pageAt: (at) => matchPage(composition, at) });
  const said: string[] = [];
  const response = {
    writeHead: (status: number, headers: string[]) => (said.push(`${status} ${headers[1]}`), response),
    end: () => response,
  };
  const headers = { 'accept-language': language, 'sec-fetch-dest': 'document' };
  redirect({ url, method: 'GET', headers } as unknown as IncomingMessage, response as unknown as ServerResponse);
  expect(said.length).toBeLessThanOrEqual(1);
  return said[0]?.replace('302 ', '');
}

it.each<[string, Reader, string | undefined]>([
  ['/', { language: 'zh-TW', target: '/EventsCalender' }, '/EventsCalender'],
  ['/?utm=x', { language: 'zh-TW', target: '/EventsCalender' }, '/EventsCalender?utm=x'],
  // Never two: the reader's language is settled on the same way.
  ['/', { target: '/EventsCalender' }, '/en/EventsCalender'],
  ['/?hl=en', { language: 'zh-TW', target: '/EventsCalender' }, '/en/EventsCalender'],
  ['/', { target: '/EventsCalender', edge: true }, '/EventsCalender'],
  ['/', { target: '/EventInfo/155' }, '/EventInfo/155'],
  ['/en', { target: '/en' }, undefined],
  ['/EventsCalender', { language: 'zh-TW', target: '/EventsCalender' }, undefined],
])('the root redirect: %s of %j is sent to %s', (url, reader, location) => {
  expect(sentTo(url, reader)).toBe(location);
});

it.each([
  ['/EventsCalender', '/en/EventsCalender'],
  ['/EventInfo/155', undefined],
  ['/eventinfo/156', undefined],
  // Who asks for English by the switch gets the notice there.
  ['/EventInfo/155?hl=en', '/en/EventInfo/155'],
  ['/en/EventInfo/155', undefined],
  ['/Nowhere', undefined],
])('an English reader of %s is sent to %s', (url, location) => {
  expect(sentTo(url)).toBe(location);
});
