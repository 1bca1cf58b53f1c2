import type { Site } from '../site/site.ts';
import { openStaffSession } from '../site/staff-session.ts';

/** Reads the staff desk: pages with submissions, and the cells of the CSV export. */
export async function readDesk(site: Site): Promise<{ pages: string[]; cells: string[] }> {
  const { read } = await openStaffSession(site, 'lin@dswine.example');
  const list = await read('');
  const references = [
    ...new Set([...list.matchAll(/DSW-\w{4}-\w{4}/gu)].map(([reference]) => reference)),
  ];
  const pages = [
    list,
    await read('?q=%3Cscript%3Ehostile()%3C%2Fscript%3E&said=constructor'),
    await read('/actions'),
  ];
  for (const reference of references) pages.push(await read(`/submissions/${reference}`));
  const table = await read('/submissions.csv');
  return {
    pages,
    cells: [...table.matchAll(/"((?:[^"]|"")*)"(?=,|\r\n)/gu)].map(([, cell = '']) => cell),
  };
}
