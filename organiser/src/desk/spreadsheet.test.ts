import { inflateRawSync } from 'node:zlib';
import { startDesk, type DeskKit } from './desk-kit.fixture.ts';

let kit: DeskKit;
beforeEach(async () => void (kit = await startDesk()));
afterEach(() => kit.organiser.end());

/** The XML files of a workbook, read by the directory of its zip. */
function readWorkbook(zip: Buffer): string {
  const texts: string[] = [];
  for (
    let at = zip.indexOf('PK\u0001\u0002');
    at !== -1;
    at = zip.indexOf('PK\u0001\u0002', at + 1)
  ) {
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    texts.push((zip.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes)).toString());
  }
  return texts.join('\n');
}

it.each([
  ['0912345678'],
  ['+886-2-5550-0100'],
  ['1/2'],
  ['=SUM(A1)'],
  ['1e5'],
  ['<b> & "c"'],
  ['二十\n第二行'],
])('spreadsheets get %j as text', async (Content) => {
  await kit.send({ Content, Tel: '0227255200' });
  const response = await kit.get('/desk/submissions.xlsx');
  expect(response.headers).toMatchObject({
    'content-disposition': 'attachment; filename="submissions.xlsx"',
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
  const xml = readWorkbook(response.rawPayload);
  const texts = Array.from(xml.matchAll(/<t[^>]*>([^<]*)<\/t>/gu), ([, text = '']) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  );
  expect(texts).toEqual(expect.arrayContaining([Content, '0227255200', 'Reference']));
  // No cell is a number or a formula: each refers to a text.
  const cells = xml.match(/<c [^>]*>/gu) ?? [];
  expect(cells.length).toBeGreaterThan(20);
  expect(
    cells.filter((cell) => !/ t="(?:s|inlineStr)"/u.test(cell) && !cell.endsWith('/>')),
  ).toEqual([]);
  expect(xml).not.toContain('<f>');
});

it('exports applications of an edition too, and names what there is not', async () => {
  const all = await kit.get('/desk/events/DSWINE2026/applications.xlsx');
  expect([all.statusCode, readWorkbook(all.rawPayload)]).toEqual([
    200,
    expect.stringContaining('EventStart') as string,
  ]);
  expect((await kit.get('/desk/events/NONE2000/applications.xlsx')).statusCode).toBe(404);
});
