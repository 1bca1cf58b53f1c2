import { About, Exhibition, ForExhibitors } from '@dswine/shared/contract/editions';
import { Floorplan } from '@dswine/shared/contract/floorplan';
import { smallEdition } from '../content/import/small-edition.fixture.ts';
import { startTestOrganiser } from './test-organiser.fixture.ts';
import { startedBeforeAll } from './started.fixture.ts';

const organiser = startedBeforeAll(startTestOrganiser);

it.each([
  [
    'Exhibitions/DSWINE2026?Lang=en',
    Exhibition,
    {
      web_Exhibition_Info: {
        Code: 'DSWINE2026',
        ShowName: { tw: '臺北酒展', en: 'Taipei Wine Fair' },
      },
    },
  ],
  [
    'Exhibitions/About/DSWINE2026?Lang=en',
    About,
    {
      Title: 'About',
      Figures: [{ Value: 3, Unit: 'countries' }],
      Areas: [
        { Code: 'wine', ExhibitorCount: 2 },
        { Code: 'spirits', ExhibitorCount: 2 },
        { Code: 'sake', ExhibitorCount: 1 },
        { Code: 'beer', ExhibitorCount: 1 },
      ],
    },
  ],
  [
    'Exhibitions/ForExhibitors/DSWINE2026?Lang=tw',
    ForExhibitors,
    {
      Booths: [{ Name: '標準攤位', Fee: 60_000, Includes: ['桌子'] }],
      Steps: [{ Until: '2026-01-31' }, { Title: '進場' }],
    },
  ],
])(
  'returns the records of the edition in the requested language: %s',
  async (path, schema, data) => {
    expect(await organiser.read(schema, path)).toMatchObject(data);
  },
);

it('returns the floor plan, without booths before it is published', async () => {
  const planOf = (edition: string) => organiser.read(Floorplan, `Floorplan/${edition}?Lang=en`);
  const plan = await planOf('DSWINE2026');
  const Facilities = [{ Kind: 'entrance', Name: 'Entrance' }];
  expect(plan).toMatchObject({ Published: true, Hall: 'Hall 1', Facilities });
  expect(plan.Booths).toHaveLength(7);
  const booth = (number: string) => plan.Booths.find(({ Number }) => Number === number);
  expect(booth('B0201')).toMatchObject({ Exhibitors: [{ Id: '1002', Name: 'Zhongshan Brewing' }] });
  expect(booth('D0401')?.Exhibitors).toEqual([]);
  const records = smallEdition('DSWINE2025');
  records.hall = records.hall.map((shape) =>
    shape.Kind === 'hall' ? { ...shape, Published: false } : shape,
  );
  await organiser.change(records);
  expect(await planOf('DSWINE2025')).toMatchObject({ Published: false, Booths: [] });
});

it('returns the content revision, which responses carry in a header', async () => {
  const { Data } = (await organiser.get('Revision/DSWINE2026')).json<{
    Data: { Revision: string };
  }>();
  const { headers } = await organiser.get('News/DSWINE2026');
  expect(headers['x-content-revision']).toBe(Data.Revision);
});
