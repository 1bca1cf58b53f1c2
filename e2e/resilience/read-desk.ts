import { runNode, type Site } from '../site/site.ts';

/** The desk as the staff read it: pages of submissions, and the cells of the table that they export. */
export async function readDesk(site: Site): Promise<{ pages: string[]; cells: string[] }> {
  const email = 'lin@dswine.example';
  const made = await runNode(['organiser/src/desk/staff-command.ts', 'add', email, '林小姐'], {
    DATA_DIR: site.dataDir,
  });
  const password = /: (\S{20})\s*$/u.exec(made.output)?.[1] ?? '';
  const entered = await fetch(`${site.deskUrl}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(site.deskUrl).origin, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ email, password }),
  });
  const [cookie = ''] = (entered.headers.getSetCookie()[0] ?? '').split(';');
  const read = async (path: string) => {
    const response = await fetch(site.deskUrl + path, { headers: { cookie } });
    if (response.status !== 200) throw new Error(`The desk answered ${response.status} to ${path}.`);
    return response.text();
  };
  const list = await read('');
  const references = [...new Set([...list.matchAll(/DSW-\w{4}-\w{4}/gu)].map(([reference]) => reference))];
  const pages = [list, await read('?q=%3Cscript%3Ehostile()%3C%2Fscript%3E&said=constructor'), await read('/actions')];
  for (const reference of references) pages.push(await read(`/submissions/${reference}`));
  const table = await read('/submissions.csv');
  return { pages, cells: [...table.matchAll(/"((?:[^"]|"")*)"(?=,|\r\n)/gu)].map(([, cell = '']) => cell) };
}
