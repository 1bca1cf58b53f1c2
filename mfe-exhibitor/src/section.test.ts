import { sampleVisits } from '@dswine/shared/testing/sample-visit';
import { checkSection } from '@dswine/shared/testing/section-contract';
import { samples } from '../standalone/samples.ts';
import { section } from '../standalone/section.ts';

checkSection(section, sampleVisits({ section, samples }));

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
