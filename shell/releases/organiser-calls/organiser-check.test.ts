import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  declared,
  documentOf,
  partsOfDocument,
  text,
  usingAll,
  type DocumentParts,
} from '@dswine/shared/build/organiser-calls/api-document.fixture';
import type { OrganiserCalls } from '@dswine/shared/contract/organiser-calls';
import { checkedWorld } from '../checked-release.fixture.ts';
import { runSmallCommand } from '../small-command.fixture.ts';
import { checkedBefore, type Change } from '../small-releases.fixture.ts';
import { putLive } from '../trust/attacker.fixture.ts';

const { small, reasonsAgainst, version } = checkedWorld();

const using = (uses: OrganiserCalls): Change => ({ draft: (draft) => ({ ...draft, uses }) });
/** Why a release of mfe-visitor cannot be live, and what the check notes. */
async function reasonsOf(change: Change, organiser?: string) {
  const notes: string[] = [];
  const note = (text: string) => void notes.push(text);
  const options = { organiser, note, results: checkedBefore };
  return { reasons: await reasonsAgainst({ 'mfe-visitor': change }, options), notes: notes.join() };
}
const wines = { method: 'GET', path: '/api/expo/Wines/{}', query: [] };

const check = (names: string[], notes: string[] = []) =>
  runSmallCommand(small, ['organiser-check', ...names], {
    note: (note) => void notes.push(note),
  });

function writeDocument(change: (parts: DocumentParts) => void): string {
  const parts = partsOfDocument();
  change(parts);
  const file = path.join(small.folder, 'next.json');
  writeFileSync(file, JSON.stringify(documentOf(parts)));
  return file;
}

it('checks a release against the running organiser', async () => {
  const uses = declared(partsOfDocument(), usingAll());
  const older = partsOfDocument();
  delete older.news.item.properties['Title'];
  const organiser = createServer((_request, response) =>
    response.end(JSON.stringify(documentOf(older))),
  );
  await once(organiser.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(organiser.address() as AddressInfo).port}`;
  const { reasons } = await reasonsOf(using(uses), url);
  organiser.close();
  expect(reasons).toEqual([
    expect.stringContaining('reads the field Data.Items[].Title, which does not exist there'),
  ]);
  expect(reasons[0]).toContain(url);
});

it('falls back to the organiser of the checkout when the running one is unreachable', async () => {
  const calls = using({ calls: [wines], types: {} });
  const { reasons, notes } = await reasonsOf(calls, 'http://127.0.0.1:9');
  expect(reasons).toEqual([
    expect.stringContaining(
      `mfe-visitor@${version()}, GET /api/expo/Wines/{}: makes a call that does not exist there (organiser 1.0.0`,
    ),
  ]);
  expect(reasons[0]).toContain('openapi.json');
  expect(notes).toContain('checked against the organiser of this checkout');
});

it('accepts a release that does not declare its calls, with a note', async () => {
  const { reasons, notes } = await reasonsOf({});
  expect(reasons).toEqual([]);
  expect(notes).toContain(`The calls of mfe-visitor@${version()} were not checked`);
});

it('rejects an organiser change that breaks a live release, and accepts others', async () => {
  const uses = declared(partsOfDocument(), usingAll());
  await small.publish('mfe-visitor', '9.0.0', using(uses));
  await putLive(small, ['mfe-visitor', 'online'], { releases: { 'mfe-visitor': '9.0.0' } });
  const notes: string[] = [];
  const more = writeDocument(({ contact }) => void (contact.fields['Phone'] = text));
  const { text: answer } = await check([more], notes);
  expect(answer).toContain('provides the 2 calls of mfe-visitor@9.0.0');
  expect(notes.join()).toContain('The calls of');
  // This release is not live but was published recently.
  expect(notes.join()).toContain('/Wines/{}: no longer has this call. That breaks mfe-visitor@');
  const less = writeDocument(({ contact }) => void delete contact.fields['Email']);
  await expect(check([less])).rejects.toThrow(
    /^主辦單位 1\.0\.0 \(\w{8}, next\.json\)，POST \/api\/expo\/Contact\/\{\}：.*no longer accepts the form field Email\. That breaks mfe-visitor@9\.0\.0\./u,
  );
});

it('rejects an organiser change that breaks a canary', async () => {
  await small.publish('mfe-info', '9.1.0', using({ calls: [wines], types: {} }));
  const canary = {
    id: '0123abcd',
    workspace: 'mfe-info',
    version: '9.1.0',
    percent: 5,
    since: '2026-04-17T02:00:00Z',
    until: '2026-04-17T03:00:00Z',
    limits: { views: 1000, errors: 5, inpPercent: 20, inpMs: 50 },
  };
  await small.putLive({ kind: 'canary', canary });
  await expect(check([writeDocument(() => undefined)])).rejects.toThrow(
    'GET /api/expo/Wines/{}: no longer has this call. That breaks mfe-info@9.1.0.',
  );
});

it('rejects a missing document and a document that is not OpenAPI', async () => {
  await expect(check(['missing.json'])).rejects.toThrow('cannot be read: missing.json');
  const file = path.join(small.folder, 'other.json');
  writeFileSync(file, '{"swagger":"2.0"}');
  await expect(check([file])).rejects.toThrow('This is no OpenAPI document');
});
