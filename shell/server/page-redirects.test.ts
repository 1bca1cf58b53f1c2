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

const settings = { siteUrl: 'https://fair.example', edge: false };
const redirect = createPageRedirects({ settings, pageAt: (url) => matchPage(composition, url) });

/** Where an English reader of an address is sent, if anywhere. */
function sentTo(url: string): string | undefined {
  let location: string | undefined;
  const response = {
    writeHead: (_status: number, headers: string[]) => ((location = headers[1]), response),
    end: () => response,
  };
  const headers = { 'accept-language': 'en', 'sec-fetch-dest': 'document' };
  redirect({ url, method: 'GET', headers } as unknown as IncomingMessage, response as unknown as ServerResponse);
  return location;
}

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
