import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchEntry } from '@dswine/shared/contract/menu';
import type { SitePages } from '../search/site/site-pages.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = <Data>(file: string) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Data;

const pages = [
  ...read<SearchEntry[]>('shell/src/search.json'),
  ...globSync('mfe-*/src/section.json', { cwd: root })
    .sort()
    .flatMap((file) => read<{ search: SearchEntry[] }>(file).search),
];

/** The pages of the site as its sources state them, which a live site answers. */
export const sitePages: SitePages = async () => pages;
