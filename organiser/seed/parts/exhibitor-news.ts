import { pressOfGrain } from './exhibitor-news-grain.ts';
import { pressOfSpirits } from './exhibitor-news-spirits.ts';
import { pressOfWine } from './exhibitor-news-wine.ts';
import type { Pair } from './part.ts';

/**
 * What exhibitors tell the press, invented by hand. A block begins with `# day category | exhibitor's English name | link`, where `link` says that the
 * exhibitor's own site has more. Title, summary and paragraphs follow, a line each: Chinese, two bars, English.
 */
export type PressItem = {
  at: string;
  category: string;
  of: string;
  link: boolean;
  title: Pair;
  summary: Pair;
  body: Pair[];
};

export const pressItems: readonly PressItem[] = [pressOfWine, pressOfSpirits, pressOfGrain].flatMap(
  (text) => text.trim().split('\n\n').map(readItem),
);

function readItem(block: string): PressItem {
  const [head = '', ...lines] = block.split('\n');
  const [when = '', of = '', link] = head.replace(/^# /u, '').split(' | ');
  const [at = '', category = ''] = when.split(' ');
  const [title, summary, ...body] = lines.map(readPair);
  if (!title || !summary || body.length === 0)
    throw new Error(`The press item is not complete: ${head}`);
  return { at, category, of, link: link === 'link', title, summary, body };
}

function readPair(line: string): Pair {
  const [tw, en] = line.split(' || ');
  if (!tw || !en) throw new Error(`The line has no English: ${line}`);
  return [tw, en];
}
