import { addColleague, deskBrowser, deskCookie } from '../desk-kit.fixture.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';
import { friday, sunday } from '../../taking-part/visitor-registration/ahead-edition.fixture.ts';
import {
  keyIn,
  startRegistrations,
} from '../../taking-part/visitor-registration/visitor-registration-kit.fixture.ts';

const kit = startedBeforeEach(() => startRegistrations({ Registration: { ApproveTrade: true } }));

/** A browser of the staff in this role. */
async function deskAs(role: 'read' | 'answer' | 'manage' = 'manage') {
  await addColleague(kit.organiser, role);
  return deskBrowser(kit.organiser, await deskCookie(kit.organiser, role));
}
/** Three trade visitors who wait, and one of the public. Returns their references. */
async function registerAll(): Promise<string[]> {
  const references: string[] = [];
  for (const name of ['ann', 'ben', 'cai']) {
    const form = { Name: name, Email: `${name}@bar.example`, Days: `${friday},${sunday}` };
    references.push((await kit.register('Trade', form)).Data?.Reference ?? '');
  }
  await kit.register('Public', { Name: 'dee', Email: 'dee@home.example' });
  return references;
}
const states = async () =>
  (await kit.registrations()).map(({ state }) => state).toSorted((a, b) => a.localeCompare(b));

it('mails what waits, then the answer of the staff; the badge is valid only once approved', async () => {
  const [ann = '', ben = '', cai = ''] = await registerAll();
  const mails = await kit.mails();
  expect(mails.map(({ subject }) => subject.split(' (')[0])).toEqual([
    ...Array<string>(3).fill('We are checking your registration for the Wine Fair'),
    'Your badge for the Wine Fair',
  ]);
  const key = keyIn(mails[0]?.text ?? '');
  expect((await kit.own(key)).Registration).toMatchObject({ State: 'waiting' });
  expect((await kit.own(key)).Registration).not.toHaveProperty('Badge');
  const desk = await deskAs('answer');
  await desk.post('/desk/registrations', [
    ['row', ann],
    ['row', cai],
  ]);
  const declined = await desk.post(`/desk/registrations/${ben}`, { do: 'decline' });
  expect(declined.headers.location).toBe('/desk/registrations?said=decided');
  const answers = (await kit.mails()).map(({ to, subject, calendar }) => [
    to,
    subject.split(' (')[0],
    calendar !== undefined,
  ]);
  expect(answers.toSorted()).toEqual([
    ['ann@bar.example', 'Your badge for the Wine Fair', true],
    ['ben@bar.example', 'Your registration for the Wine Fair', false],
    ['cai@bar.example', 'Your badge for the Wine Fair', true],
  ]);
  expect(await states()).toEqual(['declined', 'registered', 'registered', 'registered']);
  expect((await kit.own(key)).Registration?.Badge).toBeDefined();
  const again = await desk.post(`/desk/registrations/${ben}`, { do: 'approve' });
  expect(again.headers.location).toBe('/desk/registrations?said=nothing');
  expect(await kit.mails()).toEqual([]);
});

it('lists registrations by kind, state and day, counts them, and finds a scanned badge', async () => {
  const [ann = ''] = await registerAll();
  await kit.mails();
  const desk = await deskAs();
  await desk.post(`/desk/registrations/${ann}`, { do: 'approve' });
  const key = keyIn((await kit.mails())[0]?.text ?? '');
  const { Badge = '' } = (await kit.own(key)).Registration ?? {};
  const names = async (query: string) => {
    const { body } = await desk.get(`/desk/registrations?${query}`);
    return ['ann', 'ben', 'cai', 'dee'].filter((name) => body.includes(`>${name}</td>`));
  };
  expect(await names('')).toEqual(['ann', 'ben', 'cai', 'dee']);
  expect(await names('audience=public')).toEqual(['dee']);
  expect(await names('state=waiting')).toEqual(['ben', 'cai']);
  expect(await names(`day=${friday}`)).toEqual(['ann', 'ben', 'cai']);
  expect(await names(`find=${Badge}`)).toEqual(['ann']);
  expect(await names(`find=${Badge.toLowerCase()}`)).toEqual(['ann']);
  expect(await names('find=dee@home.example')).toEqual(['dee']);
  expect(await names(`find=${Badge.slice(0, -1)}`)).toEqual([]);
  const { body } = await desk.get('/desk/registrations?audience=public');
  expect(body).toMatch(/<dd>3（待審核 To be approved 2）：4月18日[^<]* 3、[^<]* 0、[^<]* 3<\/dd>/u);
});

it('exports what the filter chooses, and records it', async () => {
  await registerAll();
  const { body } = await (await deskAs()).get('/desk/registrations.csv?audience=trade');
  const [head, ...lines] = body.trim().split('\r\n');
  expect(head).toContain('"Reference","Kind","State","Days"');
  expect(lines).toHaveLength(3);
  expect(body).toContain(`"trade","waiting","${friday} ${sunday}"`);
  const actions = kit.organiser.database.selectFrom('desk_actions').selectAll();
  expect(await actions.execute()).toMatchObject([
    { action: 'export', subject: '3 registrations DSWINE2026' },
  ]);
});

it('lets readers neither answer nor export', async () => {
  const [ann = ''] = await registerAll();
  const desk = await deskAs('read');
  const { body } = await desk.get('/desk/registrations');
  expect(body).not.toContain('通過 Approve');
  const refused = await Promise.all([
    desk.post(`/desk/registrations/${ann}`, { do: 'approve' }),
    desk.post('/desk/registrations', { row: ann }),
    desk.get('/desk/registrations.csv'),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  expect(await states()).toEqual(['registered', 'waiting', 'waiting', 'waiting']);
});

it('answers no other submission, and does nothing else', async () => {
  const [ann = ''] = await registerAll();
  const contact = await kit.post('Contact/DSWINE2026?Lang=tw', {
    ...{ Type: 'visit', Subject: 'S', Name: 'N', Tel: '0223456789', Email: 'n@x.example' },
    ...{ Content: 'C', NoticeVersion: '1', Code: await kit.code() },
  });
  const desk = await deskAs();
  const tries = [
    desk.post(`/desk/registrations/${contact.Data?.Reference}`, { do: 'approve' }),
    desk.post(`/desk/registrations/${ann}`, { do: 'delete' }),
    desk.post('/desk/registrations/DSW-AAAA-AAAA', { do: 'approve' }),
  ];
  expect((await Promise.all(tries)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(await states()).toEqual(['registered', 'waiting', 'waiting', 'waiting']);
});

describe('with a rule', () => {
  const ruled = startedBeforeEach(() =>
    startRegistrations({
      Registration: { ApproveTrade: true },
      TradeApproval: { Domains: ['hotel.example'], Exhibitors: true },
    }),
  );

  it('approves addresses that it names and those of exhibitors, and publishes no rule', async () => {
    const stateOf = async (Email: string) => {
      await ruled.register('Trade', { Email });
      return (await ruled.mails())[0]?.subject.split(' (')[0];
    };
    const [badge, waiting] = [
      'Your badge for the Wine Fair',
      'We are checking your registration for the Wine Fair',
    ];
    expect(await stateOf('ann@hotel.example')).toBe(badge);
    expect(await stateOf('ben@bar.hotel.example')).toBe(badge);
    expect(await stateOf('cai@elegance.example')).toBe(badge);
    expect(await stateOf('dee@grandhotel.example')).toBe(waiting);
    expect(await stateOf('hotel.example@free.example')).toBe(waiting);
    const { body } = await ruled.organiser.get('Exhibitions/DSWINE2026?Lang=en');
    expect(body).not.toContain('hotel.example');
  });

  it.each(['https://bar.example', 'https://a.example:99999'])(
    'approves no visitor by the website %s that an exhibitor published itself',
    async (Website) => {
      const edit = { edition: 'DSWINE2026', kind: 'exhibitors', id: '1002' } as const;
      const shown = JSON.stringify({ Website });
      await ruled.organiser.database
        .insertInto('content_edits')
        .values({ ...edit, exhibitor_id: '1002', draft: null, shown, shown_in: 1, changed_at: '' })
        .execute();
      expect((await ruled.register('Trade')).status).toBe(200);
      expect(await ruled.registrations()).toMatchObject([{ state: 'waiting' }]);
    },
  );
});
