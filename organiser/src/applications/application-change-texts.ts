import { facts, foot, type MailFacts, type Texts } from './mail-blocks.ts';

export const withdrawn: Texts<[MailFacts]> = {
  tw: (mail) => ({
    subject: `已取消報名：${mail.title}`,
    text: `您好：

您的報名已經取消，名額會讓給下一位。謝謝您告訴我們。

${facts.tw(mail)}

您的其他報名：

${mail.link}
`,
  }),
  en: (mail) => ({
    subject: `Withdrawn: ${mail.title}`,
    text: `Hello,

Your application is withdrawn, and the place goes to the next person. Thank you for telling us.

${facts.en(mail)}

Your other applications:

${mail.link}
`,
  }),
};

/** The staff withdrew the application. */
export const cancelled: Texts<[MailFacts]> = {
  tw: (mail) => ({
    subject: `主辦單位已取消您的報名：${mail.title}`,
    text: `您好：

主辦單位已取消您的這筆報名。如有疑問，請回信並註明編號。

${facts.tw(mail)}

您的其他報名：

${mail.link}
`,
  }),
  en: (mail) => ({
    subject: `Your application was cancelled: ${mail.title}`,
    text: `Hello,

The organiser has cancelled your application. If you have a question, reply to this email and quote the reference.

${facts.en(mail)}

Your other applications:

${mail.link}
`,
  }),
};

/** The staff moved the application to the waiting list. */
export const requeued: Texts<[MailFacts & { position: number }]> = {
  tw: (mail) => ({
    subject: `已改為候補第 ${mail.position} 位：${mail.title}`,
    text: `您好：

主辦單位已將您的報名改為候補，目前是第 ${mail.position} 位。有名額空出時依順序遞補，我們會立刻寫信通知您。如有疑問，請回信並註明編號。

${facts.tw(mail)}

${foot.tw(mail)}`,
  }),
  en: (mail) => ({
    subject: `Moved to number ${mail.position} on the waiting list: ${mail.title}`,
    text: `Hello,

The organiser has moved your application to the waiting list, where you are number ${mail.position}. Whenever a place becomes free, it goes to the first in line, and we write to you at once. If you have a question, reply to this email and quote the reference.

${facts.en(mail)}

${foot.en(mail)}`,
  }),
};

/** The event was taken off the calendar. */
export const removed: Texts<[MailFacts]> = {
  tw: (mail) => ({
    subject: `活動取消：${mail.title}`,
    text: `您好：

很抱歉，您報名的活動取消了，請勿前往。想改報其他場次，請先開啟下列連結取消這筆報名。

${facts.tw(mail)}

${foot.tw(mail)}`,
  }),
  en: (mail) => ({
    subject: `Cancelled: ${mail.title}`,
    text: `Hello,

We are sorry: the event that you applied for is cancelled. Please do not come. To apply for another date, open the link below and withdraw this application first.

${facts.en(mail)}

${foot.en(mail)}`,
  }),
};

/** The event has a new time or place, or is back on the calendar. */
export const changed: Texts<[MailFacts & { before: string | undefined }]> = {
  tw: (mail) => ({
    subject:
      mail.before === undefined ? `活動照常舉行：${mail.title}` : `時間或地點變更：${mail.title}`,
    text: `您好：

${
  mail.before === undefined
    ? '先前通知取消的活動將照常舉行，您的報名仍然有效。'
    : `您報名的活動更改了時間或地點，您的報名不變。原為：${mail.before}`
}

${facts.tw(mail)}

${foot.tw(mail)}`,
  }),
  en: (mail) => ({
    subject:
      mail.before === undefined
        ? `On after all: ${mail.title}`
        : `New time or place: ${mail.title}`,
    text: `Hello,

${
  mail.before === undefined
    ? 'The event that we told you was cancelled takes place after all, and your application stands.'
    : `The event that you applied for has a new time or place. Your application stands. It was: ${mail.before}`
}

${facts.en(mail)}

${foot.en(mail)}`,
  }),
};

export const applicationsLink: Texts<[count: number, link: string]> = {
  tw: (count, link) => ({
    subject: '您的活動報名',
    text: `您好：

這個信箱有 ${count} 筆報名。請開啟下列連結查看、確認或取消：

${link}

這個連結只屬於您，請勿轉寄。若不是您本人提出，請忽略這封信。
`,
  }),
  en: (count, link) => ({
    subject: 'Your applications',
    text: `Hello,

There ${count === 1 ? 'is one application' : `are ${count} applications`} with this address. Open the link to see them, to confirm or to withdraw:

${link}

The link is yours alone: please do not pass it on. If it was not you who asked, ignore this email.
`,
  }),
};

export const noApplications: Texts<[events: string]> = {
  tw: (events) => ({
    subject: '這個信箱沒有活動報名',
    text: `您好：

有人以這個信箱查詢活動報名，但我們沒有找到任何一筆。您可能是用另一個信箱報名的。

活動總覽：

${events}

若不是您本人提出，請忽略這封信。
`,
  }),
  en: (events) => ({
    subject: 'No applications with this address',
    text: `Hello,

Somebody asked for the applications of this address, and there are none. Perhaps you applied with another one.

All events:

${events}

If it was not you who asked, ignore this email.
`,
  }),
};
