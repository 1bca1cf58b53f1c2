import type { Locale } from '../section/section.ts';
import { createHttp } from '../section/http.ts';
import type { Site } from '../section/runtime.ts';
import type { Member } from '../contract/members.ts';
import { sampleEdition } from '../testing/edition.fixture.ts';
import { sampleLinks } from '../testing/links.fixture.ts';

/** The member of the harness. */
export const sampleMember: Member = {
  Id: '1',
  Name: '陳品酒',
  Email: 'member@dswine.example',
  Company: '品酒工作室',
  Locale: 'tw',
};

export const exhibitionCode = 'DSWINE2026';

/** The site context of the harness: as in component tests, some weeks before the show. */
export function harnessSite(locale: Locale): Site {
  return {
    locale,
    exhibitionCode,
    edition: sampleEdition,
    now: '2026-03-01T01:00:00.000Z',
    links: sampleLinks,
    expoApi: '/api/expo/',
    expo: createHttp({ base: '/api/expo/' }),
    http: createHttp(),
    clockOffset: 0,
    failures: {},
  };
}
