import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import { renderPage } from '@dswine/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { section } from '../section.tsx';
import { sampleForExhibitors } from './for-exhibitors.fixture.ts';

const open = (setting: Parameters<typeof renderPage>[2]) =>
  renderPage(section, 'exhibitor-info', setting);
const part = (name: string) => within(screen.getByRole('region', { name }));

it('shows the headline, dates and figures of the fair', async () => {
  await open({ data: { info: sampleForExhibitors('tw') } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('把好酒帶到懂酒的人面前');
  expect(screen.getByText('2026年4月17日至20日')).toBeVisible();
  expect(part('數字看展覽').getByText('41,800')).toBeVisible();
});

it('shows the dates and the notify link of the next edition after the show', async () => {
  const Next = { ExhibitionYear: '2027', StartDate: '2027-04-16', EndDate: '2027-04-19' };
  await open({
    locale: 'en',
    data: { info: sampleForExhibitors('en') },
    edition: { ...sampleEdition, Next },
    now: '2026-05-20T02:00:00Z',
  });
  expect(screen.getByText('16–19 April 2027')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Notify me of booths for 2027' })).toHaveAttribute(
    'href',
    '/en/Notify?as=exhibitor',
  );
  expect(screen.getByRole('heading', { name: 'Booth types and fees of 2026' })).toBeVisible();
});

it('shows each booth type with its size, fee and included items', async () => {
  await open({ locale: 'en', data: { info: sampleForExhibitors('en') } });
  const bar = part('Booth types and fees')
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name: 'Tasting bar' }));
  expect(bar).toHaveTextContent('4.5 m²');
  expect(bar).toHaveTextContent('NT$39,900 tax included');
  expect(bar).toHaveTextContent('Bar with ice well');
});

it('marks the next step according to the time at which the page was rendered', async () => {
  await open({ now: '2026-03-01T01:00:00Z', data: { info: sampleForExhibitors('tw') } });
  const steps = part('報名時程').getAllByRole('listitem');
  expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toEqual([steps[2]]);
  expect(steps[2]).toHaveTextContent('下一步繳清尾款');
  expect(steps[2]).toHaveTextContent('2026年3月6日（五）還有 5 天');
  expect(steps[1]).toHaveTextContent('已截止');
});

it('shows that a step closes today on its last day', async () => {
  await open({
    locale: 'en',
    now: '2026-03-06T01:00:00Z',
    data: { info: sampleForExhibitors('en') },
  });
  expect(part('Key dates').getByText('Closes today')).toBeVisible();
});

it('shows after the show that all steps are closed', async () => {
  await open({ now: '2026-05-01T00:00:00Z', data: { info: sampleForExhibitors('tw') } });
  expect(part('報名時程').getByRole('status')).toHaveTextContent('本屆參展作業已全部結束');
});

it('expands the answer to a question', async () => {
  await open({ data: { info: sampleForExhibitors('tw') } });
  const answer = part('常見問題').getByText(/不提供零售/);
  expect(answer).not.toBeVisible();
  await userEvent.click(screen.getByText('酒品可以現場販售嗎？'));
  expect(answer).toBeVisible();
});

it('shows the phone number and email of the organiser of the edition', async () => {
  await open({ data: { info: sampleForExhibitors('tw') } });
  const contact = part('洽詢大會');
  expect(contact.getByRole('link', { name: '+886-2-5550-0100' })).toHaveAttribute(
    'href',
    'tel:+886255500100',
  );
  expect(contact.getByRole('link', { name: 'fair@dswine.example' })).toHaveAttribute(
    'href',
    'mailto:fair@dswine.example',
  );
});

it('omits the organiser contact and the link to it when the edition is unknown', async () => {
  await open({ edition: undefined, data: { info: sampleForExhibitors('tw') } });
  expect(screen.queryByRole('region', { name: '洽詢大會' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '洽詢大會' })).not.toBeInTheDocument();
});

it('shows an empty state when nothing is announced yet', async () => {
  const blank = { Reasons: [], Figures: [], Booths: [], Steps: [], Questions: [] };
  await open({ data: { info: { ...sampleForExhibitors('tw'), ...blank } } });
  expect(screen.getByRole('heading', { name: '參展資訊整理中' })).toBeVisible();
});

it('shows its heading while it loads', async () => {
  await open({});
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('參展資訊');
  expect(screen.getByRole('status', { name: '載入中' })).toBeVisible();
});

it('shows the organiser contact after an error, and reloads with the retry link', async () => {
  await open({ failures: { info: 503 }, fetcher: async () => sampleForExhibitors('tw') });
  expect(part('洽詢大會').getByText('臺北酒展籌備處')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '再試一次' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: '把好酒帶到懂酒的人面前' }),
  ).toBeVisible();
});
