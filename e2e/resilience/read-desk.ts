import { runNode, type Site } from '../site/site.ts';

/** Reads the staff desk: pages with submissions, and the cells of the CSV export. */
export async function readDesk(site: Site): Promise<{ pages: string[]; cells: string[] }> {
  const email = 'lin@dswine.example';
  const add = [
    'organiser/src/desk/staff/staff-command.ts',
    'add',
    email,
    '林小姐',
    '--role',
    'manage',
  ];
  const added = await runNode(add, { DATA_DIR: site.dataDir });
  const password = /: (\S{20})\s*$/u.exec(added.output)?.[1] ?? '';
  const post = async (path: string, fields: Record<string, string>, before = '') => {
    const response = await fetch(`${site.deskUrl}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        origin: new URL(site.deskUrl).origin,
        'sec-fetch-site': 'same-origin',
        cookie: before,
      },
      body: new URLSearchParams(fields),
    });
    return (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  };
  const newPassword = '山上的葡萄園很安靜，風也小';
  const first = await post('/login', { email, password });
  const cookie = await post(
    '/password',
    { current: password, password: newPassword, repeated: newPassword },
    first,
  );
  const read = async (path: string) => {
    const response = await fetch(site.deskUrl + path, { headers: { cookie } });
    if (response.status !== 200)
      throw new Error(`The desk answered ${response.status} to ${path}.`);
    return response.text();
  };
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
