import { confirm, facts, foot, type MailFacts, type Texts } from './mail-blocks.ts';

export const held: Texts<[MailFacts]> = {
  tw: (mail) => ({
    subject: `請確認報名：${mail.title}`,
    text: `您好：

我們為您保留了一個名額。

${confirm.tw(mail, '名額就讓給下一位。')}

${facts.tw(mail)}

${foot.tw(mail)}`,
  }),
  en: (mail) => ({
    subject: `Please confirm: ${mail.title}`,
    text: `Hello,

We are holding a place for you.

${confirm.en(mail, 'the place goes to the next person.')}

${facts.en(mail)}

${foot.en(mail)}`,
  }),
};

export const placed: Texts<[MailFacts]> = {
  tw: (mail) => ({
    subject: `報名成功：${mail.title}`,
    text: `您好：

您已取得名額，我們現場見。

${facts.tw(mail)}

參加者須年滿十八歲，報到時請出示證件。請勿開車前來。

${foot.tw(mail)}`,
  }),
  en: (mail) => ({
    subject: `You have a place: ${mail.title}`,
    text: `Hello,

You have a place. We look forward to seeing you.

${facts.en(mail)}

Participants are 18 or over: please bring identification, and do not come by car.

${foot.en(mail)}`,
  }),
};

export const waiting: Texts<[MailFacts & { position: number }]> = {
  tw: (mail) => ({
    subject: `候補第 ${mail.position} 位：${mail.title}`,
    text: `您好：

名額已滿，您目前是候補第 ${mail.position} 位。有名額空出時依順序遞補，我們會立刻寫信通知您。${
      mail.confirmBy === undefined ? '' : `\n\n${confirm.tw(mail, '候補順位就不再保留。')}`
    }

${facts.tw(mail)}

${foot.tw(mail)}`,
  }),
  en: (mail) => ({
    subject: `Number ${mail.position} on the waiting list: ${mail.title}`,
    text: `Hello,

All places are taken. You are number ${mail.position} on the waiting list. Whenever a place becomes free, it goes to the first in line, and we write to you at once.${
      mail.confirmBy === undefined
        ? ''
        : `\n\n${confirm.en(mail, 'you lose your turn on the waiting list.')}`
    }

${facts.en(mail)}

${foot.en(mail)}`,
  }),
};

export const lapsed: Texts<[MailFacts & { apply: string }]> = {
  tw: (mail) => ({
    subject: `報名逾時未確認：${mail.title}`,
    text: `您好：

這筆報名沒有在一小時內確認，因此不再保留。

${facts.tw(mail)}

仍想參加的話，請重新報名：

${mail.apply}

若不是您本人報名，請忽略這封信。
`,
  }),
  en: (mail) => ({
    subject: `Not confirmed in time: ${mail.title}`,
    text: `Hello,

This application was not confirmed within an hour, so it no longer stands.

${facts.en(mail)}

If you still want to come, please apply again:

${mail.apply}

If it was not you who applied, ignore this email.
`,
  }),
};

type ActiveStatus = { is: 'held' | 'placed' | 'removed' } | { is: 'waiting'; position: number };
const describeStatus = {
  tw: (state: ActiveStatus) =>
    state.is === 'waiting'
      ? `您目前是候補第 ${state.position} 位。`
      : {
          held: '名額為您保留中，尚待確認。',
          placed: '您已取得名額。',
          removed: '這場活動已取消。',
        }[state.is],
  en: (state: ActiveStatus) =>
    state.is === 'waiting'
      ? `You are number ${state.position} on the waiting list.`
      : {
          held: 'A place is held for you until you confirm.',
          placed: 'You have a place.',
          removed: 'That event is cancelled.',
        }[state.is],
};

/** Sent to a person who applies again although an application is active. */
export const again: Texts<[MailFacts & { status: ActiveStatus }]> = {
  tw: (mail) => ({
    subject: `您已經報名過：${mail.title}`,
    text: `您好：

我們又收到一份使用這個信箱的報名。每人限報一次，所以您原來的報名不變，這次的不另計名額。${describeStatus.tw(mail.status)}
${mail.confirmBy === undefined ? '' : `\n${confirm.tw(mail, '原來的報名就不再保留。')}\n`}
${facts.tw(mail)}

想改報其他場次，請先開啟連結取消原來的報名，再重新報名。

${foot.tw(mail)}`,
  }),
  en: (mail) => ({
    subject: `You have already applied: ${mail.title}`,
    text: `Hello,

Another application came in with this address. It is one per person, so the one that you have stands and the new one takes no place. ${describeStatus.en(mail.status)}
${mail.confirmBy === undefined ? '' : `\n${confirm.en(mail, 'the application no longer stands.')}\n`}
${facts.en(mail)}

For another date, open the link, withdraw this application first, and apply again.

${foot.en(mail)}`,
  }),
};

export const moved: Texts<[MailFacts]> = {
  tw: (mail) => ({
    subject: `候補遞補：${mail.title}`,
    text: `您好：

${
  mail.confirmBy === undefined
    ? '有名額空出，您已由候補轉為正取。'
    : `有名額空出，我們先為您保留。

${confirm.tw(mail, '名額就讓給下一位。')}`
}

${facts.tw(mail)}

若您不能出席，請盡早取消，下一位正在等候。

${foot.tw(mail)}`,
  }),
  en: (mail) => ({
    subject: `A place for you: ${mail.title}`,
    text: `Hello,

${
  mail.confirmBy === undefined
    ? 'A place has become free, and it is yours now.'
    : `A place has become free, and we are holding it for you.

${confirm.en(mail, 'the place goes to the next person.')}`
}

${facts.en(mail)}

If you cannot come, please withdraw soon: somebody else is waiting.

${foot.en(mail)}`,
  }),
};
