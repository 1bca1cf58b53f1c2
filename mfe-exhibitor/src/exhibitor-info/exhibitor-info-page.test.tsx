import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import {
  expectLink,
  expectNoLink,
  expectText,
  expectTitle,
  headings,
  region,
  textsOf,
} from '@dswine/shared/testing/read-page';
import { cleanup, screen, within } from '@testing-library/react';
import { open, openEnglish } from '../open-sample.fixture.ts';
import { sampleForExhibitors } from './for-exhibitors.fixture.ts';

const part = (name: string) => within(region(name));

it('shows headline, dates, figures, booth types and the organiser of the fair', async () => {
  await open('exhibitor-info');
  expectTitle('把好酒帶到懂酒的人面前');
  expectText('2026年4月17日至20日');
  expect(part('數字看展覽').getByText('41,800')).toBeVisible();
  const contact = region('洽詢大會');
  expectLink('(02) 5550-0100', 'tel:+886255500100', contact);
  expectLink('fair@dswine.example', 'mailto:fair@dswine.example', contact);
});

it('shows each booth type with its size, fee and included items', async () => {
  await openEnglish('exhibitor-info');
  const items = textsOf(part('Booth types and fees').getAllByRole('listitem'));
  const bar = items.find((text) => text.startsWith('Tasting bar'));
  for (const text of ['4.5 m²', 'NT$39,900 tax included', 'Bar with ice well'])
    expect(bar).toContain(text);
});

it('shows the dates and the notify link of the next edition after the show', async () => {
  const Next = { ExhibitionYear: '2027', StartDate: '2027-04-16', EndDate: '2027-04-19' };
  const edition = { ...sampleEdition, Next };
  await openEnglish('exhibitor-info', { edition, now: '2026-05-20T02:00:00Z' });
  expectText('16–19 April 2027');
  expectLink('Notify me of booths for 2027', '/en/Notify?as=exhibitor');
  expectText('Booth types and fees of 2026');
});

it('marks the next step according to the time at which the page was rendered', async () => {
  await open('exhibitor-info', { now: '2026-03-01T01:00:00Z' });
  const steps = part('報名時程').getAllByRole('listitem');
  expect(part('報名時程').getAllByRole('listitem', { current: 'step' })).toEqual([steps[2]]);
  expect(steps[2]).toHaveTextContent('下一步繳清尾款');
  expect(steps[2]).toHaveTextContent('2026年3月6日（五）還有 5 天');
  expect(steps[1]).toHaveTextContent('已截止');
});

it.each([
  ['2026-03-06T01:00:00Z', '今天截止'],
  ['2026-05-01T00:00:00Z', '本屆參展作業已全部結束'],
])('shows at %s: %s', async (now, text) => {
  await open('exhibitor-info', { now });
  expect(region('報名時程')).toHaveTextContent(text);
});

it('says that booths are allotted after the last day of inquiries', async () => {
  const edition = { ...sampleEdition, BoothsUntil: '2026-02-28' };
  await openEnglish('exhibitor-info', { edition, now: '2026-02-28T15:59:00Z' });
  expectLink('Booths and fees', '#booths');
  expectNoLink('Join the waiting list');
  cleanup();
  await openEnglish('exhibitor-info', { edition, now: '2026-02-28T16:00:00Z' });
  expectText('The booths for 2026 have been allotted');
  expectLink('Join the waiting list', '/en/ExhibitorInquiry');
});

it('omits the organiser contact and the link to it when the edition is unknown', async () => {
  await open('exhibitor-info', { edition: undefined });
  expect(screen.queryByRole('region', { name: '洽詢大會' })).toBeNull();
  expectNoLink('洽詢大會');
});

it('shows an empty state, and its heading while it loads', async () => {
  const empty = await open('exhibitor-info', { state: 'empty' });
  expectText('參展資訊整理中');
  empty.unmount();
  await open('exhibitor-info', { state: 'loading' });
  expectTitle('參展資訊');
  expect(screen.getByRole('status', { name: '載入中' })).toBeVisible();
});

it('shows the organiser contact after an error, with a retry link', async () => {
  await open('exhibitor-info', { state: 'failed' });
  expect(part('洽詢大會').getByText('臺北酒展籌備處')).toBeVisible();
  expect(screen.getByRole('link', { name: '再試一次' })).toBeVisible();
});

describe('the invitation on the home page', () => {
  it('shows the heading, three figures and a link to the exhibitor information', async () => {
    await openEnglish('for-exhibitors');
    expect(headings(2)).toEqual(['Put your bottles before people who know']);
    const figures = textsOf(screen.getAllByRole('term'));
    expect(figures).toEqual(['Exhibitors', 'Origins', 'Last edition']);
    expectLink('How to exhibit', '/en/ExhibitorInfo');
  });

  it('omits the figures when there are none', async () => {
    await open('for-exhibitors', { data: { info: { ...sampleForExhibitors('tw'), Figures: [] } } });
    expect(screen.queryByRole('term')).toBeNull();
    expectLink('了解參展方式', '/ExhibitorInfo');
  });
});
