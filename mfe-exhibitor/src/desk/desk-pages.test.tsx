import {
  expectLink,
  expectNoText,
  expectText,
  expectTitle,
} from '@dswine/shared/testing/read-page';
import { screen } from '@testing-library/react';
import { open, openEnglish } from '../open-sample.fixture.ts';
import { sampleDesk } from './desk.fixture.ts';

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(0));

it.each(['none', 'ended', 'hidden'] as const)(
  'offers the link again without a desk: %s',
  async (State) => {
    await openEnglish('exhibitor-desk', { data: { desk: { State } } });
    expectTitle('Exhibitor Desk');
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeVisible();
    expect(screen.queryByText('This link has ended') !== null).toBe(State === 'ended');
  },
);

it('says what to do instead once no link can be sent any more', async () => {
  await openEnglish('exhibitor-desk', { data: { desk: { State: 'none', Over: true } } });
  expectLink('Ask about the next edition', '/en/ExhibitorInquiry');
  expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull();
});

it('has the parts of the desk, and who did what last', async () => {
  await open('exhibitor-desk');
  expectLink('公司介紹與產品', '/ExhibitorDesk/Profile');
  expectLink('團隊', '/ExhibitorDesk/Team');
  expectText(/主辦單位/);
});

it('removes and adds members of the team, up to ten', async () => {
  const { State, Desk } = sampleDesk();
  if (!Desk) throw new Error('a desk expected');
  const { unmount } = await openEnglish('exhibitor-team');
  expect(screen.getByRole('button', { name: 'Remove 小波' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leave the desk: end my own access' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add and mail the link' })).toBeVisible();
  unmount();
  const Team = Array.from({ length: 5 }, (_, at) =>
    Desk.Team.map((member) => ({ ...member, Id: `${at}${member.Id}` })),
  ).flat();
  await openEnglish('exhibitor-team', { data: { desk: { State, Desk: { ...Desk, Team } } } });
  expect(screen.queryByRole('button', { name: 'Add and mail the link' })).toBeNull();
});

it('fills the form of the profile, and says what visitors do not see yet', async () => {
  await openEnglish('exhibitor-profile');
  expect(screen.getByLabelText(/^Introduction, in English/)).toHaveValue(
    'A small-batch house in Speyside.',
  );
  expectText('There are changes that visitors do not see yet');
  expectLink('Look at the preview', '/en/VisitorExhibitor/Preview');
  // Only what the exhibitor added can be removed.
  expect(screen.getByRole('button', { name: 'Remove Cask Strength' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Single Malt' })).toBeNull();
  expectNoText(/organiser checks/);
});
