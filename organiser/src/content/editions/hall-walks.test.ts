import { withEdits } from '../../store/edits.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { editionAt, orderContent } from './edition.ts';
import { walksOf } from './hall-walks.ts';

it('computes the walks of a hall once, also for the drafts of exhibitors', () => {
  const records = smallEdition();
  const edits = [{ kind: 'exhibitors', id: '1001', fields: { Brands: ['New'] } }] as const;
  const walks = [records, withEdits(records, edits)].map((all) => {
    const edition = editionAt(orderContent('DSWINE2026', '', all), '1', new Set());
    return edition && walksOf(edition);
  });
  expect(walks[0]).toBeInstanceOf(Promise);
  expect(walks[1]).toBe(walks[0]);
});
