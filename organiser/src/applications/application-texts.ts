import type { Lang } from '@dswine/shared/contract/wire';

export type Told = {
  title: string;
  when: string;
  place: string;
  reference: string;
  /** To the person's applications, with a key. */
  link: string;
  /** To what was sent with this one. */
  lookUp: string;
};
export type Written = { subject: string; text: string };
type Texts<T extends unknown[]> = Record<Lang, (...told: T) => Written>;

const facts = {
  tw: ({ title, when, place, reference }: Told) => `活動：${title}
時間：${when}（臺灣時間）
地點：${place}
編號：${reference}`,
  en: ({ title, when, place, reference }: Told) => `Event: ${title}
When: ${when} (Taiwan time)
Where: ${place}
Reference: ${reference}`,
};
const foot = {
  tw: ({ link, lookUp }: Told) => `查看您的報名，或取消並把名額讓給下一位：

${link}

這個連結只屬於您，請勿轉寄。若不是您本人報名，請開啟連結取消。

查看或刪除您報名時填寫的資料：

${lookUp}
`,
  en: ({ link, lookUp }: Told) => `See your applications, or withdraw and give your place to the next person:

${link}

The link is yours alone: please do not pass it on. If it was not you who applied, open it and withdraw.

See or delete what you filled in when you applied:

${lookUp}
`,
};

export const placed: Texts<[Told]> = {
  tw: (told) => ({
    subject: `報名成功：${told.title}`,
    text: `您好：

您已取得名額，我們現場見。

${facts.tw(told)}

參加者須年滿十八歲，報到時請出示證件。請勿開車前來。

${foot.tw(told)}`,
  }),
  en: (told) => ({
    subject: `You have a place: ${told.title}`,
    text: `Hello,

You have a place. We look forward to seeing you.

${facts.en(told)}

Participants are 18 or over: please bring identification, and do not come by car.

${foot.en(told)}`,
  }),
};

export const waiting: Texts<[Told & { position: number }]> = {
  tw: (told) => ({
    subject: `候補第 ${told.position} 位：${told.title}`,
    text: `您好：

名額已滿，您目前是候補第 ${told.position} 位。有人取消時依順序遞補，我們會立刻寫信通知您。

${facts.tw(told)}

${foot.tw(told)}`,
  }),
  en: (told) => ({
    subject: `Number ${told.position} on the waiting list: ${told.title}`,
    text: `Hello,

All places are taken. You are number ${told.position} on the waiting list. Whenever somebody withdraws, places go in order, and we write to you at once.

${facts.en(told)}

${foot.en(told)}`,
  }),
};

/** To whoever applies though an application stands: `position` when that one waits. */
export const again: Texts<[Told & { position: number | undefined }]> = {
  tw: (told) => ({
    subject: `您已經報名過：${told.title}`,
    text: `您好：

我們又收到一份使用這個信箱的報名。每人限報一次，所以您原來的報名不變，這次的不另計名額${
      told.position === undefined ? '。您已取得名額。' : `。您目前是候補第 ${told.position} 位。`
    }

${facts.tw(told)}

想改報其他場次，請先開啟下列連結取消原來的報名，再重新報名。

${foot.tw(told)}`,
  }),
  en: (told) => ({
    subject: `You have already applied: ${told.title}`,
    text: `Hello,

Another application came in with this address. It is one per person, so the one that you have stands and the new one takes no place. ${
      told.position === undefined ? 'You have a place.' : `You are number ${told.position} on the waiting list.`
    }

${facts.en(told)}

For another date, open the link below, withdraw this application first, and apply again.

${foot.en(told)}`,
  }),
};

export const moved: Texts<[Told]> = {
  tw: (told) => ({
    subject: `候補遞補成功：${told.title}`,
    text: `您好：

有人讓出了名額，您已由候補轉為正取。

${facts.tw(told)}

若您不能出席，請盡早取消，下一位正在等候。

${foot.tw(told)}`,
  }),
  en: (told) => ({
    subject: `A place for you: ${told.title}`,
    text: `Hello,

Somebody gave a place back, and it is yours now.

${facts.en(told)}

If you cannot come, please withdraw soon: somebody else is waiting.

${foot.en(told)}`,
  }),
};

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

export const own: Texts<[count: number, link: string]> = {
  tw: (count, link) => ({
    subject: '您的活動報名',
    text: `您好：

這個信箱有 ${count} 筆報名。請開啟下列連結查看或取消：

${link}

這個連結只屬於您，請勿轉寄。若不是您本人提出，請忽略這封信。
`,
  }),
  en: (count, link) => ({
    subject: 'Your applications',
    text: `Hello,

There ${count === 1 ? 'is one application' : `are ${count} applications`} with this address. Open the link to see them or to withdraw:

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
