import type { BrowserFiles, CompositionContent } from './browser-files.ts';
import { createCompositionFiles } from './earlier-compositions.ts';

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
  const find = createCompositionFiles(
    () => ({ files: live }),
    async (revision) => {
      const files = stored.get(revision);
      return files && { files };
    },
  );
  const goLive = (file: CompositionContent) => (live = filesOf(file));
  return { stored, find, goLive };
}

it('finds the earlier and the current file of a live revision that changes', async () => {
  const { find, goLive } = startFiles();
  await find(fileOf(5).url);
  goLive(fileOf(5, 'b'));
  for (const form of ['a', 'b'])
    expect((await find(fileOf(5, form).url))?.identity).toEqual(fileOf(5, form).bytes);
});
