import { passwordLength } from '@dswine/shared/fair/forms/password-length';
import type { StaffRow } from '../../store/tables/desk.ts';
import { qrSvg } from '../../media/pictures/qr-svg.ts';
import { formField } from '../desk-form.ts';
import { alert, factList, type DeskPage } from '../desk-page.ts';
import { both, Html, html, type Label } from '../html.ts';
import { otpAddress } from './second-factor.ts';

type PageData = { staff: StaffRow; problem?: string | undefined };

const passwordField = (name: string, label: Label, autocomplete: string): Html =>
  formField({ name, label, required: true, attributes: { type: 'password', autocomplete } });

/** Shown at the first login, and whenever staff want to change their password. */
export function passwordPage({ staff, problem }: PageData): DeskPage {
  const { min, max } = passwordLength;
  return {
    title: both('變更密碼', 'Change password'),
    body: html`${alert(problem)}
      ${
        staff.must_change === 1 &&
        html`<p>
          ${both(
            '管理員給您的密碼只能用來第一次登入，請設定自己的密碼。',
            'The password that you were given is for the first login only. Please choose your own.',
          )}
        </p>`
      }
      <p>
        ${both(
          `${min} 至 ${max} 個字元，不能是常見的密碼。`,
          `${min} to ${max} characters, and no common password.`,
        )}
      </p>
      <form method="post" action="/desk/password" class="fields">
        ${passwordField('current', both('目前的密碼', 'Current password'), 'current-password')}
        ${passwordField('password', both('新密碼', 'New password'), 'new-password')}
        ${passwordField('repeated', both('再輸入一次新密碼', 'New password again'), 'new-password')}
        <button>${both('變更', 'Change')}</button>
      </form>`,
  };
}

const secondFactor = both(
  '登入時除了密碼，再輸入手機驗證器的六位數字。',
  'A login then asks for six digits of an app on your phone as well.',
);
const scan = both(
  '用手機的驗證器掃描，或輸入金鑰，再填入它顯示的六位數字。',
  'Scan this with an authenticator app or type the key, then enter the six digits it shows.',
);
const recovery = both(
  '手機不在身邊時，每一組可代替驗證碼使用一次。只顯示這一次，請收好。',
  'Without your phone, each works once in place of the six digits. They are shown only now.',
);
const roleNames: Record<string, Label> = {
  entrance: both('入口', 'Entrance'),
  read: both('閱讀', 'Read'),
  answer: both('閱讀與回覆', 'Read and answer'),
  manage: both('管理', 'Manage'),
};

/** The staff member's own account: password and second factor. */
export function accountPage({ staff, problem }: PageData): DeskPage {
  return {
    title: both('帳號', 'Account'),
    body: html`${alert(problem)}
      ${factList([
        [both('電子郵件', 'Email'), staff.email],
        [both('權限', 'Role'), roleNames[staff.role] ?? staff.role],
      ])}
      <p>
        <a href="/desk/password">${both('變更密碼', 'Change password')}</a>
      </p>
      <h2>${both('第二道驗證', 'Second factor')}</h2>
      ${staff.totp_secret !== null ? turnOffForm() : staff.totp_pending === null ? startForm() : enrolment(staff)}`,
  };
}

function startForm(): Html {
  return html`<p>${secondFactor}</p>
    <form method="post" action="/desk/account/second-factor">
      <button>${both('設定', 'Set up')}</button>
    </form>`;
}

function enrolment({ totp_pending, email }: StaffRow): Html {
  const secret = totp_pending ?? '';
  return html`<p>${scan}</p>
    <div class="qr" role="img" aria-label="QR code：${secret}">
      ${new Html(qrSvg(otpAddress(secret, email)))}
    </div>
    <p>${both('金鑰', 'Key')} <code>${secret.match(/.{1,4}/gu)?.join(' ')}</code></p>
    <form method="post" action="/desk/account/second-factor/confirm" class="fields">
      ${formField({
        ...{ name: 'code', label: both('六位數字', 'Six digits'), required: true },
        attributes: { inputmode: 'numeric', autocomplete: 'one-time-code' },
      })}
      <button>${both('啟用', 'Turn on')}</button>
    </form>`;
}

function turnOffForm(): Html {
  return html`<p>${both('已啟用。', 'It is on.')}</p>
    <form method="post" action="/desk/account/second-factor/off" class="fields">
      ${passwordField('current', both('目前的密碼', 'Current password'), 'current-password')}
      <button class="danger">${both('停用', 'Turn off')}</button>
    </form>`;
}

export function recoveryCodesPage(codes: readonly string[]): DeskPage {
  return {
    title: both('備用碼', 'Recovery codes'),
    message: '第二道驗證已啟用 / The second factor is on',
    body: html`<p>${recovery}</p>
      <ul class="codes">
        ${codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ul>
      <p>
        <a href="/desk">${both('回服務臺', 'Back to the desk')}</a>
      </p>`,
  };
}
