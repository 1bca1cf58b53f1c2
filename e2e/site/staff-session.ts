import { runNode, type Site } from './site.ts';

type Fields = Record<string, string>;
export type StaffSession = {
  /** Posts a form at the staff desk. Resolves to where the response leads. */
  post: (path: string, fields: Fields) => Promise<string>;
  /** The page at a path of the desk. */
  read: (path: string) => Promise<string>;
};

/** Adds somebody to the staff. Resolves to the first password. */
export async function addStaff(dataDir: string, email: string, role = 'manage'): Promise<string> {
  const command = 'organiser/src/desk/staff/staff-command.ts';
  const added = await runNode([command, 'add', email, '林小姐', '--role', role], {
    DATA_DIR: dataDir,
  });
  return /: (\S{20})\s*$/u.exec(added.output)?.[1] ?? '';
}

/** Adds a manager to the staff of a site, who logs in at the desk without a browser. */
export async function openStaffSession(site: Site, email: string): Promise<StaffSession> {
  const current = await addStaff(site.dataDir, email);
  const send = (path: string, fields: Fields, cookie = '') =>
    fetch(site.deskUrl + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: new URL(site.deskUrl).origin, 'sec-fetch-site': 'same-origin', cookie },
      body: new URLSearchParams(fields),
    });
  const cookieOf = ({ headers }: Response) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const first = cookieOf(await send('/login', { email, password: current }));
  const password = '山上的葡萄園很安靜，風也小';
  const cookie = cookieOf(
    await send('/password', { current, password, repeated: password }, first),
  );
  return {
    async post(path, fields) {
      return (await send(path, fields, cookie)).headers.get('location') ?? '';
    },
    async read(path) {
      const response = await fetch(site.deskUrl + path, { headers: { cookie } });
      if (response.status !== 200)
        throw new Error(`The desk answered ${response.status} to ${path}.`);
      return response.text();
    },
  };
}
