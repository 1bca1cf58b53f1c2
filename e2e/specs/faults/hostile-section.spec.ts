import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from '@dswine/shared/testing/listen';
import { attemptsOn } from '../../../shell/server/sandbox/attempts.fixture.ts';
import { hostile } from '../../site/hostile-variant.ts';
import { putVariantLive, restoreReleases } from '../../site/section-variant.ts';
import { expect } from '../test.ts';
import { test } from './faulty-site.fixture.ts';

const others = ['/News', '/en/EventsCalender', '/ExhibitorInfo', '/en/Member/Login'];

/** Status and visible markup. Scripts name files of the composition, and the time. */
async function markupOf(url: string): Promise<string> {
  const response = await fetch(url);
  const [root] = /<div id="root">[\s\S]*<\/footer>/.exec(await response.text()) ?? [];
  return `${response.status} ${root?.replaceAll(/\/releases\/[^"' ]*/g, '')}`;
}

test.afterEach(({ ownSite }) => restoreReleases(ownSite));

test(
  'a hostile section fails in all its attacks, and a rollback removes it',
  { tag: '@full' },
  async ({ ownSite: site }) => {
    let connections = 0;
    const target = createServer((_request, response) => void response.end('x'));
    target.on('connection', () => (connections += 1));
    const port = await listen(target);
    const written = path.join(site.dataDir, 'written-by-a-section');
    const secret = path.join(site.dataDir, 'keys/operator.pem');
    const attempts = attemptsOn({ secret, written, port, pid: site.web.pid });
    const marksUp = () => Promise.all(others.map((page) => markupOf(site.url + page)));
    const before = await marksUp();
    const visitor = await markupOf(`${site.url}/en/VisitorExhibitor?area=beer`);
    await putVariantLive(site, 'mfe-visitor', '1.1.0-hostile', { server: hostile(attempts) });
    // Whatever it has got would be in the log, as the error of its page.
    await fetch(`${site.url}/en/VisitorExhibitor?area=wine`);
    await fetch(`${site.url}/en/VisitorProduct?area=wine`);
    expect(await marksUp()).toEqual(before);
    expect(readFileSync(path.join(site.dataDir, 'web.log'), 'utf8')).not.toContain('GOT');
    expect(existsSync(written)).toBe(false);
    expect(connections).toBe(0);
    expect(await site.release('rollback', 'mfe-visitor')).toMatchObject({ code: 0 });
    await restoreReleases(site);
    expect(await markupOf(`${site.url}/en/VisitorExhibitor?area=beer`)).toBe(visitor);
    expect(await marksUp()).toEqual(before);
    target.close();
  },
);
