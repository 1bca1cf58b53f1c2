import {
  expectText,
  field,
  headings,
  press,
  problemsOfForm,
} from '@dswine/shared/testing/read-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEnglish } from '../open-sample.fixture.ts';

it('reports the missing and invalid fields of an application', async () => {
  await openEnglish('run-bar-apply');
  await press('Send the application');
  expect(problemsOfForm()).toEqual([
    'Please choose an evening.',
    'Name: please fill this in.',
    'Mobile: please fill this in.',
    'Email: please fill this in.',
    'Please confirm that you are 18 or over.',
    'Verification code: please fill this in.',
  ]);
  await userEvent.type(field(/^Email/), 'lin@');
  await press('Send the application');
  expect(field(/^Email/)).toHaveAccessibleDescription(/email address is incomplete/);
});

it('offers only dates that are open, marks full ones and selects that of the URL', async () => {
  await openEnglish('run-bar-apply', { search: '?evening=747' });
  const dates = screen.getAllByRole('radio');
  expect(dates.map((date) => date.getAttribute('value'))).toEqual(['743', '747']);
  expect(dates[1]).toHaveAccessibleName(/waiting list/);
  expect(dates[1]).toBeChecked();
});

it('shows that applications are closed when every date has begun', async () => {
  await openEnglish('entry-apply', { now: '2026-04-17T10:30:00Z' });
  expectText('Applications are closed');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([
  ['state=held', /^We are holding a place for you for an hour$/],
  ['state=waiting&wait=3', /^You are number 3 on the waiting list$/],
  ['state=waiting&wait=call+me', /^You are number\s+on the waiting list$/],
  ['state=placed', /^You have a place$/],
])('confirms an application with its outcome: %s', async (outcome, title) => {
  await openEnglish('run-bar-apply', { search: `ref=DSW-7K3M-Q9TX&${outcome}` });
  expect(headings(1)[0]).toMatch(title);
  expectText('DSW-7K3M-Q9TX');
});

it('shows own applications with their states and the buttons that each state allows', async () => {
  await openEnglish('apply-list');
  const tickets = screen.getAllByRole('listitem').filter(({ dataset }) => dataset['state']);
  const buttons = tickets.map((ticket) => [
    ticket.firstElementChild?.textContent,
    ...within(ticket)
      .queryAllByRole('button', { name: /./u })
      .map((one) => one.textContent),
  ]);
  expect(buttons).toEqual([
    ['You have a place', 'Withdraw'],
    ['Number 3 in line', 'Withdraw'],
    ['Withdrawn'],
    ['Held: please confirm', 'Confirm', 'Withdraw'],
    ['Not confirmed in time'],
    ['Event cancelled', 'Withdraw'],
  ]);
});

it('asks for an email when the link is unknown, and says that the mail is on its way', async () => {
  const unknown = await openEnglish('apply-list', { data: { own: { Known: false } } });
  await press('Send me the link');
  expect(problemsOfForm()).toHaveLength(2);
  unknown.unmount();
  await openEnglish('apply-list', { search: 'sent=yes' });
  expectText(/^The email is on its way/);
});
