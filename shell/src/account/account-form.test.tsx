import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../layout/shell.fixture.tsx';
import { LoginPage } from './login-page.tsx';

const refuse = (...Problems: { Field: string; Problem: string }[]) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(
      Response.json(
        {
          Code: 422,
          Data: { Problems },
          Message: '電子郵件或密碼不正確 / The email or the password is wrong',
        },
        { status: 422 },
      ),
    ),
  );

const labels = {
  tw: {
    submit: '登入',
    email: '電子郵件',
    password: '密碼',
    code: '驗證碼',
    invalid: '驗證碼錯誤，請重新輸入',
    wrong: '電子郵件或密碼不正確',
    show: '顯示密碼',
    again: '換一張圖片',
  },
  en: {
    submit: 'Log in',
    email: 'Email',
    password: 'Password',
    code: 'Verification code',
    invalid: 'Error Invalid Code. Please re-enter the Validation Code.',
    wrong: 'The email or the password is wrong',
    show: 'Show password',
    again: 'Another picture',
  },
};

describe.each(['tw', 'en'] as const)('the login page in %s', (locale) => {
  const { submit, email, password, code, invalid, wrong, show, again } = labels[locale];
  const path = locale === 'en' ? '/en/Login' : '/Login';
  const field = (label: string) =>
    screen.getByLabelText(new RegExp(`^${label}`, 'u'), { selector: 'input' });

  it('shows errors at fields and in a focused summary, and preserves the typed email', async () => {
    refuse({ Field: 'Password', Problem: 'credentials' }, { Field: 'Code', Problem: 'captcha' });
    renderInShell(<LoginPage />, { locale, path });
    await userEvent.type(field(email), 'ming@dswine.example');
    await userEvent.type(field(password), 'my words{Enter}');
    await screen.findByLabelText(new RegExp(`^${code}`, 'u'));
    await userEvent.type(field(code), '12345{Enter}');
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent(wrong);
    expect(summary).toHaveTextContent(invalid);
    expect(field(email)).toHaveValue('ming@dswine.example');
    expect(field(password)).toHaveAccessibleDescription(wrong);
  });

  it('shows the password on request', async () => {
    renderInShell(<LoginPage />, { locale, path });
    expect(field(password)).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: show }));
    expect(field(password)).toHaveAttribute('type', 'text');
  });

  it('shows the captcha only once the service requires it, and from then on', async () => {
    const fetchMock = refuse({ Field: 'Code', Problem: 'required' });
    renderInShell(<LoginPage />, { locale, path });
    expect(screen.queryByLabelText(new RegExp(`^${code}`, 'u'))).not.toBeInTheDocument();
    await userEvent.type(field(email), 'ming@dswine.example');
    await userEvent.type(field(password), 'my words{Enter}');
    await screen.findByRole('alert');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(field(code)).toBeVisible();
    expect(
      [field(email), field(password)].map((input) => (input as HTMLInputElement).value),
    ).toEqual(['ming@dswine.example', 'my words']);
    refuse({ Field: 'Password', Problem: 'credentials' });
    await userEvent.type(field(code), '12345{Enter}');
    await screen.findByText(wrong, { selector: 'a' });
    expect(field(code)).toBeVisible();
  });

  it('shows another captcha picture without sending the form', async () => {
    const fetchMock = refuse({ Field: 'Code', Problem: 'required' });
    renderInShell(<LoginPage />, { locale, path });
    await userEvent.type(field(email), 'ming@dswine.example');
    await userEvent.type(field(password), 'my words{Enter}');
    const before = (await screen.findByRole('img')).getAttribute('src');
    fetchMock.mockClear();
    await userEvent.click(screen.getByRole('button', { name: again }));
    expect(screen.getByRole('img').getAttribute('src')).not.toBe(before);
    expect(fetchMock).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: submit })).toBeVisible();
  });
});
