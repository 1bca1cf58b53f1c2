import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unitKey } from './check-results.ts';
import {
  makeCheckedReleases,
  page,
  wines,
  withData,
  type CheckedReleases,
} from './checked-release.fixture.ts';
import { current } from './promote.ts';
import { workspaces } from './small-releases.fixture.ts';

let checked: CheckedReleases;
beforeAll(async () => {
  checked = await makeCheckedReleases();
});
afterAll(() => checked.small.remove());

describe('checkReleases with live data', () => {
  let organiser: Server;
  let answer: { status: number; body: object };
  const address = () => `http://127.0.0.1:${(organiser.address() as AddressInfo).port}`;
  beforeAll(async () => {
    organiser = createServer(({ url = '' }, response) => {
      const { status, body } = url.includes('/Revision/')
        ? { status: 200, body: { Code: 200, Data: { Revision: randomUUID(), Withdrawn: [] } } }
        : answer;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => organiser.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => organiser.close());

  const failsOnMany = withData(
    wines,
    `({ data }) => { if (data.Wines?.length > 1) throw new Error('too many'); return '<h1>Wine</h1>'; }`,
  );

  it('rejects a page that does not render with it', async () => {
    answer = { status: 200, body: { Code: 200, Data: ['Riesling', 'Syrah'] } };
    const reasons = await checked.reasonsAgainst(failsOnMany, { organiser: address() });
    expect(reasons).toEqual([
      expect.stringContaining('does not render (live data, and 1 more): too many'),
    ]);
  });

  it('accepts the release when the organiser responds with an error', async () => {
    answer = { status: 500, body: { Code: 500, Reason: 'no database' } };
    expect(await checked.reasonsAgainst(failsOnMany, { organiser: address() })).toEqual([]);
  });

  it('accepts the release with a note when the organiser is unreachable', async () => {
    const note = jest.fn();
    expect(
      await checked.reasonsAgainst(failsOnMany, { organiser: 'http://127.0.0.1:1', note }),
    ).toEqual([]);
    expect(note).toHaveBeenCalledWith(expect.stringContaining('Not checked with live data'));
  });
});

it('names the command that installs a browser when none is found', async () => {
  const browser = { executablePath: '/nonexistent/chromium' };
  await expect(checked.reasonsAgainst(page('<h1>Wine</h1>'), { browser })).rejects.toMatchObject({
    name: 'BrowserMissingError',
    message: expect.stringContaining('npx playwright install chromium') as string,
  });
});

describe('stored check results', () => {
  let results: string;
  beforeAll(() => {
    results = mkdtempSync(path.join(tmpdir(), 'dswine-checks-'));
  });
  afterAll(() => rmSync(results, { recursive: true }));
  const stored = () => readdirSync(results).map((name) => path.join(results, name));

  it('are keyed by content, not by version', async () => {
    expect(await checked.reasonsAgainst(page('<h1>Red</h1>'), { results })).toEqual([]);
    const before = stored();
    expect(before).toHaveLength(1);
    expect(await checked.reasonsAgainst(page('<h1>Red</h1>'), { results })).toEqual([]);
    expect(stored()).toEqual(before);
  });

  const bad = page('<p>Wine</p>');
  async function keyOfBad(): Promise<string> {
    await checked.small.publish('mfe-visitor', '90.0.0', bad);
    const live = await current(checked.small.store);
    const releases: Record<string, string> = { ...live?.releases, 'mfe-visitor': '90.0.0' };
    const manifests = await Promise.all(
      workspaces.map((workspace) =>
        checked.small.store.manifest(workspace, releases[workspace] ?? ''),
      ),
    );
    const unit = { name: 'mfe-visitor', workspace: 'mfe-visitor', pages: 'workspace' as const };
    return unitKey(unit, manifests);
  }

  it('replace a check of the same content', async () => {
    const key = await keyOfBad();
    writeFileSync(path.join(results, key), key);
    expect(await checked.reasonsAgainst(bad, { results })).toEqual([]);
  });

  it('are ignored when damaged', async () => {
    const key = await keyOfBad();
    writeFileSync(path.join(results, key), key.slice(1));
    const [reason] = await checked.reasonsAgainst(bad, { results });
    expect(reason).toContain('0 h1');
  });

  it('do not apply to other content', async () => {
    const before = stored().length;
    expect(await checked.reasonsAgainst(page('<h1>White</h1>'), { results })).toEqual([]);
    expect(stored()).toHaveLength(before + 1);
  });
});
