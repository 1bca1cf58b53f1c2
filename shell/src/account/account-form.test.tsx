import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../layout/shell.fixture.tsx';
import { LoginPage } from './login-page.tsx';

const wrong = 'The email or the password is wrong';
const refuse = (...Problems: { Field: string; Problem: string }[]) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(
        Response.json(
          { Code: 422, Data: { Problems }, Message: `電子郵件或密碼不正確 / ${wrong}` },
          { status: 422 },
        ),
      ),
    );
const code = () => screen.queryByLabelText(/^Verification code/u, { selector: 'input' });
const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' });
const email = () => field(/^Email/u);
const password = () => field(/^Password/u);

async function logIn() {
  renderInShell(<LoginPage />, { locale: 'en', path: '/en/Login' });
  await userEvent.type(email(), 'ming@dswine.example');
  await userEvent.type(password(), 'my words{Enter}');
  return screen.findByRole('alert');
}

it('shows errors at fields and in a focused summary, and preserves the typed email', async () => {
  refuse({ Field: 'Password', Problem: 'credentials' });
  const summary = await logIn();
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent(wrong);
  expect(email()).toHaveValue('ming@dswine.example');
  expect(password()).toHaveAccessibleDescription('That is not right. Please try again.');
  expect(code()).toBeNull();
});

it('shows the password on request', async () => {
  renderInShell(<LoginPage />, { locale: 'tw', path: '/Login' });
  const input = field(/^密碼/u);
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: '顯示密碼' }));
  expect(input).toHaveAttribute('type', 'text');
});

it('shows the captcha only once the service requires it, and from then on', async () => {
  const fetchMock = refuse({ Field: 'Code', Problem: 'required' });
  await logIn();
  expect(code()).toBeVisible();
  expect(password()).toHaveValue('my words');
  const before = screen.getByRole('img').getAttribute('src');
  await userEvent.click(screen.getByRole('button', { name: 'Another picture' }));
  expect(screen.getByRole('img').getAttribute('src')).not.toBe(before);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  refuse({ Field: 'Password', Problem: 'credentials' });
  await userEvent.type(field(/^Verification code/u), '12345{Enter}');
  await screen.findByRole('heading', { name: wrong });
  expect(code()).toBeVisible();
});
