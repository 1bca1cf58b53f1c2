import { composeStill, readLabel } from './compose-still.ts';

const label = (paper: string, root = 'data-still="bordeaux-750-antique-red" data-volume="750"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1200" viewBox="0 0 1000 1200" ${root}><path d="M0 0H1000V1200H0Z" fill="${paper}"/></svg>`;

async function compose(svg: string) {
  const read = readLabel(svg);
  if (!read) throw new Error('no label');
  const { data, info } = await (
    await composeStill(read, 360, 450)
  )
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)];
  const rows = Array.from({ length: info.height }, (_, y) => at(180, y)[3] ?? 0);
  return { data, at, top: rows.findIndex((alpha) => alpha > 128) };
}

it('lays the label on the body of the vessel, and leaves the surroundings transparent', async () => {
  const { at, top } = await compose(label('#ff0000'));
  const [red = 0, green, blue, alpha] = at(180, 330);
  expect([red > 150, green, blue, alpha]).toEqual([true, 0, 0, 255]);
  // Glass, darker than the label, above it.
  expect(Math.max(...at(180, top + 90).slice(0, 3))).toBeLessThan(120);
  expect(at(5, 5)).toEqual([0, 0, 0, 0]);
});

it('makes the same picture of the same label, and another of another', async () => {
  const [one, same, other] = [
    await compose(label('#ff0000')),
    await compose(label('#ff0000')),
    await compose(label('#ff8000')),
  ];
  expect(one.data.equals(same.data)).toBe(true);
  expect(one.data.equals(other.data)).toBe(false);
});

it('colours the closure', async () => {
  const green = 'data-still="bordeaux-750-antique-red" data-volume="750" data-closure="#00a000"';
  const { at, top } = await compose(label('#ff0000', green));
  const [red = 255, tone = 0, blue = 255] = at(180, top + 20);
  expect(tone - Math.max(red, blue)).toBeGreaterThan(60);
});

it('gives a cup without a label its glaze', async () => {
  const { at } = await compose(
    '<svg xmlns="http://www.w3.org/2000/svg" data-still="tokkuri" data-closure="#00a000"/>',
  );
  const [red = 255, green = 0, blue = 255, alpha] = at(180, 380);
  expect(green - Math.max(red, blue)).toBeGreaterThan(60);
  expect([alpha, at(5, 5)]).toEqual([255, [0, 0, 0, 0]]);
});

it('scales vessels by their volume', async () => {
  const tall = await compose(label('#ff0000', 'data-still="spirit-round-clear-water"'));
  const half = await compose(
    label('#ff0000', 'data-still="spirit-round-clear-water" data-volume="350"'),
  );
  const ground = 450 - 28;
  expect((ground - half.top) / (ground - tall.top)).toBeCloseTo(Math.cbrt(0.5), 1);
});

it('reads no label from a drawing, or with an unknown still', () => {
  expect(readLabel('<svg width="600"><rect data-still="bordeaux-750-antique-red"/></svg>')).toBe(
    undefined,
  );
  expect(readLabel(label('#fff', 'data-still="../secret"'))).toBeUndefined();
  const still = 'data-still="bordeaux-750-antique-red"';
  for (const wrong of ['data-volume="1e9"', 'data-volume="x"', 'data-closure="red"'])
    expect(readLabel(label('#fff', `${still} ${wrong}`))).toBeUndefined();
});
