import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { releasedWorkspaces } from '../../../build/workspaces.ts';
import { sampleEdition } from '../../testing/edition.fixture.ts';
import { fairNames } from './fair-names.ts';

const project = resolve(import.meta.dirname, '../../../..');
const messageFiles = globSync(
  [
    '*/src/messages/*.json',
    'shared/src/**/*messages*.ts',
    'mfe-*/src/section.json',
    'organiser/src/*/*-{mails,texts}.ts',
  ],
  { cwd: project },
).filter((file) => !file.includes('contract'));
/** Venues and cities that messages must not name: other editions have other venues. */
const places =
  /[台臺]北|世貿|[一二三四]館|信義|南港|松山|高雄|[台臺]中|[台臺]南|新竹|桃園|Taipei|TWTC|World Trade|Hall \d|Xinyi|Nangang|Songshan|Kaohsiung|Taichung|Tainan/u;

/** Nor labels; but keywords of the search may. */
const isShown = (file: string, line: string) =>
  !file.endsWith('section.json') || line.includes('"label"');

it('messages name no venue and no city', () => {
  for (const workspace of ['shared', ...releasedWorkspaces(project)])
    expect(messageFiles.some((file) => file.startsWith(`${workspace}/`))).toBe(true);
  const found = messageFiles.flatMap((file) =>
    readFileSync(resolve(project, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        isShown(file, line) && places.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

it('fairNames reads the edition record, and returns generic names without one', () => {
  expect(fairNames(sampleEdition, 'tw')).toEqual({
    show: '臺北酒展',
    venue: '臺北世界貿易中心',
    hall: '展覽一館',
    place: '臺北世界貿易中心展覽一館',
    city: '臺北市',
  });
  expect(fairNames(sampleEdition, 'en').place).toBe('Taipei World Trade Center, Exhibition Hall 1');
  expect(fairNames(undefined, 'en').place).toBe('the venue');
});
