import { foldSearchText } from '../../store/search-text.ts';
import { plainForm } from './find-terms.ts';

/** A drink that the fair's vocabulary has no word for: a category of a country. */
export type Style = {
  names: readonly string[];
  category: string;
  country: string;
  /** Only records with this folded word. */
  mentions?: string;
};

const style = (names: string, category: string, country: string, mentions?: string): Style => ({
  names: names.split(', ').map((name) => plainForm(foldSearchText(name))),
  category,
  country,
  ...(mentions !== undefined && { mentions }),
});

export const styles: readonly Style[] = [
  style('scotch, scotch whisky, single malt scotch, blended scotch, 蘇格蘭威士忌', 'whisky', 'GB'),
  style('champagne, 香檳, 香檳酒', 'sparkling-wine', 'FR', 'champagne'),
  style(
    'port, porto, port wine, tawny port, ruby port, vintage port, white port, 波特酒, 砵酒',
    'sweet-fortified',
    'PT',
  ),
  style('sherry, jerez, fino sherry, oloroso sherry, 雪莉, 雪莉酒', 'sweet-fortified', 'ES'),
  style('cava, 卡瓦', 'sparkling-wine', 'ES'),
  style('tokaj, tokaji, 托卡伊', 'sweet-fortified', 'HU'),
];
