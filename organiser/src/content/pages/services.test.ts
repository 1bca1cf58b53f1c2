import { Directory } from '@dswine/shared/contract/directories';
import { readEdition } from '../../../seed/read-edition.ts';
import { both, smallEdition } from '../import/small-edition.fixture.ts';
import { startTestOrganiser } from '../../testing/test-organiser.fixture.ts';
import { startedBeforeAll } from '../../testing/started.fixture.ts';

const directories = readEdition('DSWINE2026', 'directories');
const records = { ...smallEdition(), directories };
const organiser = startedBeforeAll(() => startTestOrganiser(records));

it('returns a directory as unavailable until it has a link', async () => {
  const read = () => organiser.read(Directory, 'Directories/DSWINE2026/Printed?Lang=en');
  const before = await read();
  expect(before).not.toHaveProperty('Open');
  expect(before.NotYet.Title).toBe('The exhibition directory is not available yet');
  const Open = { Label: both('翻閱專刊', 'Read the directory'), Path: '/ExhibitorDownload' };
  await organiser.change({
    ...records,
    directories: directories.map((record) =>
      record.Kind === 'Printed' ? { ...record, Open } : record,
    ),
  });
  const after = await read();
  expect(after.Open).toEqual({ Label: 'Read the directory', Path: '/ExhibitorDownload' });
});
