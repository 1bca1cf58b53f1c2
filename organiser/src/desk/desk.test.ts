import { eraseExpired } from '../accounts/erasure/erase-submission.ts';
import { startDesk } from './desk-kit.fixture.ts';
import { startedBeforeEach } from '../testing/started.fixture.ts';

const kit = startedBeforeEach(startDesk);

const pageOf = (reference: string) => `/desk/submissions/${reference}`;

it('ignores invalid dates and pages in a query', async () => {
  await kit.send();
  const query = 'from=2026-99-99&page=9007199254740993';
  expect((await kit.get(`/desk?${query}`)).body).toContain('共 1 筆');
  expect((await kit.get(`/desk/submissions.csv?${query}`)).statusCode).toBe(200);
});

it('lists submissions, finds them by reference or address, and escapes their text', async () => {
  const reference = await kit.send({ Content: '<script>alert(1)</script>"\'', Name: '@SUM(A1)' });
  await kit.send({ Email: 'other@dswine.example', Subject: '別的' });
  for (const [query, expected] of [
    ['', '共 2 筆'],
    [`?find=${reference.toLowerCase()}`, '共 1 筆'],
    ['?find=OTHER@dswine.example', '共 1 筆'],
    ['?state=answered', '沒有符合的來信'],
  ])
    expect((await kit.get(`/desk${query}`)).body).toContain(expected);
  const { body, headers } = await kit.get(pageOf(reference));
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;');
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['cache-control']).toBe('no-store');
  expect((await kit.get('/desk/submissions.csv')).body).toContain(`"'@SUM(A1)"`);
});

it('a submission page offers only the actions of the role, and logs who read it', async () => {
  const reference = await kit.send({ Content: '秘密的內容' });
  const { database } = kit.organiser;
  for (const [role, expected] of [
    ['read', [false, false, false, false]],
    ['answer', [true, true, false, false]],
    ['manage', [true, true, true, true]],
  ] as const) {
    await database.updateTable('staff').set({ role }).execute();
    const { body } = await kit.get(pageOf(reference.toLowerCase()));
    const actions = ['/answer"', '/answered"', '/delete"', '/desk/actions"'];
    expect([role, actions.map((action) => body.includes(action))]).toEqual([role, expected]);
  }
  await kit.get(pageOf('DSW-3333-3333'));
  const row = { staff: '林小姐', action: 'read', subject: reference, detail: '' };
  const rows = await database.selectFrom('desk_actions').selectAll().execute();
  expect(rows).toMatchObject([row, row, row]);
});

it('shows no submission while its reading cannot be logged', async () => {
  const reference = await kit.send({ Content: '秘密的內容' });
  await kit.organiser.database.schema.alterTable('desk_actions').renameTo('elsewhere').execute();
  const { statusCode, body } = await kit.get(pageOf(reference));
  expect(statusCode).toBe(503);
  expect(body).toContain('系統忙碌中');
  expect(body).not.toContain('秘密的內容');
});

it('sends a reply through the outbox and logs the staff member', async () => {
  const reference = await kit.send();
  await kit.mails();
  const answer = async (text: string) =>
    (await kit.post(`${pageOf(reference)}/answer`, { text })).statusCode;
  expect([await answer(' '), await answer('謝謝您的來信。')]).toEqual([422, 303]);
  const subject = `回覆您的來信（${reference}）`;
  const reply = { to: 'ming@dswine.example', subject, text: '謝謝您的來信。\n' };
  expect(await kit.mails()).toMatchObject([reply]);
  expect((await kit.rows())[0]?.state).toBe('answered');
  const trail = (await kit.get('/desk/actions')).body;
  for (const expected of ['林小姐', reference]) expect(trail).toContain(expected);
  expect(trail).not.toContain('謝謝您的來信');
});

it('marks all ticked submissions as answered, and records each', async () => {
  const references = [await kit.send(), await kit.send({ Subject: '二' })];
  await kit.send({ Subject: '三' });
  const { body } = await kit.get('/desk');
  const box = (reference = '') =>
    new RegExp(`type="checkbox"\\s+name="row"\\s+value="${reference}"`, 'u');
  for (const reference of references) expect(body).toMatch(box(reference));
  const ticked = references.map((reference): [string, string] => ['row', reference]);
  expect((await kit.post('/desk/answered', ticked)).headers.location).toBe('/desk?said=marked');
  const states = (await kit.rows()).map(({ state }) => state).sort();
  expect(states).toEqual(['answered', 'answered', 'new']);
  const trail = (await kit.get('/desk/actions')).body;
  for (const reference of references) expect(trail).toContain(reference);
  expect((await kit.get('/desk')).body).not.toMatch(box(references[0]));
});

it('deletes submissions after confirmation, and automatically after their retention date', async () => {
  const [first, second] = [await kit.send(), await kit.send({ Subject: '二' })];
  const remove = async (fields: Record<string, string>) =>
    (await kit.post(`${pageOf(first)}/delete`, fields)).statusCode;
  expect([await remove({}), await remove({ sure: 'yes' })]).toEqual([422, 303]);
  expect((await kit.get(pageOf(first))).statusCode).toBe(404);
  const { database } = kit.organiser;
  expect(await eraseExpired(database, new Date('2028-04-20T00:00:00Z'))).toEqual([]);
  expect(await eraseExpired(database, new Date('2028-04-21T00:00:00Z'))).toEqual([second]);
  for (const { data, email, state } of await kit.rows())
    expect([data, email, state]).toEqual(['{}', null, 'deleted']);
});
