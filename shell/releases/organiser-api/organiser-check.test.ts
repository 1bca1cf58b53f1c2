import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listen } from '@dswine/shared/testing/listen';
import path from 'node:path';
import { ORGANISER_API_FILE, type ApiDocument } from '@dswine/shared/contract/organiser-api';
import { checkedWorld } from '../testing/checked-release.fixture.ts';
import { runSmallCommand } from '../testing/small-command.fixture.ts';
import { canaryAt, checkedBefore, type Change } from '../testing/small-releases.fixture.ts';
import { putLive } from '../testing/attacker.fixture.ts';
import {
  documentOf,
  documentWith,
  partsOfDocument,
  text,
  type DocumentParts,
} from './api-document.fixture.ts';

const { small, reasonsAgainst } = checkedWorld();

const builtAgainst = (document: ApiDocument): Change => ({
  more: { [ORGANISER_API_FILE]: JSON.stringify(document) },
});
/** Why a release of mfe-visitor cannot be live, and what the check notes. */
async function reasonsOf(change: Change, organiser?: string) {
  const notes: string[] = [];
  const note = (text: string) => void notes.push(text);
  const options = { organiser, note, results: checkedBefore };
  return { reasons: await reasonsAgainst({ 'mfe-visitor': change }, options), notes: notes.join() };
}
const usual = documentOf(partsOfDocument());
const wines: ApiDocument = { ...usual, paths: { '/api/expo/Wines/{Code}': { get: {} } } };

const check = (names: string[], notes: string[] = []) =>
  runSmallCommand(small, ['organiser-check', ...names], {
    note: (note) => void notes.push(note),
  });

function writeDocument(change: (parts: DocumentParts) => void): string {
  const file = path.join(small.folder, 'next.json');
  writeFileSync(file, JSON.stringify(documentWith(change)));
  return file;
}

it('compares a release with the running organiser', async () => {
  const older = documentWith(({ item }) => void delete item.properties['Title']);
  const organiser = createServer((_request, response) => response.end(JSON.stringify(older)));
  const url = `http://127.0.0.1:${await listen(organiser)}`;
  const { reasons } = await reasonsOf(builtAgainst(usual), url);
  organiser.close();
  expect(reasons).toEqual([
    expect.stringMatching(
      /^mfe-visitor@\S+ does not fit the organiser 1\.0\.0 \(\w{8}, http:[^)]+\): GET \/api\/expo\/News\/\{code\}: "News\.Title" of the response is missing\. Update the organiser first/,
    ),
  ]);
  expect(reasons[0]).toContain(url);
});

it('compares with the organiser of the checkout when the running one is unreachable', async () => {
  const { reasons, notes } = await reasonsOf(builtAgainst(wines), 'http://127.0.0.1:9');
  expect(reasons).toEqual([
    expect.stringContaining('GET /api/expo/Wines/{Code}: the organiser has no such call'),
  ]);
  expect(reasons[0]).toContain('openapi.json');
  expect(notes).toContain('Compared with the organiser of this checkout');
});

it.each([
  ['is no OpenAPI document', '{"paths":{"/a":{"get":{"parameters":"all"}}}}'],
  ['is too large', JSON.stringify({ ...usual, more: 'x'.repeat(500_000) })],
])('rejects a release whose document %s', async (_what, content) => {
  const { reasons } = await reasonsOf({ more: { [ORGANISER_API_FILE]: content } });
  expect(reasons).toEqual([expect.stringContaining('its organiser-api.json cannot be read: ')]);
});

it('rejects an organiser change that breaks a live release, and accepts others', async () => {
  await small.publish('mfe-visitor', '9.0.0', builtAgainst(usual));
  await putLive(small, ['mfe-visitor', 'online'], { releases: { 'mfe-visitor': '9.0.0' } });
  const notes: string[] = [];
  const more = writeDocument(({ form }) => void (form.properties['Phone'] = text));
  const { text: answer } = await check([more], notes);
  expect(answer).toContain('provides the 3 calls of mfe-visitor@9.0.0');
  expect(notes.join()).toContain('The calls of');
  const less = writeDocument(({ form }) => void delete form.properties['Email']);
  await expect(check([less])).rejects.toThrow(
    /^mfe-visitor@9\.0\.0 does not fit the organiser 1\.0\.0 \(\w{8}, next\.json\): POST \/api\/expo\/Contact\/\{code\}: it does not know "Email"\. Keep it as it was/,
  );
});

it('rejects an organiser change that breaks a canary', async () => {
  await small.publish('mfe-info', '9.1.0', builtAgainst(wines));
  const canary = { ...canaryAt(0), version: '9.1.0' };
  await small.putLive({ kind: 'canary', canary });
  await expect(check([writeDocument(() => undefined)])).rejects.toThrow(
    /^mfe-info@9\.1\.0 .*GET \/api\/expo\/Wines\/\{Code\}: the organiser has no such call/,
  );
});
