import type { Lang } from '@dswine/shared/contract/wire';

/** The facts of an application that its mails use. */
export type MailFacts = {
  title: string;
  when: string;
  place: string;
  reference: string;
  /** Link to the person's applications, with a key. */
  link: string;
  /** Link to the submission of this application. */
  lookUp: string;
  /** Deadline for confirming; undefined when there is nothing to confirm. */
  confirmBy: string | undefined;
};
export type Written = { subject: string; text: string };
export type Texts<T extends unknown[]> = Record<Lang, (...mail: T) => Written>;

export const facts = {
  tw: ({ title, when, place, reference }: MailFacts) => `活動：${title}
時間：${when}（臺灣時間）
地點：${place}
編號：${reference}`,
  en: ({ title, when, place, reference }: MailFacts) => `Event: ${title}
When: ${when} (Taiwan time)
Where: ${place}
Reference: ${reference}`,
};

/** The confirmation link comes before everything else. */
export const confirm = {
  tw: (
    { link, confirmBy }: MailFacts,
    loss: string,
  ) => `請在 ${confirmBy}（臺灣時間）以前開啟下列連結，按「確認報名」：

${link}

逾時未確認，${loss}`,
  en: (
    { link, confirmBy }: MailFacts,
    loss: string,
  ) => `Please open this link before ${confirmBy} (Taiwan time) and press “Confirm”:

${link}

Without it, ${loss}`,
};

export const foot = {
  tw: ({ link, lookUp, confirmBy }: MailFacts) => `${
    confirmBy === undefined
      ? `查看您的報名，或取消並把名額讓給下一位：

${link}

`
      : ''
  }這個連結只屬於您，請勿轉寄。若不是您本人報名，${confirmBy === undefined ? '請開啟連結取消。' : '請忽略這封信。'}

查看或刪除您報名時填寫的資料：

${lookUp}
`,
  en: ({ link, lookUp, confirmBy }: MailFacts) => `${
    confirmBy === undefined
      ? `See your applications, or withdraw and give your place to the next person:

${link}

`
      : ''
  }The link is yours alone: please do not pass it on. If it was not you who applied, ${
    confirmBy === undefined ? 'open it and withdraw.' : 'ignore this email.'
  }

See or delete what you filled in when you applied:

${lookUp}
`,
};
