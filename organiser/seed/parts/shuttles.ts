import type { EditionRecords } from '../../src/records/records.ts';

type Line = EditionRecords['shuttles'];
type Stop = Line['Ways'][number]['Stops'][number];
type Service = Line['Ways'][number]['Services'][number];

const both = (tw: string, en: string) => ({ tw, en });
const stop = (name: [string, string], place: [string, string]) => ({
  Name: both(...name),
  Place: both(...place),
});
const timed = (stops: readonly Omit<Stop, 'Minutes'>[], minutes: readonly number[]): Stop[] =>
  stops.map((one, index) => ({ ...one, Minutes: minutes[index] ?? 0 }));

/** From the first to the last bus, so many minutes apart. */
function every(minutes: number, first: string, last: string): string[] {
  const read = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const write = (at: number) =>
    `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  const times: string[] = [];
  for (let at = read(first); at <= read(last); at += minutes) times.push(write(at));
  return times;
}

const trade = { Days: both('專業日', 'Trade days'), Dates: ['2026-04-17', '2026-04-18'] };
const open = { Days: both('開放日', 'Public day'), Dates: ['2026-04-19'] };
const last = { Days: both('閉幕日', 'Last day'), Dates: ['2026-04-20'] };
const services = (onTrade: string[], onOpen: string[], onLast: string[]): Service[] => [
  { ...trade, Departures: onTrade },
  { ...open, Departures: onOpen },
  { ...last, Departures: onLast },
];

const hall = stop(
  ['世貿一館', 'TWTC Hall 1'],
  ['信義路五段正門前站牌', 'stop in front of the main doors, Xinyi Rd. Sec. 5'],
);
const cityHall = stop(
  ['捷運市政府站', 'MRT Taipei City Hall'],
  ['2 號出口，松高路側', 'Exit 2, on the Songgao Rd. side'],
);
const mainStation = stop(
  ['臺北車站', 'Taipei Main Station'],
  ['東三門外，市民大道側', 'outside East Gate 3, Civic Blvd.'],
);
const zhongxiao = stop(
  ['捷運忠孝新生站', 'MRT Zhongxiao Xinsheng'],
  ['4 號出口前', 'in front of Exit 4'],
);
const nangang = stop(
  ['南港車站', 'Nangang Station'],
  ['北側高鐵出口外', 'outside the High Speed Rail exit, north side'],
);
const airport = stop(
  ['松山機場', 'Songshan Airport'],
  ['第一航廈入境大廳外 3 號柱', 'Terminal 1 arrivals, outside at pillar 3'],
);
const nanjing = stop(
  ['捷運南京復興站', 'MRT Nanjing Fuxing'],
  ['7 號出口前', 'in front of Exit 7'],
);

export const shuttles: readonly Line[] = [
  {
    Id: '1',
    Name: both('臺北車站線', 'Taipei Main Station line'),
    Note: both(
      '搭高鐵、臺鐵或機場捷運到臺北的來賓，出站後可直接接駁。',
      'For those who arrive in Taipei by high speed rail, train or the airport MRT.',
    ),
    Ways: [
      {
        To: both('往世貿一館', 'To Hall 1'),
        Stops: timed([mainStation, zhongxiao, hall], [0, 8, 25]),
        Services: services(
          every(20, '09:10', '16:50'),
          every(15, '09:10', '16:40'),
          every(20, '09:10', '15:30'),
        ),
      },
      {
        To: both('往臺北車站', 'To Taipei Main Station'),
        Stops: timed([hall, zhongxiao, mainStation], [0, 17, 25]),
        Services: services(
          every(20, '12:00', '18:40'),
          every(15, '12:00', '18:45'),
          every(20, '12:00', '17:40'),
        ),
      },
    ],
  },
  {
    Id: '2',
    Name: both('南港線', 'Nangang line'),
    Note: both(
      '從南港轉乘最快；中途停捷運市政府站，方便住在信義區的來賓。',
      'The quickest change from the east; it stops at Taipei City Hall for guests who stay in Xinyi.',
    ),
    Ways: [
      {
        To: both('往世貿一館', 'To Hall 1'),
        Stops: timed([nangang, cityHall, hall], [0, 16, 22]),
        Services: services(
          every(30, '09:00', '16:30'),
          every(20, '09:00', '16:40'),
          every(30, '09:00', '15:00'),
        ),
      },
      {
        To: both('往南港車站', 'To Nangang Station'),
        Stops: timed([hall, cityHall, nangang], [0, 7, 22]),
        Services: services(
          every(30, '12:30', '18:30'),
          every(20, '12:20', '18:40'),
          every(30, '12:30', '17:30'),
        ),
      },
    ],
  },
  {
    Id: '3',
    Name: both('松山機場線', 'Songshan Airport line'),
    Note: both(
      '每小時一班，行李請放在車側行李艙；大件展品與酒類樣品請改走展品卸貨口。',
      'Once an hour. Luggage goes into the hold; exhibits and samples enter by the loading dock, not by this bus.',
    ),
    Ways: [
      {
        To: both('往世貿一館', 'To Hall 1'),
        Stops: timed([airport, nanjing, hall], [0, 10, 28]),
        Services: services(
          every(60, '08:30', '15:30'),
          every(60, '08:30', '15:30'),
          every(60, '08:30', '13:30'),
        ),
      },
      {
        To: both('往松山機場', 'To Songshan Airport'),
        Stops: timed([hall, nanjing, airport], [0, 18, 30]),
        Services: services(
          every(60, '11:15', '18:15'),
          every(60, '11:15', '18:15'),
          every(60, '11:15', '17:15'),
        ),
      },
    ],
  },
];
