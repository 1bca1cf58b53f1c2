import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeScene, readScene } from './compose-scene.ts';
import { newFolder } from '@dswine/shared/testing/temporary-folder';

const scene = (data: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${data}/>`;
const size = { width: 300, height: 200 };

let labels: string;
beforeAll(() => {
  labels = newFolder();
  const label = (still: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="900" viewBox="0 0 1000 900" data-still="${still}"><path d="M0 0H1000V900H0Z" fill="#f00"/></svg>`;
  writeFileSync(join(labels, 'product-1.svg'), label('sake-720-blue-water'));
  writeFileSync(join(labels, 'product-2.svg'), label('sake-1800-green-water'));
});

async function compose(data: string) {
  const read = readScene(scene(data));
  if (!read) throw new Error('no scene');
  const picture = await composeScene(read, labels, size);
  const { data: pixels, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number) => {
    const [red = 0, green = 0] = pixels.subarray((y * info.width + x) * info.channels);
    return red > 120 && green < 60;
  };
  const redRows = Array.from({ length: info.height }, (_, y) =>
    Array.from({ length: info.width }, (__, x) => x).some((x) => isRed(x, y)),
  );
  return { info, isRed, tall: redRows.filter(Boolean).length };
}

it("stands an exhibitor's bottles on its counter, at true proportions", async () => {
  const one = await compose('data-scene="counter-cedar" data-bottles="1"');
  expect(one.info).toMatchObject({ width: 300, height: 200 });
  expect([one.isRed(150, 130), one.isRed(40, 130), one.isRed(260, 130)]).toEqual([
    true,
    false,
    false,
  ]);
  const two = await compose('data-scene="counter-cedar" data-bottles="1 2"');
  expect([two.isRed(150, 130), two.isRed(120, 130), two.isRed(185, 130)]).toEqual([
    false,
    true,
    true,
  ]);
  // A magnum in the frame makes all bottles smaller.
  expect((await compose('data-scene="counter-cedar" data-bottles="2"')).tall).toBeGreaterThan(
    one.tall,
  );
});

it('leaves out bottles without a label, and shows a scene without bottles whole', async () => {
  const bare = await compose('data-scene="counter-cedar" data-bottles="9"');
  expect(bare.tall).toBe(0);
  expect((await compose('data-scene="six-wines"')).info).toMatchObject(size);
});

it('reads no scene from a drawing, nor one that does not exist', () => {
  for (const data of ['', 'data-scene="unknown"', 'data-scene="../stills"'])
    expect(readScene(scene(data))).toBeUndefined();
  expect(
    readScene(scene('data-scene="pot-still" data-bottles="1 ../2 3 4 5" data-shift="7"')),
  ).toMatchObject({ bottles: ['1', '3', '4'], shift: 1 });
});
