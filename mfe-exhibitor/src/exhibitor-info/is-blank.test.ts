import { sampleForExhibitors } from './for-exhibitors.fixture.ts';
import { isBlank } from './is-blank.ts';

const blank = {
  ...sampleForExhibitors('tw'),
  Reasons: [],
  Figures: [],
  Booths: [],
  Steps: [],
  Questions: [],
};

it('treats the information as blank only when every list is empty', () => {
  expect(isBlank(blank)).toBe(true);
  expect(isBlank({ ...blank, Steps: sampleForExhibitors('tw').Steps })).toBe(false);
});
