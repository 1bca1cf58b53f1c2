import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderInShell } from '../layout/shell.fixture.tsx';
import { ageAnswer, forgetAge } from './age-answer.ts';
import { shouldAskAge } from './age-pages.ts';
import { AgeQuestion } from './age-question.tsx';

// jsdom does not implement modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => forgetAge());

const ask = (ageQuestion: boolean) =>
  renderInShell(<AgeQuestion />, { locale: 'tw', path: '/', law: { ageQuestion } });

it('shows no question unless the site is configured to ask', () => {
  expect(ask(false).container).toBeEmptyDOMElement();
});

it('asks for yes or no instead of a birthday, and stores a yes', async () => {
  ask(true);
  expect(screen.getByRole('dialog', { name: '請問您已年滿十八歲嗎？' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: '已滿十八歲' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(Cookies.get('dswine_age')).toBe('yes');
  expect(document.documentElement).toHaveAttribute('data-age', 'yes');
});

it('links the answer no to the neutral page, and cannot be closed with Escape', () => {
  ask(true);
  expect(screen.getByRole('link', { name: '未滿十八歲' })).toHaveAttribute('href', '/AgeNotice');
  const cancel = new Event('cancel', { cancelable: true });
  screen.getByRole('dialog').dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
});

it('is not asked on legal pages, nor answered by an invalid cookie', () => {
  const paths = ['/', '/VisitorExhibitor', '/privacy', '/Consent/', '/AgeNotice'];
  expect(paths.filter(shouldAskAge)).toEqual(['/', '/VisitorExhibitor']);
  Cookies.set('dswine_age', '1980-01-01');
  expect(ageAnswer()).toBeUndefined();
});
