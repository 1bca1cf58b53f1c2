import type { BrowserFiles, CompositionContent } from './browser-files.ts';
import { createCompositionFiles } from './composition-files.ts';

const fileOf = (revision: number, form = 'a'): CompositionContent => ({
  url: `/releases/compositions/${revision}.info.news.${form.repeat(16)}.json`,
  integrity: `sha256-${form}`,
  bytes: Buffer.from(JSON.stringify({ revision, form })),
});

function filesOf(file: CompositionContent): BrowserFiles {
  return {
    page: () => file,
    navigation: () => [],
    find: (url) => (url === file.url ? file : undefined),
  };
}

function startFiles() {
  const stored = new Map<number, BrowserFiles>();
  let live = filesOf(fileOf(5));
  let reads = 0;
  const find = createCompositionFiles({
    live: () => ({ files: live }),
    async read(revision) {
      reads += 1;
      return stored.get(revision);
    },
  });
  const goLive = (file: CompositionContent) => (live = filesOf(file));
  return { stored, find, reads: () => reads, goLive };
}

it('finds live and earlier files, and reads each earlier composition once', async () => {
  const { stored, find, reads } = startFiles();
  stored.set(3, filesOf(fileOf(3)));
  expect((await find(fileOf(5).url))?.identity).toEqual(fileOf(5).bytes);
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await find(fileOf(3).url))?.identity).toEqual(fileOf(3).bytes);
    expect(await find(fileOf(3, 'b').url)).toBeUndefined();
  }
  expect(reads()).toBe(1);
});

it('finds a composition that was first requested before it existed', async () => {
  const { stored, find } = startFiles();
  expect(await find(fileOf(6).url)).toBeUndefined();
  stored.set(6, filesOf(fileOf(6)));
  expect((await find(fileOf(6).url))?.identity).toEqual(fileOf(6).bytes);
});

it('finds the earlier and the current file of a live revision that changes', async () => {
  const { find, goLive } = startFiles();
  await find(fileOf(5).url);
  goLive(fileOf(5, 'b'));
  for (const form of ['a', 'b'])
    expect((await find(fileOf(5, form).url))?.identity).toEqual(fileOf(5, form).bytes);
});
