import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderInShell } from '../layout/shell.fixture.tsx';
import { ageAnswer, forgetAge } from './age-answer.ts';
import { shouldAskAge } from './age-pages.ts';
import { AgeQuestion } from './age-question.tsx';

beforeAll(() => {
  // jsdom does not implement modal dialogs, so mock opening and closing.
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) throw new Error('A dialog that is open cannot be opened over the page.');
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => forgetAge());

const ask = (path = '/') =>
  renderInShell(<AgeQuestion />, { locale: 'tw', path, law: { ageQuestion: true } });

it('shows no question unless the site is configured to ask', () => {
  expect(
    renderInShell(<AgeQuestion />, { locale: 'tw', path: '/' }).container,
  ).toBeEmptyDOMElement();
});

it('asks for yes or no instead of a birthday, and stores a yes', async () => {
  ask();
  expect(screen.getByRole('dialog', { name: '請問您已年滿十八歲嗎？' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: '已滿十八歲' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(Cookies.get('dswine_age')).toBe('yes');
  expect(document.documentElement).toHaveAttribute('data-age', 'yes');
});

it('links the answer no to the neutral page', () => {
  ask('/News');
  expect(screen.getByRole('link', { name: '未滿十八歲' })).toHaveAttribute('href', '/AgeNotice');
});

it('cannot be closed with Escape', () => {
  ask();
  const cancel = new Event('cancel', { cancelable: true });
  screen.getByRole('dialog').dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
});

it.each([
  ['/', true],
  ['/VisitorExhibitor', true],
  ['/privacy', false],
  ['/Consent/', false],
  ['/AgeNotice', false],
])('asks the question at %s: %p', (path, isAsked) => {
  expect(shouldAskAge(path)).toBe(isAsked);
});

it('ignores invalid values of the age cookie', () => {
  Cookies.set('dswine_age', '1980-01-01');
  expect(ageAnswer()).toBeUndefined();
});
