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

it('comes, opens on its day and ends with the service period', () => {
  const stages = [before, opened, during, after, closed].map((now) =>
    directoryStage({ Open }, sampleEdition, now),
  );
  expect(stages).toEqual(['coming', 'open', 'open', 'open', 'over']);
});

it('is no longer announced during the show, and over after it, when it never opened', () => {
  const stages = [before, during, after, closed].map((now) =>
    directoryStage({}, sampleEdition, now),
  );
  expect(stages).toEqual(['coming', 'none', 'over', 'over']);
});
