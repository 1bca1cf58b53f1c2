import { startOwnSubmissions, type OwnSubmissionsKit } from './own-submissions-kit.fixture.ts';


let kit: OwnSubmissionsKit;
beforeEach(async () => void (kit = await startOwnSubmissions()));
afterEach(() => kit.organiser.end());

it('deletes only the submission that the page shows', async () => {
  const [shown, opened] = [
    await kit.send(),
    await kit.send({ Key: 'k2', Content: 'opened later in another tab' }),
  ];
  const late = await kit.erase(await kit.keyTo(opened, '0912345678'), shown);
  expect(late.Data?.Problems).toMatchObject([{ Field: 'Sure', Problem: 'link' }]);
  expect((await kit.rows()).map(({ state }) => state)).toEqual(['new', 'new']);
});

it('deletes a submission after confirmation, logs it without a name, and mails the sender', async () => {
  const reference = await kit.send();
  const other = await kit.send({ Key: 'k2', Content: 'another one' });
  await kit.mails();
  const pass = await kit.keyTo(reference, 'ming@dswine.example');
  expect((await kit.erase(pass, reference, '')).Data?.Problems).toEqual([
    { Field: 'Sure', Problem: 'required' },
  ]);
  expect(await kit.erase(pass, reference)).toMatchObject({
    status: 200,
    Data: { Reference: reference },
  });
  // A second click gets the same response, and leads to only one log entry and one mail.
  expect((await kit.erase(pass, reference)).status).toBe(200);
  expect(await kit.own(pass)).toEqual({ Found: 'deleted' });
  const rows = await kit.rows();
  expect(rows.find((row) => row.reference === reference)).toMatchObject({
    state: 'deleted',
    data: '{}',
    email: null,
    marketing: 0,
  });
  expect(rows.find((row) => row.reference === other)).toMatchObject({
    state: 'new',
    email: 'ming@dswine.example',
  });
  const notes = await kit.organiser.database.selectFrom('desk_actions').selectAll().execute();
  expect(notes).toMatchObject([
    { staff: 'sender', action: 'delete', subject: reference, detail: 'by the person' },
  ]);
  expect((await kit.mails()).map(({ to, subject }) => [to, subject])).toEqual([
    ['ming@dswine.example', `已刪除您的資料（${reference}）`],
  ]);
});

it('deletes parked mails of the submission', async () => {
  const reference = await kit.send();
  const { database } = kit.organiser;
  await database.updateTable('outbox_mails').set({ state: 'parked' }).execute();
  await kit.erase(await kit.keyTo(reference, '0912345678'), reference);
  const mails = await database.selectFrom('outbox_mails').select('kind').execute();
  expect(mails).toEqual([{ kind: 'submission-deleted' }]);
});

it('gives the seat of a deleted application to the first on the waiting list', async () => {
  const reference = await kit.apply('ann');
  await kit.apply('ben');
  // A second application: deleting the first submission must not affect it.
  const again = await kit.post('Event/Applications/DSWINE2026/801?Lang=en', {
    Name: 'Somebody else',
    Email: 'ann@guest.example',
    Mobile: '0',
    Adult: 'yes',
    NoticeVersion: '1',
    Code: await kit.code(),
  });
  await kit.mails();
  const second = again.Data?.Reference ?? '';
  await kit.erase(await kit.keyTo(second, 'ann@guest.example'), second);
  const states = async () =>
    (
      await kit.organiser.database
        .selectFrom('applications')
        .select('state')
        .orderBy('number')
        .execute()
    ).map(({ state }) => state);
  expect(await states()).toEqual(['held', 'waiting']);
  const pass = await kit.keyTo(reference, 'ann@guest.example');
  expect((await kit.own(pass, 'en')).Submission).toMatchObject({
    Application: true,
    About: { Kind: 'event', Id: '801' },
  });
  await kit.mails();
  await kit.erase(pass, reference);
  expect(await states()).toEqual(['held']);
  expect((await kit.mails()).map(({ to, subject }) => [to, subject])).toEqual(
    expect.arrayContaining([
      ['ben@guest.example', 'A place for you: E801'],
      ['ann@guest.example', `What you sent is deleted (${reference})`],
    ]),
  );
});
