import { Admission } from '@dswine/shared/contract/admission';
import {
  About,
  ContentRevision,
  Exhibition,
  ForExhibitors,
} from '@dswine/shared/contract/editions';
import { Floorplan } from '@dswine/shared/contract/floorplan';
import { Shuttle } from '@dswine/shared/contract/shuttle';
import { smallEdition } from '../import/small-edition.fixture.ts';
import { getData, startTestOrganiser, type TestOrganiser } from './test-organiser.fixture.ts';

let organiser: TestOrganiser;
beforeAll(async () => void (organiser = await startTestOrganiser()));
afterAll(() => organiser.end());

const expo = (path: string) => `/api/expo/${path}`;

it('returns the edition record with both languages', async () => {
  const { web_Exhibition_Info: info } = await getData<Exhibition>(
    organiser.app,
    expo('Exhibitions/DSWINE2026?Lang=en'),
    Exhibition,
  );
  expect(info).toMatchObject({
    Code: 'DSWINE2026',
    ExhibitionYear: '2026',
    PreRegExhCode: 'DSWINE2026-PRE',
    StartDate: '2026-04-17',
    ShowName: { tw: '臺北酒展', en: 'Taipei Wine Fair' },
  });
  expect(info).not.toHaveProperty('About');
});

it('returns About with the picture of the fair and the areas in order', async () => {
  const about = await getData<About>(
    organiser.app,
    expo('Exhibitions/About/DSWINE2026?Lang=en'),
    About,
  );
  expect(about).toMatchObject({ Title: 'About', Figures: [{ Value: 25, Unit: 'countries' }] });
  expect(about.Picture).toMatchObject({
    Src: expect.stringMatching(
      /^\/api\/expo\/Picture\/DSWINE2026\/fair\/DSWINE2026-\w{8}-1600\.webp$/u,
    ),
    Widths: [480, 832, 1600],
    Tone: 'fair',
  });
  expect(about.Areas.map((area) => [area.Code, area.ExhibitorCount])).toEqual([
    ['wine', 2],
    ['spirits', 2],
    ['sake', 1],
    ['beer', 1],
  ]);
});

it('returns booths with fees and steps for prospective exhibitors', async () => {
  const info = await getData<ForExhibitors>(
    organiser.app,
    expo('Exhibitions/ForExhibitors/DSWINE2026?Lang=tw'),
    ForExhibitors,
  );
  expect(info).toMatchObject({
    Booths: [{ Name: '標準攤位', Fee: 60_000, Includes: ['桌子'] }],
    Steps: [{ Until: '2026-01-31' }, { Title: '進場' }],
  });
});

it('returns the floor plan, without booths before it is published', async () => {
  const plan = await getData<Floorplan>(
    organiser.app,
    expo('Floorplan/DSWINE2026?Lang=en'),
    Floorplan,
  );
  expect(plan).toMatchObject({
    Published: true,
    Hall: 'Hall 1',
    Aisles: [{ H: 3 }],
    Facilities: [{ Kind: 'entrance', Name: 'Entrance' }],
  });
  expect(plan.Booths).toHaveLength(7);
  expect(plan.Booths.find((booth) => booth.Number === 'B0201')).toMatchObject({
    Exhibitors: [{ Id: '1002', Name: 'Zhongshan Brewing' }],
  });
  expect(plan.Booths.find((booth) => booth.Number === 'D0401')).not.toHaveProperty('ExhibitorId');
  const records = smallEdition('DSWINE2025');
  records.hall = records.hall.map((shape) =>
    shape.Kind === 'hall' ? { ...shape, Published: false } : shape,
  );
  await organiser.change(records);
  expect(
    await getData<Floorplan>(organiser.app, expo('Floorplan/DSWINE2025'), Floorplan),
  ).toMatchObject({
    Published: false,
    Booths: [],
  });
});

it('returns the content revision, which responses carry in a header', async () => {
  const { Revision } = await getData<ContentRevision>(
    organiser.app,
    expo('Revision/DSWINE2026'),
    ContentRevision,
  );
  expect((await organiser.app.inject(expo('News/DSWINE2026'))).headers['x-content-revision']).toBe(
    Revision,
  );
});

it('returns admission rules and shuttle lines in the requested language', async () => {
  const records = smallEdition();
  records.admission = [
    {
      Id: '1',
      Title: { tw: '年齡', en: 'Age' },
      Lead: { tw: '年滿十八歲', en: '18 and over' },
      Items: [{ tw: '帶證件', en: 'Bring an ID' }],
    },
  ];
  const stop = (tw: string, en: string, Minutes: number) => ({
    Name: { tw, en },
    Place: { tw, en },
    Minutes,
  });
  records.shuttles = [
    {
      Id: '1',
      Name: { tw: '車站線', en: 'Station line' },
      Note: { tw: '免費', en: 'Free' },
      Ways: [
        {
          To: { tw: '往展館', en: 'To the hall' },
          Stops: [stop('車站', 'Station', 0), stop('展館', 'Hall', 20)],
          Services: [
            {
              Days: { tw: '專業日', en: 'Trade days' },
              Dates: ['2026-04-17'],
              Departures: ['09:00'],
            },
          ],
        },
      ],
    },
  ];
  await organiser.change(records);
  const admission = await getData<Admission>(
    organiser.app,
    expo('Admission/DSWINE2026?Lang=en'),
    Admission,
  );
  expect(admission.Rules).toEqual([
    { Id: '1', Title: 'Age', Lead: '18 and over', Items: ['Bring an ID'] },
  ]);
  const { Lines } = await getData<Shuttle>(
    organiser.app,
    expo('Shuttle/DSWINE2026?Lang=tw'),
    Shuttle,
  );
  expect(Lines).toMatchObject([
    {
      Name: '車站線',
      Ways: [
        {
          To: '往展館',
          Stops: [{ Name: '車站' }, { Minutes: 20 }],
          Services: [{ Days: '專業日' }],
        },
      ],
    },
  ]);
});
