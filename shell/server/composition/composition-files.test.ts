import { createCompositionFiles } from './composition-files.ts';
import type { CompositionContent } from './live-composition.ts';

const fileOf = (revision: number, form = 'a'): CompositionContent => ({
  url: `/releases/compositions/${revision}.${form.repeat(16)}.json`,
  integrity: `sha256-${form}`,
  bytes: Buffer.from(JSON.stringify({ revision, form })),
});

function startFiles() {
  const stored = new Map<number, CompositionContent>();
  let live = fileOf(5);
  let reads = 0;
  const find = createCompositionFiles({
    live: () => ({ file: live }),
    async read(revision) {
      reads += 1;
      return stored.get(revision);
    },
  });
  return { stored, find, reads: () => reads, goLive: (file: CompositionContent) => (live = file) };
}

it('finds the live file and earlier ones, and reads each of those once', async () => {
  const { stored, find, reads } = startFiles();
  stored.set(3, fileOf(3));
  expect((await find(fileOf(5).url))?.identity).toEqual(fileOf(5).bytes);
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await find(fileOf(3).url))?.identity).toEqual(fileOf(3).bytes);
    expect(await find(fileOf(3, 'b').url)).toBeUndefined();
  }
  expect(reads()).toBe(1);
});

it('finds a composition that was asked for before it existed', async () => {
  const { stored, find } = startFiles();
  expect(await find(fileOf(6).url)).toBeUndefined();
  stored.set(6, fileOf(6));
  expect((await find(fileOf(6).url))?.identity).toEqual(fileOf(6).bytes);
});

it('keeps each form of a composition whose sections came back', async () => {
  const { find, goLive } = startFiles();
  await find(fileOf(5).url);
  goLive(fileOf(5, 'b'));
  for (const form of ['a', 'b'])
    expect((await find(fileOf(5, form).url))?.identity).toEqual(fileOf(5, form).bytes);
});
