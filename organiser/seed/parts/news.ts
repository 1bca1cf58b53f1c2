import type { Static } from 'typebox';
import type { NewsRecord } from '../../src/records/records.ts';
import { newsOfAutumn } from './news-autumn.ts';
import { newsOfSpring } from './news-spring.ts';
import { newsOfWinter } from './news-winter.ts';
import { newsPast } from './news-past.ts';
import type { Pair } from './part.ts';

export type News = Static<typeof NewsRecord>;
export type Article = {
  at: string;
  category: 'fair' | 'exhibitors' | 'programme' | 'market' | 'visiting';
  area?: News['Area'];
  title: Pair;
  summary: Pair;
  body: Pair;
};
const text = ([tw, en]: Pair) => ({ tw, en });

function publish(first: number, articles: readonly Article[]): News[] {
  const ordered = [...articles].sort((a, b) => (a.at < b.at ? -1 : 1));
  return ordered.map(({ at, category, area, title, summary, body }, index) => ({
    Id: String(first + index),
    Category: category,
    Title: text(title),
    Summary: text(summary),
    Body: text(body),
    PublishedAt: `${at}:00+08:00`,
    ...(area ? { Area: area } : {}),
  }));
}

export const news2026 = publish(501, [...newsOfAutumn, ...newsOfWinter, ...newsOfSpring]);
export const news2025 = publish(401, newsPast);
