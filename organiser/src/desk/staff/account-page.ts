import { passwordLength } from '@dswine/shared/fair/forms/password-length';
import type { StaffRow } from '../../store/tables/desk.ts';
import { qrSvg } from '../../media/pictures/qr-svg.ts';
import { deskPage, factList } from '../desk-page.ts';
import { Html, html } from '../html.ts';
import { otpAddress } from './second-factor.ts';

type PageData = { staff: StaffRow; message?: string | undefined; problem?: string | undefined };

const alert = (problem: string | undefined) =>
  problem !== undefined && html`<p role="alert" class="wrong">${problem}</p>`;

/** Shown at the first login, and whenever staff want to change their password. */
export function passwordPage({ staff, problem }: PageData): string {
  const { min, max } = passwordLength;
  const field = (name: string, label: string, english: string, autocomplete: string) =>
    html`<label for="${name}">${label} <span lang="en">${english}</span></label>
      <input
        id="${name}"
        name="${name}"
        type="password"
        autocomplete="${autocomplete}"
        required
      />`;
  return deskPage({
    title: '變更密碼 Change password',
    staff,
    body: html`${alert(problem)}
      ${
        staff.must_change === 1 &&
        html`<p>
          管理員給您的密碼只能用來第一次登入，請設定自己的密碼。
          <span lang="en">
            The password that you were given is for the first login only. Please choose your own.
          </span>
        </p>`
      }
      <p>
        ${min} 至 ${max} 個字元，不能是常見的密碼。
        <span lang="en">${min} to ${max} characters, and no common password.</span>
      </p>
      <form method="post" action="/desk/password" class="fields">
        ${field('current', '目前的密碼', 'Current password', 'current-password')}
        ${field('password', '新密碼', 'New password', 'new-password')}
        ${field('repeated', '再輸入一次新密碼', 'New password again', 'new-password')}
        <button>變更 <span lang="en">Change</span></button>
      </form>`,
  });
}

const roleNames: Record<string, string> = {
  entrance: '入口 Entrance',
  read: '閱讀 Read',
  answer: '閱讀與回覆 Read and answer',
  manage: '管理 Manage',
};

/** The staff member's own account: password and second factor. */
export function accountPage({ staff, message, problem }: PageData): string {
  return deskPage({
    title: '帳號 Account',
    staff,
    message,
    body: html`${alert(problem)}
      ${factList([
        ['電子郵件 Email', staff.email],
        ['權限 Role', roleNames[staff.role] ?? staff.role],
      ])}
      <p>
        <a href="/desk/password">變更密碼 <span lang="en">Change password</span></a>
      </p>
      <h2>第二道驗證 <span lang="en">Second factor</span></h2>
      ${staff.totp_secret !== null ? turnOffForm() : staff.totp_pending === null ? startForm() : enrolment(staff)}`,
  });
}

function startForm(): Html {
  return html`<p>
      登入時除了密碼，再輸入手機驗證器的六位數字。
      <span lang="en">A login then asks for six digits of an app on your phone as well.</span>
    </p>
    <form method="post" action="/desk/account/second-factor">
      <button>設定 <span lang="en">Set up</span></button>
    </form>`;
}

function enrolment({ totp_pending, email }: StaffRow): Html {
  const secret = totp_pending ?? '';
  return html`<p>
      用手機的驗證器掃描，或輸入金鑰，再填入它顯示的六位數字。
      <span lang="en">
        Scan this with an authenticator app or type the key, then enter the six digits it shows.
      </span>
    </p>
    <div class="qr" role="img" aria-label="QR code：${secret}">
      ${new Html(qrSvg(otpAddress(secret, email)))}
    </div>
    <p>金鑰 Key: <code>${secret.match(/.{1,4}/gu)?.join(' ')}</code></p>
    <form method="post" action="/desk/account/second-factor/confirm" class="fields">
      <label for="code">六位數字 <span lang="en">Six digits</span></label>
      <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required />
      <button>啟用 <span lang="en">Turn on</span></button>
    </form>`;
}

function turnOffForm(): Html {
  return html`<p>已啟用。 <span lang="en">It is on.</span></p>
    <form method="post" action="/desk/account/second-factor/off" class="fields">
      <label for="current">目前的密碼 <span lang="en">Current password</span></label>
      <input id="current" name="current" type="password" autocomplete="current-password" required />
      <button class="danger">停用 <span lang="en">Turn off</span></button>
    </form>`;
}

export function recoveryCodesPage(staff: StaffRow, codes: readonly string[]): string {
  return deskPage({
    title: '備用碼 Recovery codes',
    staff,
    message: '第二道驗證已啟用 / The second factor is on',
    body: html`<p>
        手機不在身邊時，每一組可代替驗證碼使用一次。只顯示這一次，請收好。
        <span lang="en">
          Without your phone, each works once in place of the six digits. They are shown only now.
        </span>
      </p>
      <ul class="codes">
        ${codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ul>
      <p>
        <a href="/desk">回服務臺 <span lang="en">Back to the desk</span></a>
      </p>`,
  });
}
