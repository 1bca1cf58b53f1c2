import { smallEdition } from '../../content/import/small-edition.fixture.ts';
import { startForms } from './submissions.fixture.ts';
import { startedBeforeEach } from '../../testing/started.fixture.ts';

const kit = startedBeforeEach(() => {
  const records = smallEdition();
  const times = { Start: '2036-04-18T14:00+08:00', End: '2036-04-18T15:00+08:00' };
  for (const entry of records.calendar) Object.assign(entry, times, { Capacity: 1, Booking: true });
  return startForms(records);
});

/** Values for the fields of every form. A route ignores fields that its form does not have. */
const body = {
  ...{ Name: '王小明', Mobile: '0912345678', Email: 'ming@guest.example', Content: '您好' },
  ...{ Adult: 'yes', NoticeVersion: '2026-11', Key: 'one-key' },
};

/** Every route whose path names the record of the form, with two such records. */
const routes: Record<string, [string, string]> = {
  'Exhibitors/Inquiry': ['1001', '1002'],
  'Products/Inquiry': ['20001', '20002'],
  'Event/Applications': ['702', '703'],
};

it('this test covers every submission route with a record id in its path', async () => {
  const document = await kit.organiser.app.inject('/api/openapi.json');
  const { paths } = document.json<{ paths: Record<string, { post?: object }> }>();
  const found = Object.entries(paths).flatMap(([path, { post }]) => {
    const [, call] = /^\/api\/expo\/(.+)\/\{code\}\/\{id\}$/u.exec(path) ?? [];
    return post && call !== undefined ? [call] : [];
  });
  expect(found.toSorted()).toEqual(Object.keys(routes).toSorted());
});

it.each(Object.entries(routes))(
  'stores two submissions when one key is sent for two records of %s',
  async (call, ids) => {
    const send = async (id: string) => {
      const form = { ...body, Code: await kit.code() };
      return (await kit.post(`${call}/DSWINE2026/${id}?Lang=tw`, form)).Data?.Reference;
    };
    const [one, two] = [await send(ids[0]), await send(ids[1])];
    expect(await send(ids[1])).toBe(two);
    const rows = await kit.rows();
    expect(rows.map(({ reference }) => reference).toSorted()).toEqual([one, two].toSorted());
    const about = rows.map((row) => row.product_id ?? row.exhibitor_id ?? row.event_id);
    expect(about.toSorted()).toEqual(ids);
  },
);
