import { deskPage } from './desk-page.ts';
import { html } from './html.ts';

export function loginPage(problem?: { message: string; email: string }): string {
  return deskPage({
    title: '登入 Log in',
    body: html`${problem && html`<p role="alert" class="wrong" id="wrong">${problem.message}</p>`}
      <form method="post" action="/desk/login" class="fields">
        <label for="email">電子郵件 <span lang="en">Email</span></label>
        <input id="email" name="email" type="email" autocomplete="username" required value="${problem?.email}" />
        <label for="password">密碼 <span lang="en">Password</span></label>
        <input id="password" name="password" type="password" autocomplete="current-password" required />
        <button>登入 <span lang="en">Log in</span></button>
      </form>`,
  });
}
