import { Directory } from '@dswine/shared/contract/directories';
import { paidFeatures, Services } from '@dswine/shared/contract/services';
import { readEdition } from '../../seed/read-edition.ts';
import { both, smallEdition } from '../import/small-edition.fixture.ts';
import {
  getData,
  startTestOrganiser,
  type TestOrganiser,
} from '../testing/test-organiser.fixture.ts';

const directories = readEdition('DSWINE2026', 'directories');
const records = { ...smallEdition(), services: readEdition('DSWINE2026', 'services'), directories };
let organiser: TestOrganiser;
beforeAll(async () => void (organiser = await startTestOrganiser(records)));
afterAll(() => organiser.end());

it('returns the eight paid features in order, each with fee and sample', async () => {
  const url = '/api/expo/Services/DSWINE2026?Lang=en';
  const { Paid } = await getData<Services>(organiser.app, url, Services);
  expect(Paid.map(({ Feature }) => Feature)).toEqual(paidFeatures);
  for (const { Fee, Without, With } of Paid) {
    expect(Fee).toBeGreaterThan(0);
    expect(Without).not.toBe(With);
  }
  const drawn = await organiser.app.inject(Paid[0]?.Sample.Picture.Src ?? '');
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/webp']);
});

it('returns a directory as unavailable until it has a link', async () => {
  const url = '/api/expo/Directories/DSWINE2026/Printed?Lang=en';
  const before = await getData<Directory>(organiser.app, url, Directory);
  expect(before).not.toHaveProperty('Open');
  expect(before.NotYet.Title).toBe('The exhibition directory is not available yet');
  const Open = { Label: both('翻閱專刊', 'Read the directory'), Path: '/ExhibitorDownload' };
  await organiser.change({
    ...records,
    directories: directories.map((record) =>
      record.Kind === 'Printed' ? { ...record, Open } : record,
    ),
  });
  const after = await getData<Directory>(organiser.app, url, Directory);
  expect(after.Open).toEqual({ Label: 'Read the directory', Path: '/ExhibitorDownload' });
});
