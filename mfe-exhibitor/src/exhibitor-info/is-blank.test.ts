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

it('calls the information blank only when there is nothing of anything', () => {
  expect(isBlank(blank)).toBe(true);
  expect(isBlank({ ...blank, Steps: sampleForExhibitors('tw').Steps })).toBe(false);
});
