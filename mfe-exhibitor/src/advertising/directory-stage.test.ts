import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { directoryStage } from './directory-stage.ts';

const Open = { Label: 'Open', Path: '/VisitorExhibitor', From: '2026-03-09' };
const [before, opened, during, after, closed] = [
  '2026-03-08T15:59:00Z',
  '2026-03-08T16:00:00Z',
  '2026-04-18T04:00:00Z',
  '2026-04-20T10:00:00Z',
  '2026-06-20T16:00:00Z',
];

it('returns coming, then open from the opening date, and over after the service period', () => {
  const stages = [before, opened, during, after, closed].map((now) =>
    directoryStage({ Open }, sampleEdition, now),
  );
  expect(stages).toEqual(['coming', 'open', 'open', 'open', 'over']);
});

it('returns none during the show and over afterwards for a directory that never opened', () => {
  const stages = [before, during, after, closed].map((now) =>
    directoryStage({}, sampleEdition, now),
  );
  expect(stages).toEqual(['coming', 'none', 'over', 'over']);
});
