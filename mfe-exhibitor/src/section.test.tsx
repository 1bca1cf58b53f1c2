/** @jest-environment node */
import { checkSection } from '@dswine/shared/testing/section-contract';
import {
  sampleDeadlines,
  sampleDirectory,
  sampleDownloads,
  sampleServices,
} from './exhibitor-records.fixture.ts';
import { sampleForExhibitors } from './exhibitor-info/for-exhibitors.fixture.ts';
import { section } from './section.tsx';

const info = { data: { info: sampleForExhibitors('tw') } };
const services = { data: { services: sampleServices('tw') } };

checkSection(section, {
  'exhibitor-info': info,
  'for-exhibitors': info,
  'exhibitor-inquiry': {},
  'exhibitor-inquiry-completed': {},
  'exhibitor-free': services,
  'exhibitor-upgrade': services,
  'exhibitor-calendar': { data: { deadlines: sampleDeadlines('tw') } },
  'exhibitor-download': { data: { downloads: sampleDownloads('tw') } },
  'ad-directory': { data: { printed: sampleDirectory('tw', 'Printed') } },
  'ad-online-directory': { data: { online: sampleDirectory('tw', 'Online') } },
  'ad-public-area': { data: { publicArea: sampleDirectory('tw', 'PublicArea') } },
});

it('has exactly the menu of the specification, in its order', () => {
  expect(section.menu.map(({ path }) => path)).toEqual([
    '/ExhibitorInfo',
    '/ExhibitorInquiry',
    '/ExhibitorFree',
    '/ExhibitorUpgrade',
    '/ExhibitorCalendar',
    '/ExhibitorDownload',
  ]);
});
