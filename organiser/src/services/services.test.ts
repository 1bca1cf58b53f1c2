import { Directory } from '@dswine/shared/contract/directories';
import { paidFeatures, Services } from '@dswine/shared/contract/services';
import { readEdition } from '../../seed/read-edition.ts';
import { smallEdition } from '../import/small-edition.fixture.ts';
import {
  getData,
  startTestOrganiser,
  type TestOrganiser,
} from '../testing/test-organiser.fixture.ts';

const directories = readEdition('DSWINE2026', 'directories');
const services = readEdition('DSWINE2026', 'services');
let organiser: TestOrganiser;
const records = { ...smallEdition(), services: [...services], directories: [...directories] };
beforeAll(async () => void (organiser = await startTestOrganiser(records)));
afterAll(() => organiser.end());

it.each(['tw', 'en'])(
  'returns the eight paid features in order, each with fee and sample (%s)',
  async (lang) => {
    const data = await getData<Services>(
      organiser.app,
      `/api/expo/Services/DSWINE2026?Lang=${lang}`,
      Services,
    );
    expect(data.Paid.map(({ Feature }) => Feature)).toEqual(paidFeatures);
    expect(data.Free.length).toBeGreaterThan(0);
    for (const { Fee, Without, With, Sample } of data.Paid) {
      expect(Fee).toBeGreaterThan(0);
      expect(Without).not.toBe(With);
      const drawn = await organiser.app.inject(Sample.Picture.Src);
      expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/webp']);
    }
  },
);

it('returns a directory as unavailable until it has a link', async () => {
  const url = '/api/expo/Directories/DSWINE2026/Printed?Lang=en';
  const before = await getData<Directory>(organiser.app, url, Directory);
  expect(before).not.toHaveProperty('Open');
  expect(before.NotYet.Title).toBe('The exhibition directory is not available yet');
  const Open = { Label: { tw: '翻閱專刊', en: 'Read the directory' }, Path: '/ExhibitorDownload' };
  await organiser.change({
    ...records,
    directories: directories.map((record) =>
      record.Kind === 'Printed' ? { ...record, Open } : record,
    ),
  });
  const after = await getData<Directory>(organiser.app, url, Directory);
  expect(after.Open).toEqual({ Label: 'Read the directory', Path: '/ExhibitorDownload' });
});

it('responds 404 to an unknown directory', async () => {
  expect((await organiser.app.inject('/api/expo/Directories/DSWINE2026/Yearbook')).statusCode).toBe(
    404,
  );
});
