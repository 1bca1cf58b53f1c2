import { formField } from '../desk-form.ts';
import { alert, type DeskPage } from '../desk-page.ts';
import { both, html } from '../html.ts';

export function loginPage(problem?: { message: string; email: string }): DeskPage {
  const email = { type: 'email', autocomplete: 'username' };
  const password = { type: 'password', autocomplete: 'current-password' };
  return {
    title: both('登入', 'Log in'),
    body: html`${alert(problem?.message)}
      <form method="post" action="/desk/login" class="fields">
        ${formField({
          ...{ name: 'email', label: both('電子郵件', 'Email'), value: problem?.email },
          ...{ required: true, attributes: email },
        })}
        ${formField({
          ...{ name: 'password', label: both('密碼', 'Password') },
          ...{ required: true, attributes: password },
        })}
        <button>${both('登入', 'Log in')}</button>
      </form>`,
  };
}

export function secondFactorPage(problem?: string): DeskPage {
  return {
    title: both('第二道驗證', 'Second factor'),
    body: html`${alert(problem)}
      <form method="post" action="/desk/second-factor" class="fields">
        ${formField({
          name: 'code',
          label: both('驗證器的六位數字，或備用碼', 'Six digits of your app, or a recovery code'),
          ...{ required: true, attributes: { autocomplete: 'one-time-code', maxlength: 40 } },
        })}
        <button>${both('繼續', 'Continue')}</button>
      </form>`,
  };
}
