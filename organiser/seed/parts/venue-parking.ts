import type { EditionRecords } from '../../src/records/records.ts';
import { both } from './both.ts';

export const parking: EditionRecords['venue']['Parking'] = [
  {
    Name: both('展館地下停車場', 'Hall car park'),
    Entrance: both('信義路五段', 'Xinyi Road, Section 5'),
    Walk: 2,
    Note: both('車高限 2 公尺；身障車位在電梯旁', 'Height limit 2 m; accessible bays by the lift'),
  },
  {
    Name: both('府前廣場地下停車場', 'City Hall Plaza car park'),
    Entrance: both('松壽路與市府路口', 'Songshou Road at Shifu Road'),
    Walk: 9,
    Note: both('假日上午較有空位', 'Easiest on weekend mornings'),
  },
  {
    Name: both('松壽廣場地下停車場', 'Songshou Plaza car park'),
    Entrance: both('松壽路', 'Songshou Road'),
    Walk: 11,
    Note: both('設有電動車充電樁', 'Charging points for electric cars'),
  },
  {
    Name: both('遊覽車臨停區', 'Coach stop'),
    Entrance: both('松智路', 'Songzhi Road'),
    Walk: 6,
    Note: both('團體請於展前一週登記', 'Groups register a week before the fair'),
  },
];
