import { facts, foot, type Told, type Texts } from './application-facts.ts';

export const withdrawn: Texts<[Told]> = {
  tw: (told) => ({
    subject: `已取消報名：${told.title}`,
    text: `您好：

您的報名已經取消，名額會讓給下一位。謝謝您告訴我們。

${facts.tw(told)}

您的其他報名：

${told.link}
`,
  }),
  en: (told) => ({
    subject: `Withdrawn: ${told.title}`,
    text: `Hello,

Your application is withdrawn, and the place goes to the next person. Thank you for telling us.

${facts.en(told)}

Your other applications:

${told.link}
`,
  }),
};

/** The staff withdrew it. */
export const cancelled: Texts<[Told]> = {
  tw: (told) => ({
    subject: `主辦單位已取消您的報名：${told.title}`,
    text: `您好：

主辦單位已取消您的這筆報名。如有疑問，請回信並註明編號。

${facts.tw(told)}

您的其他報名：

${told.link}
`,
  }),
  en: (told) => ({
    subject: `Your application was cancelled: ${told.title}`,
    text: `Hello,

The organiser has cancelled your application. If you have a question, reply to this mail and name the reference.

${facts.en(told)}

Your other applications:

${told.link}
`,
  }),
};

/** The staff moved it to the waiting list. */
export const requeued: Texts<[Told & { position: number }]> = {
  tw: (told) => ({
    subject: `已改為候補第 ${told.position} 位：${told.title}`,
    text: `您好：

主辦單位已將您的報名改為候補，目前是第 ${told.position} 位。有名額空出時依順序遞補，我們會立刻寫信通知您。如有疑問，請回信並註明編號。

${facts.tw(told)}

${foot.tw(told)}`,
  }),
  en: (told) => ({
    subject: `Moved to number ${told.position} on the waiting list: ${told.title}`,
    text: `Hello,

The organiser has moved your application to the waiting list, where you are number ${told.position}. Whenever a place becomes free, it goes to the first in line, and we write to you at once. If you have a question, reply to this mail and name the reference.

${facts.en(told)}

${foot.en(told)}`,
  }),
};

/** The event is off the calendar. */
export const removed: Texts<[Told]> = {
  tw: (told) => ({
    subject: `活動取消：${told.title}`,
    text: `您好：

很抱歉，您報名的活動取消了，請勿前往。想改報其他場次，請先開啟下列連結取消這筆報名。

${facts.tw(told)}

${foot.tw(told)}`,
  }),
  en: (told) => ({
    subject: `Cancelled: ${told.title}`,
    text: `Hello,

We are sorry: the event that you applied for is cancelled. Please do not come. To apply for another date, open the link below and withdraw this application first.

${facts.en(told)}

${foot.en(told)}`,
  }),
};

/** The event has another time or place, or is on again after all. */
export const changed: Texts<[Told & { before: string | undefined }]> = {
  tw: (told) => ({
    subject: told.before === undefined ? `活動照常舉行：${told.title}` : `時間或地點變更：${told.title}`,
    text: `您好：

${
  told.before === undefined
    ? '先前通知取消的活動將照常舉行，您的報名仍然有效。'
    : `您報名的活動更改了時間或地點，您的報名不變。原為：${told.before}`
}

${facts.tw(told)}

${foot.tw(told)}`,
  }),
  en: (told) => ({
    subject: told.before === undefined ? `On after all: ${told.title}` : `New time or place: ${told.title}`,
    text: `Hello,

${
  told.before === undefined
    ? 'The event that we told you was cancelled takes place after all, and your application stands.'
    : `The event that you applied for has a new time or place. Your application stands. It was: ${told.before}`
}

${facts.en(told)}

${foot.en(told)}`,
  }),
};

export const own: Texts<[count: number, link: string]> = {
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

The link is yours alone: please do not pass it on. If it was not you who asked, ignore this mail.
`,
  }),
};

export const unknown: Texts<[events: string]> = {
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

If it was not you who asked, ignore this mail.
`,
  }),
};
