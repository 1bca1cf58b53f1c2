import type { Directory } from '../../src/composition/composition-file.ts';
import { compositionOf, routeOf, sectionOf } from '../../src/composition/composition.fixture.ts';
import type { CompositionSection, PageFiles } from '../../src/composition/page-state.ts';
import { contentOf, createBrowserFiles, type CompositionContent } from './browser-files.ts';

const styles: PageFiles['styles'] = [['/a.css', 'sha256-x']];
const files: PageFiles = { scripts: ['/all.js'], styles };
const partFiles: PageFiles = { scripts: ['/all.js', '/part.js'], styles };
const section = (name: string, paths: string[], fragments: string[] = []) =>
  sectionOf(name, [], {
    files,
    routes: paths.map((path, at) => ({ ...routeOf(path, `p${at}`), files: partFiles })),
    fragments: fragments.map((id) => ({ id, order: 1, data: {}, files: partFiles })),
  });

function filesOf(sections: CompositionSection[], revision = 7) {
  const composition = compositionOf(sections, { revision });
  const contents = sections.map((one) => [one.name, contentOf({ section: one })] as const);
  return createBrowserFiles({ composition, sections: new Map(contents) });
}

const parse = <File>({ bytes }: CompositionContent) => JSON.parse(bytes.toString()) as File;
const info = section('info', ['News', 'News/Detail/:id'], ['latest-news']);
const press = section('press', [':lang?/Press', '*']);

it('creates page files of the same size with two and with two hundred sections', () => {
  const many = Array.from({ length: 200 }, (_, at) => section(`s${at}`, [`S${at}`]));
  const size = (sections: CompositionSection[]) =>
    filesOf(sections).page('info', 'p0').bytes.length;
  expect(size([info, ...many])).toBe(size([info, press]));
});

it('lists the first path segments of sections, and the home page for sections with fragments', () => {
  const [directory] = filesOf([info, press]).navigation([]);
  const { sections } = parse<Directory>(
    directory ?? { url: '', integrity: '', bytes: Buffer.of() },
  );
  expect(sections.map(({ name, segments }) => [name, segments])).toEqual([
    ['info', ['news', '']],
    ['press', ['*']],
  ]);
});

it('finds each file by its URL after a restart, and no made-up URL', () => {
  const first = filesOf([info, press]);
  const urls = [
    ...first.navigation(['info', 'press', 'gone']),
    first.page('info', 'p0'),
    first.page('shell', 'home'),
    first.page('shell'),
  ].map(({ url }) => url);
  expect(new Set(urls).size).toBe(6);
  const restarted = filesOf([info, press]);
  for (const url of urls) {
    expect(restarted.find(url)?.url).toBe(url);
    expect(restarted.find(url.replace(/[0-9a-f]{16}/, '0'.repeat(16)))).toBeUndefined();
    expect(filesOf([info, press], 8).find(url)).toBeUndefined();
  }
});
