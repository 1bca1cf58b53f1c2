import { deskPage } from '../desk-page.ts';
import { html } from '../html.ts';

export function loginPage(problem?: { message: string; email: string }): string {
  return deskPage({
    title: '登入 Log in',
    body: html`${problem && html`<p role="alert" class="wrong" id="wrong">${problem.message}</p>`}
      <form method="post" action="/desk/login" class="fields">
        <label for="email">電子郵件 <span lang="en">Email</span></label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="username"
          required
          value="${problem?.email}"
        />
        <label for="password">密碼 <span lang="en">Password</span></label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
        />
        <button>登入 <span lang="en">Log in</span></button>
      </form>`,
  });
}

export function secondFactorPage(problem?: string): string {
  return deskPage({
    title: '第二道驗證 Second factor',
    body: html`${problem !== undefined && html`<p role="alert" class="wrong">${problem}</p>`}
      <form method="post" action="/desk/second-factor" class="fields">
        <label for="code">
          驗證器的六位數字，或備用碼
          <span lang="en">Six digits of your app, or a recovery code</span>
        </label>
        <input id="code" name="code" autocomplete="one-time-code" required maxlength="40" />
        <button>繼續 <span lang="en">Continue</span></button>
      </form>`,
  });
}
