import type { Translated } from '../contract/locales.ts';
import type { Problem } from '../contract/forms.ts';

/**
 * Texts of every form. They ship with the forms, so that sections need not repeat them in their
 * messages.
 */
export type FormMessages = {
  required: string;
  /** Title of the error summary if a field is missing. */
  incomplete: string;
  /** Title of the error summary otherwise. */
  refused: string;
  problems: Record<Problem, (field: string) => string>;
  left: (characters: number) => string;
  over: (characters: number) => string;
  choose: string;
  /** Error of a required choice. */
  unchosen: (field: string) => string;
  /** Labels of the fields that every form includes. */
  fields: Readonly<Record<string, string>>;
  notSent: string;
  draft: { saved: string; waiting: string; discard: string; discarded: string };
  /** What the sender said of themselves in another form. */
  person: {
    known: (values: string) => string;
    fill: (name: string | undefined) => string;
    forget: string;
    forgotten: string;
    ticks: Record<'Adult' | 'Trade', string>;
  };
  captcha: Record<
    | 'legend'
    | 'hint'
    | 'picture'
    | 'again'
    | 'spoken'
    | 'pause'
    | 'unheard'
    | 'work'
    | 'working'
    | 'done'
    | 'failed',
    string
  >;
  marketing: string;
};

const tw: FormMessages = {
  required: '必填',
  incomplete: '資料未填妥，請再檢查一次',
  refused: '還沒有完成，請再檢查一次',
  problems: {
    required: (field) => `請填寫${field}`,
    email: () => '電子郵件不完整，應該像 name@example.com',
    short: (field) => `${field}太短了`,
    long: (field) => `${field}太長了`,
    common: () => '這個密碼太容易被猜到，請換一個',
    captcha: () => '驗證碼錯誤，請重新輸入',
    credentials: () => '資料不正確，請再試一次',
    link: () => '連結已失效，請重新申請',
    wrong: (field) => `${field}不正確`,
  },
  left: (characters) => `還可輸入 ${characters} 字`,
  over: (characters) => `超過 ${characters} 字`,
  choose: '請選擇',
  unchosen: (field) => `請選擇${field}`,
  fields: { Code: '驗證碼', NoticeVersion: '個人資料告知事項' },
  notSent: '您填寫的內容都還在，連線恢復後可以再送出一次。',
  draft: {
    saved: '已帶回您上次填寫、尚未送出的內容。',
    waiting: '還沒有送出：內容已存在這臺裝置上。連上網路後，請在這一頁輸入新的驗證碼，再送出一次。',
    discard: '清除內容，重新填寫',
    discarded: '內容已清除。',
  },
  person: {
    known: (values) => `您在這臺裝置上填過：${values}`,
    fill: (name) => (name === undefined ? '帶入這些資料' : `以「${name}」的資料填寫`),
    forget: '忘記這些資料',
    forgotten: '這臺裝置已忘記您的資料。',
    ticks: { Adult: '已滿十八歲', Trade: '專業買主或媒體' },
  },
  captcha: {
    legend: '確認您不是自動程式',
    hint: '輸入圖片或語音中的五個數字，兩者任選其一。',
    picture: '驗證碼圖片，共五個數字；看不到圖片請改聽語音',
    again: '換一張圖片',
    spoken: '聽驗證碼',
    pause: '暫停語音',
    unheard: '語音沒有載入，請再按一次。',
    work: '改用自動驗證，不必輸入數字',
    working: '驗證中，通常約一秒，使用人數多時最長約十五秒……',
    done: '已完成自動驗證，不必輸入驗證碼。',
    failed: '自動驗證沒有成功，請輸入數字。',
  },
  marketing: '我願意收到展覽消息與活動通知（可隨時取消，不勾選不影響本次申請）',
};

const en: FormMessages = {
  required: 'required',
  incomplete: 'There are incomplete fields, please check again.',
  refused: 'Not done yet. Please check again.',
  problems: {
    required: (field) => `${field}: please fill this in.`,
    email: () => 'This email address is incomplete. It should look like name@example.com.',
    short: (field) => `${field}: this is too short.`,
    long: (field) => `${field}: this is too long.`,
    common: () => 'This password is too easy to guess. Please choose another.',
    captcha: () => 'Error Invalid Code. Please re-enter the Validation Code.',
    credentials: () => 'That is not right. Please try again.',
    link: () => 'This link is no longer valid. Please ask for a new one.',
    wrong: (field) => `${field}: this is not right.`,
  },
  left: (characters) => `${characters} characters left`,
  over: (characters) => `${characters} characters too many`,
  choose: 'Please choose',
  unchosen: (field) => `${field}: please choose one.`,
  fields: { Code: 'Verification code', NoticeVersion: 'Privacy notice' },
  notSent: 'All that you typed is still here: send it again when you are back online.',
  draft: {
    saved: 'Here is what you typed last time and have not sent yet.',
    waiting:
      'Not sent yet: it waits on this device. Once you are online, enter a new code on this page and send it again.',
    discard: 'Clear it and start again',
    discarded: 'Cleared.',
  },
  person: {
    known: (values) => `You filled in on this device: ${values}`,
    fill: (name) => (name === undefined ? 'Use these' : `Fill in as ${name}`),
    forget: 'Forget these',
    forgotten: 'This device has forgotten them.',
    ticks: { Adult: '18 or over', Trade: 'trade visitor or press' },
  },
  captcha: {
    legend: 'Show that you are not a robot',
    hint: 'Enter the five digits of the picture or of the recording, whichever you prefer.',
    picture:
      'Picture of a verification code of five digits. If you cannot see it, listen to the code instead.',
    again: 'Another picture',
    spoken: 'Listen to the code',
    pause: 'Pause the recording',
    unheard: 'The recording did not load. Please try again.',
    work: 'Verify automatically instead',
    working: 'Working: about a second, or up to fifteen when many people do this…',
    done: 'Verified automatically. No code is needed.',
    failed: 'Automatic verification did not work. Please enter the digits.',
  },
  marketing:
    'Send me news of the fair and its events (stop at any time; leaving it unticked changes nothing here)',
};

export const formMessages: Translated<FormMessages> = { tw, en };
