import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorSummary } from './error-summary.tsx';

const email = { field: 'email', message: '請輸入有效的電子郵件。' };
const form = (errors: readonly (typeof email)[]) => (
  <>
    <ErrorSummary title="欄位填寫不完整，請再檢查一次。" errors={errors} />
    <input id="email" />
    <input id="name" />
  </>
);

it('renders nothing without errors, and takes focus when an error appears', () => {
  const { rerender } = render(form([]));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(form([email]));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it('takes focus again only when the errors change', () => {
  const { rerender } = render(form([email]));
  document.getElementById('email')?.focus();
  rerender(form([{ ...email }]));
  expect(document.activeElement?.id).toBe('email');
  rerender(form([email, { field: 'name', message: '請輸入姓名。' }]));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it('moves focus to the field when its link is clicked', () => {
  render(form([email]));
  fireEvent.click(screen.getByRole('link', { name: email.message }));
  expect(document.activeElement?.id).toBe('email');
});
