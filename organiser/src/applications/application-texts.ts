import { confirm, facts, foot, type Told, type Texts } from './application-facts.ts';

export const held: Texts<[Told]> = {
  tw: (told) => ({
    subject: `請確認報名：${told.title}`,
    text: `您好：

我們為您保留了一個名額。

${confirm.tw(told, '名額就讓給下一位。')}

${facts.tw(told)}

${foot.tw(told)}`,
  }),
  en: (told) => ({
    subject: `Please confirm: ${told.title}`,
    text: `Hello,

We are holding a place for you.

${confirm.en(told, 'the place goes to the next person.')}

${facts.en(told)}

${foot.en(told)}`,
  }),
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

名額已滿，您目前是候補第 ${told.position} 位。有名額空出時依順序遞補，我們會立刻寫信通知您。${
      told.confirmBy === undefined ? '' : `\n\n${confirm.tw(told, '候補順位就不再保留。')}`
    }

${facts.tw(told)}

${foot.tw(told)}`,
  }),
  en: (told) => ({
    subject: `Number ${told.position} on the waiting list: ${told.title}`,
    text: `Hello,

All places are taken. You are number ${told.position} on the waiting list. Whenever a place becomes free, it goes to the first in line, and we write to you at once.${
      told.confirmBy === undefined ? '' : `\n\n${confirm.en(told, 'you lose your turn on the waiting list.')}`
    }

${facts.en(told)}

${foot.en(told)}`,
  }),
};

export const lapsed: Texts<[Told & { apply: string }]> = {
  tw: (told) => ({
    subject: `報名未確認，名額已釋出：${told.title}`,
    text: `您好：

這筆報名沒有在一小時內確認，因此不再保留。

${facts.tw(told)}

仍想參加的話，請重新報名：

${told.apply}

若不是您本人報名，請忽略這封信。
`,
  }),
  en: (told) => ({
    subject: `Not confirmed in time: ${told.title}`,
    text: `Hello,

This application was not confirmed within an hour, so it no longer stands.

${facts.en(told)}

If you still want to come, please apply again:

${told.apply}

If it was not you who applied, ignore this mail.
`,
  }),
};

type Stands = { is: 'held' | 'placed' | 'removed' } | { is: 'waiting'; position: number };
const stands = {
  tw: (state: Stands) =>
    state.is === 'waiting'
      ? `您目前是候補第 ${state.position} 位。`
      : { held: '名額為您保留中，尚待確認。', placed: '您已取得名額。', removed: '這場活動已取消。' }[state.is],
  en: (state: Stands) =>
    state.is === 'waiting'
      ? `You are number ${state.position} on the waiting list.`
      : {
          held: 'A place is held for you until you confirm.',
          placed: 'You have a place.',
          removed: 'That event is cancelled.',
        }[state.is],
};

/** To whoever applies though an application stands. */
export const again: Texts<[Told & { stands: Stands }]> = {
  tw: (told) => ({
    subject: `您已經報名過：${told.title}`,
    text: `您好：

我們又收到一份使用這個信箱的報名。每人限報一次，所以您原來的報名不變，這次的不另計名額。${stands.tw(told.stands)}
${told.confirmBy === undefined ? '' : `\n${confirm.tw(told, '原來的報名就不再保留。')}\n`}
${facts.tw(told)}

想改報其他場次，請先開啟連結取消原來的報名，再重新報名。

${foot.tw(told)}`,
  }),
  en: (told) => ({
    subject: `You have already applied: ${told.title}`,
    text: `Hello,

Another application came in with this address. It is one per person, so the one that you have stands and the new one takes no place. ${stands.en(told.stands)}
${told.confirmBy === undefined ? '' : `\n${confirm.en(told, 'the application no longer stands.')}\n`}
${facts.en(told)}

For another date, open the link, withdraw this application first, and apply again.

${foot.en(told)}`,
  }),
};

export const moved: Texts<[Told]> = {
  tw: (told) => ({
    subject: `候補遞補成功：${told.title}`,
    text: `您好：

有名額空出，您已由候補轉為正取。
${told.confirmBy === undefined ? '' : `\n${confirm.tw(told, '名額就讓給下一位。')}\n`}
${facts.tw(told)}

若您不能出席，請盡早取消，下一位正在等候。

${foot.tw(told)}`,
  }),
  en: (told) => ({
    subject: `A place for you: ${told.title}`,
    text: `Hello,

A place has become free, and it is yours now.
${told.confirmBy === undefined ? '' : `\n${confirm.en(told, 'the place goes to the next person.')}\n`}
${facts.en(told)}

If you cannot come, please withdraw soon: somebody else is waiting.

${foot.en(told)}`,
  }),
};
