import type { EditionRecords } from '../../src/records/records.ts';
import { albumLines, sceneAlts } from './album-lines.ts';
import { both } from './both.ts';

type Album = EditionRecords['albums'];

const onTheFloor = { Code: '1', Name: both('展場', 'On the floor') };
const behind = { Code: '2', Name: both('幕後', 'Behind the scenes') };

export const albums: readonly Album[] = [
  {
    Id: '1',
    Title: both('走道與展位', 'Aisles and booths'),
    Text: both('從開門到閉館，沿著產區走一遍。', 'From opening to closing, along the origins.'),
    Date: '2025-04-18',
    Group: onTheFloor,
    Cover: '101',
    Photos: photosOf('aisles', 101),
  },
  {
    Id: '2',
    Title: both('講堂與品飲教室', 'Talks and tasting rooms'),
    Text: both('臺上說來處，桌上比工法。', 'Origin on the stage, method on the table.'),
    Date: '2025-04-19',
    Group: onTheFloor,
    Cover: '201',
    Photos: photosOf('rooms', 201),
  },
  {
    Id: '3',
    Title: both('布展、清洗與撤場', 'Set-up, washing-up and leaving'),
    Text: both(
      '門開之前與門關之後，看不見的那一半展覽。',
      'Before the doors open and after they close: the half of a fair that nobody sees.',
    ),
    Date: '2025-04-17',
    Group: behind,
    Cover: '301',
    Photos: photosOf('work', 301),
  },
];

function photosOf(album: keyof typeof albumLines, first: number): Album['Photos'] {
  return albumLines[album].map(([Scene, Area, tw, en], at) => {
    const alt = sceneAlts[Scene];
    return {
      Id: String(first + at),
      Scene,
      Area,
      Caption: both(tw, en),
      Alt: both(alt[0], alt[1]),
    };
  });
}
