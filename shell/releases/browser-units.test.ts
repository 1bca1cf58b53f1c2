import { browserUnits, spread } from './browser-units.ts';
import type { CheckUnit } from './check-job.ts';

const unit = (workspace: string): CheckUnit => ({ name: workspace, workspace, pages: 'workspace' });
const home: CheckUnit = { name: 'home', pages: 'home' };

it('opens every page of a changed section and the home page', () => {
  const units = browserUnits([unit('mfe-info'), home], new Set(['mfe-info']));
  expect(units).toEqual([
    { ...unit('mfe-info'), name: 'mfe-info browser', inBrowser: true },
    { ...home, name: 'home browser', inBrowser: true },
  ]);
});

it('opens at most 24 section pages for a new shell, for any number of sections', () => {
  for (const count of [1, 4, 23, 24, 200]) {
    const sections = Array.from({ length: count }, (_, index) => unit(`mfe-${index}`));
    const units = browserUnits([unit('shell'), ...sections, home], new Set(['shell']));
    expect(units.filter(({ most }) => most === undefined).map(({ name }) => name)).toEqual([
      'shell browser',
      'home browser',
    ]);
    const pages = units.reduce((sum, { most = 0 }) => sum + most, 0);
    expect(pages).toBeGreaterThan(12);
    expect(pages).toBeLessThanOrEqual(24);
  }
});

it('omits units with live data and units without pages', () => {
  const live = { ...unit('mfe-info'), live: '1' };
  const unrendered: CheckUnit = { ...unit('shell'), pages: 'none' };
  expect(browserUnits([live, unrendered], new Set(['mfe-info']))).toEqual([]);
});

it('picks evenly spaced items from a list', () => {
  const all = Array.from({ length: 10 }, (_, index) => index);
  expect(spread(all, 3)).toEqual([0, 4, 7]);
  expect(spread(all, 20)).toEqual(all);
  expect(spread([], 3)).toEqual([]);
});
