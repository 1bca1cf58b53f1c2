import { createServer, type Server } from 'node:http';
import { listen } from '@dswine/shared/testing/listen';
import type { Workspace } from '@dswine/shared/contract/releases';
import { checkedWorld, pagesWith } from '../testing/checked-release.fixture.ts';
import {
  checkedBefore,
  sectionBundle,
  shellBundle,
  type Change,
  withDraft,
  withRoutes,
} from '../testing/small-releases.fixture.ts';
import type { ReadComposition } from '../store/read-composition.ts';
import { unitsOf } from './check-releases.ts';

const { reasonsAgainst, version } = checkedWorld();

it('rejects pages and fragments that do not render with each kind of data', async () => {
  const release = pagesWith(
    {
      sound: `() => '<h1>Wine</h1>'`,
      unrecorded: `() => '<h1>Beer</h1>'`,
      full: `({ data }) => (data.Wines?.[0].length, '<h1>Wine</h1>')`,
      answered: `({ data }) => (data.Wines.at(0), '<h1>Wine</h1>')`,
    },
    {
      requests: { unrecorded: 'Beers' },
      fragments: `[{ id: 'wines', load: async () => ({ Fragment() { throw new Error('no glass'); } }) }]`,
    },
  );
  const files = { scripts: [], styles: [] };
  const fragments = [{ id: 'wines', slot: 'home' as const, order: 1, data: {}, files }];
  const addSound = jest.fn(() => Promise.resolve());
  const isSound = jest.fn((_key: string) => Promise.resolve(false));
  const reasons = await reasonsAgainst(
    {
      'mfe-visitor': {
        ...release,
        draft: (draft) => ({ ...draft, ...release.draft?.(draft), fragments }),
      },
    },
    { results: { isSound, addSound } },
  );
  const found = [
    ['/', 'does not render', 'no glass'],
    ['/visitorPage/answered', 'does not render (the organiser away, and 1 more)', "'at'"],
    ['/visitorPage/full', 'does not render (empty data, and 1 more)', "'length'"],
    ['/visitorPage/unrecorded', '(recorded data, and 1 more)', '404 instead of 200'],
  ];
  expect(reasons).toHaveLength(found.length);
  for (const [address, ...sentences] of found) {
    const reason = reasons.find((text) => text.startsWith(`mfe-visitor@${version()}: ${address} `));
    for (const sentence of sentences) expect(reason).toContain(sentence);
  }
  const [visitor, home] = isSound.mock.calls;
  for (const unit of [visitor, home]) expect(addSound.mock.calls).not.toContainEqual(unit);
});

it.each([
  ['that holds too much', 'globalThis.kept = new Uint8Array(6e7).fill(1);', '() => "news"'],
  ['whose fragment throws', '', '() => { throw new Error("no news"); }'],
])('charges a section %s with the home page, and no other', async (_what, code, Fragment) => {
  const shown = (workspace: Workspace, id: string, before: string, fragment: string): Change => ({
    ...withDraft({
      fragments: [{ id, slot: 'home', order: 1, data: {}, files: { scripts: [], styles: [] } }],
    }),
    server:
      before +
      sectionBundle(workspace, {
        fragments: `[{ id: '${id}', load: async () => ({ Fragment: ${fragment} }) }]`,
      }),
  });
  const changes = {
    'mfe-info': shown('mfe-info', 'news', code, Fragment),
    'mfe-visitor': shown('mfe-visitor', 'wines', '', '() => "<h1>Wine</h1>"'),
  };
  expect(await reasonsAgainst(changes, { liveBefore: ['mfe-info'] })).toEqual([]);
  expect(await reasonsAgainst(changes, { liveBefore: ['mfe-visitor'] })).not.toEqual([]);
});

// Its page has three seconds of processor time; the limit itself is tested in server/rendering.
(process.env['FULL'] === '1' ? it : it.skip)(
  'stops and rejects a page that exceeds its CPU time',
  async () => {
    const reasons = await reasonsAgainst({
      'mfe-visitor': pagesWith({ a: '() => { for (;;); }' }),
    });
    expect(reasons).toEqual([expect.stringContaining('used more than 3000 ms of CPU time')]);
  },
);

it('rejects a shell that fails on every page, with a single reason', async () => {
  const server = shellBundle.replace(
    'const { locale',
    `throw new Error('no frame'); const { locale`,
  );
  expect(await reasonsAgainst({ shell: { server } })).toEqual([
    expect.stringMatching(/^shell@\S+: \/no-such-page .*and \d+ more\): no frame/),
  ]);
});

it('compares imports by kind with the exports of the shell, also when only the shell changes', async () => {
  const importing = (name: string) =>
    withDraft({ imports: { react: [name] }, importKinds: { react: { [name]: 'function(0)' } } });
  const reasons = await reasonsAgainst({
    shell: { server: shellBundle.replace('react: {}', 'react: { useNow: {} }') },
    'mfe-visitor': importing('useNow'),
    'mfe-info': importing('useThen'),
  });
  const shell = `shell@${version()}`;
  expect(reasons.toSorted()).toEqual([
    `mfe-info@${version()} with ${shell}: It imports "useThen" from react, which this shell does not export.`,
    `mfe-visitor@${version()} with ${shell}: It was built with the function(0) "useNow" of react, which is object in this shell.`,
  ]);
});

describe('with live data', () => {
  let organiser: Server;
  let url: string;
  beforeAll(async () => {
    const answers: Record<string, object> = {
      Revision: { Code: 200, Data: { Revision: '1', Withdrawn: [] } },
      Wines: { Code: 200, Data: ['Riesling', 'Syrah'] },
    };
    organiser = createServer(({ url = '' }, response) => {
      const answer = answers[/Revision|Wines/.exec(url)?.[0] ?? ''];
      response.writeHead(answer ? 200 : 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { Code: 500, Reason: 'no database' }));
    });
    url = `http://127.0.0.1:${await listen(organiser)}`;
  });
  afterAll(() => organiser.close());

  it('rejects a page that does not render, unless the organiser responds with an error', async () => {
    const page = `({ data }) => { if (data.Wines?.length > 1) throw new Error('too many'); return '<h1>Wine</h1>'; }`;
    const release = pagesWith({ one: page, other: page }, { requests: { other: 'Grapes' } });
    // Its one mapping leads from all of the bundle to line 7.
    const sources = ['./src/wines/wine-page.tsx'];
    const map = JSON.stringify({ version: 3, sources, names: [], mappings: 'AAMA' });
    const reasons = await reasonsAgainst(
      { 'mfe-visitor': { ...release, more: { ...release.more, 'server/section.cjs.map': map } } },
      { organiser: url },
    );
    expect(reasons).toEqual([
      expect.stringMatching(
        /visitorPage\/one .*does not render \(live data, and 1 more\): too many \(mfe-visitor\/src\/wines\/wine-page\.tsx:7\)\./,
      ),
    ]);
    expect(reasons[0]).toContain(
      'Correct the error: ORGANISER=<site> npm run dev -w mfe-visitor, with the data “organiser”, shows it.',
    );
  });
});

it('opens at most 24 section pages for a new shell, for any number of sections', () => {
  const hydrated = (count: number) => {
    const names = ['shell', ...Array.from({ length: count }, (_, index) => `mfe-${index}`)];
    const manifests = names.map((workspace) => ({ workspace, fragments: [], routes: [{}] }));
    const read = { manifests } as unknown as ReadComposition;
    return unitsOf({ read, changed: new Set(['shell']), rendersPages: true })
      .filter(({ workspace }) => workspace?.startsWith('mfe-'))
      .map(({ mostHydrated = 1000 }) => mostHydrated);
  };
  expect(hydrated(4)).toEqual([6, 6, 6, 6]);
  expect(hydrated(200).filter((most) => most > 0)).toEqual(Array.from({ length: 24 }, () => 1));
});

const removal = (link: string) =>
  reasonsAgainst(
    {
      'mfe-visitor': pagesWith({ overview: `() => '<h1>Wine</h1><a href="${link}">More</a>'` }),
      'mfe-info': withRoutes({ path: 'renamed' }),
    },
    { liveBefore: ['mfe-visitor'] },
  );

it('rejects the removal of a page that pages of others link to, and names them', async () => {
  const [removes, dead, ...more] = await removal('/infoPage');
  expect(removes).toContain(`mfe-info@${version()} removes /infoPage, to which other pages lead.`);
  expect(dead).toContain(
    `mfe-visitor@${version()}: /visitorPage/overview has a link that leads nowhere`,
  );
  expect(more).toEqual([]);
});

it('holds up no removal for what it has not broken', async () => {
  expect(await removal('/old-dead-link')).toEqual([]);
});

describe('stored check results', () => {
  it('are keyed by content, not by version', async () => {
    const keys: string[] = [];
    const isSound = async (key: string) => keys.push(key) > 0;
    for (const script of ['red', 'red', 'white'])
      await reasonsAgainst(
        { 'mfe-visitor': { script: `'${script}'` } },
        { results: { ...checkedBefore, isSound } },
      );
    const [red, redAgain, white] = keys;
    expect(redAgain).toBe(red);
    expect(white).not.toBe(red);
  });
});
