import { smallEdition } from '../../content/import/small-edition.fixture.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';
import { eraseDesks } from './erase-desks.ts';
import { inviteMember } from './invite-member.ts';
import { keyIn, startExhibitorDesk } from './exhibitor-desk-kit.fixture.ts';

const kit = startedBeforeEach(startExhibitorDesk);
const dayMs = 24 * 60 * 60 * 1000;
const colleague = (name: string) => ({
  Name: name,
  Email: `${name}@cellar.example`,
  Language: 'tw',
});
const stateOf = async (key: string) => (await kit.own(key)).State;
const idOf = async (key: string, name: string) =>
  (await kit.own(key)).Desk?.Team.find(({ Name }) => Name === name)?.Id ?? '';

it('opens the desk of an invited exhibitor, and of no other', async () => {
  const ann = await kit.invite('1001', 'ann@cellar.example');
  const ben = await kit.invite('1002', 'ben@brewery.example');
  const { State, Desk } = await kit.own(ann);
  expect([State, Desk?.Exhibitor.Id, Desk?.Team.map(({ Email }) => Email)]).toEqual([
    'open',
    '1001',
    ['ann@cellar.example'],
  ]);
  expect((await kit.own(ben)).Desk?.Exhibitor.Id).toBe('1002');
  expect(await stateOf('f'.repeat(40))).toBe('none');
});

it('invites a colleague in their language, who can be removed, and says who did it', async () => {
  const ann = await kit.invite('1001', 'ann@cellar.example');
  expect((await kit.act('Invite', ann, colleague('bo'))).status).toBe(200);
  const [mail] = await kit.mails();
  expect(mail).toMatchObject({ to: 'bo@cellar.example', locale: 'tw' });
  const bo = keyIn(mail?.text ?? '');
  expect(bo).not.toBe(ann);
  const { Desk } = await kit.own(bo);
  expect(Desk?.Team.map(({ Email, You }) => [Email, You])).toEqual([
    ['ann@cellar.example', false],
    ['bo@cellar.example', true],
  ]);
  expect(Desk?.Actions[0]).toMatchObject({ By: 'ann@cellar.example', Action: 'invite' });
  await kit.act('Revoke', ann, { Member: await idOf(ann, 'bo') });
  expect(await stateOf(bo)).toBe('ended');
  expect((await kit.act('Invite', bo, colleague('eve'))).status).toBe(410);
  // Invited again, there is a new link; the old one stays closed.
  await kit.act('Invite', ann, colleague('bo'));
  const again = (await kit.keys())['bo@cellar.example'] ?? '';
  expect([await stateOf(bo), await stateOf(again)]).toEqual(['ended', 'open']);
});

it('lets no member remove those of another desk', async () => {
  const ann = await kit.invite('1001', 'ann@cellar.example');
  const ben = await kit.invite('1002', 'ben@brewery.example');
  const Member = await idOf(ann, 'ann@cellar.example');
  expect((await kit.act('Revoke', ben, { Member })).status).toBe(422);
  expect((await kit.act('Revoke', '', { Member })).status).toBe(401);
  expect(await stateOf(ann)).toBe('open');
});

it('admits ten people, and invites each address once', async () => {
  const ann = await kit.invite('1001', 'ann@cellar.example');
  for (let number = 2; number <= 10; number += 1)
    await kit.act('Invite', ann, colleague(`m${number}`));
  expect((await kit.act('Invite', ann, colleague('m2'))).status).toBe(200);
  const { status, Data } = await kit.act('Invite', ann, colleague('m11'));
  expect([status, Data?.Problems?.[0]?.Field]).toEqual([422, 'Email']);
  expect((await kit.own(ann)).Desk?.Team).toHaveLength(10);
});

it('mails the links of an address again, and never says whether there are any', async () => {
  await kit.invite('1001', 'ann@cellar.example');
  await kit.invite('1002', 'ann@cellar.example');
  const ask = async (Email: string) =>
    kit.post('ExhibitorDesk/Link/DSWINE2026?Lang=en', { Email, Code: await kit.code() });
  const [known, unknown] = [await ask('Ann@cellar.example'), await ask('eve@else.example')];
  expect(known).toEqual(unknown);
  const [toAnn, toEve] = await kit.mails();
  expect(toAnn?.text.match(/ExhibitorDesk\?key=/gu)).toHaveLength(2);
  expect(toEve?.text).not.toContain('key=');
});

it('ends two months after the fair, and with the exhibitor', async () => {
  const ann = await kit.invite('1001', 'ann@cellar.example');
  await kit.organiser.withdraw('exhibitor', '1001');
  expect(await stateOf(ann)).toBe('hidden');
  expect((await kit.act('Invite', ann, colleague('bo'))).status).toBe(403);
  await kit.organiser.restore('exhibitor', '1001');
  await kit.organiser.clock.advance(60 * dayMs);
  expect(await stateOf(ann)).toBe('open');
  expect(await kit.own('')).toEqual({ State: 'none', Over: false });
  await kit.organiser.clock.advance(10 * dayMs);
  expect(await kit.own(ann)).toEqual({ State: 'ended', Over: true });
});

it('offers company data at the desk of the next fair, to the same person only', async () => {
  const ann = await kit.invite('1001', 'ann@cellar.example');
  const company = {
    ...{ Company: 'Cellar Ltd', TaxId: '12345678', Person: 'Ann', Tel: '02-2345-6789' },
    ...{ Email: 'ann@cellar.example', Address: '1 Hill Road' },
  };
  expect((await kit.act('Company', ann, { ...company, Tel: 'x' })).status).toBe(422);
  expect((await kit.act('Company', ann, company)).status).toBe(200);
  const companyOf = async (key: string, edition: string) =>
    (await kit.own(key, edition)).Desk?.Company;
  expect(await companyOf(ann, 'DSWINE2026')).toEqual(company);
  await kit.organiser.change(smallEdition('DSWINE2025'));
  const next = { edition: 'DSWINE2025', exhibitorId: '1001', name: 'N', locale: 'en' } as const;
  for (const email of ['ann@cellar.example', 'bo@cellar.example'])
    await inviteMember(
      kit.organiser.database,
      { ...next, email },
      new Date(kit.organiser.clock.now()),
    );
  const keys = await kit.keys();
  expect(await companyOf(keys['ann@cellar.example'] ?? '', 'DSWINE2025')).toEqual(company);
  expect(await companyOf(keys['bo@cellar.example'] ?? '', 'DSWINE2025')).toEqual({});
});

it('forgets who used the desks three months after the fair', async () => {
  const { database, clock } = kit.organiser;
  await kit.invite('1001', 'ann@cellar.example');
  const rows = async () => {
    await eraseDesks(database, new Date(clock.now()));
    const counts = (['exhibitor_members', 'exhibitor_actions', 'access_links'] as const).map(
      async (table) => (await database.selectFrom(table).selectAll().execute()).length,
    );
    return Promise.all(counts);
  };
  await clock.advance(90 * dayMs);
  expect(await rows()).toEqual([1, 1, 1]);
  await clock.advance(10 * dayMs);
  expect(await rows()).toEqual([0, 0, 0]);
});

it('does not open the desk in another edition', async () => {
  const ann = await kit.invite('1001', 'ann@cellar.example');
  await kit.organiser.change(smallEdition('DSWINE2025'));
  expect((await kit.own(ann, 'DSWINE2025')).State).toBe('none');
});

it('invites all exhibitors without a desk at their contact addresses', async () => {
  await kit.invite('1002', 'ben@brewery.example');
  const records = smallEdition();
  records.exhibitors = records.exhibitors.map((record) => ({
    ...record,
    ...(record.Id < '1004' && { ContactEmail: `e${record.Id}@x.example` }),
  }));
  await kit.organiser.change(records);
  await kit.staff.post('/desk/exhibitors', { do: 'invite-all' });
  expect(Object.keys(await kit.keys()).toSorted()).toEqual(['e1001@x.example', 'e1003@x.example']);
  const again = await kit.staff.post('/desk/exhibitors', { do: 'invite-all' });
  expect(again.headers.location).toBe('/desk/exhibitors?said=none-invited');
  const { body } = await kit.staff.get('/desk/exhibitors?state=with');
  expect(body.match(/\/desk\/exhibitors\/100\d/gu)).toHaveLength(3);
});
