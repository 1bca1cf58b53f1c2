import type { Lang } from '@dswine/shared/contract/wire';
import type { AppointmentFacts } from './appointment-facts.ts';

export type Written = { subject: string; text: string };
type Texts = Record<Lang, (facts: AppointmentFacts) => Written>;

const list = (times: readonly string[]) => times.map((time) => `- ${time}`).join('\n');

type Part = Record<Lang, (facts: AppointmentFacts) => string>;

const lookUp: Record<Lang, (facts: { reference: string; lookUp: string }) => string> = {
  tw: (facts) => `查看或刪除您填寫的資料（編號 ${facts.reference}）：

${facts.lookUp}
`,
  en: (facts) => `See or delete what you filled in (${facts.reference}):

${facts.lookUp}
`,
};

/** The link to the appointment, after a sentence that says what for. */
const link: Part = {
  tw: (facts) => `${facts.link}

這個連結只屬於您，展期結束後失效，請勿轉寄。若不是您本人提出，請開啟連結取消。

${lookUp.tw(facts)}`,
  en: (facts) => `${facts.link}

The link is yours alone and ends with the fair: please do not pass it on. If it was not you who asked, open it and cancel.

${lookUp.en(facts)}`,
};

const foot: Part = {
  tw: (facts) => `查看或取消這次會面：

${link.tw(facts)}`,
  en: (facts) => `See or cancel the appointment:

${link.en(facts)}`,
};

const noteOf: Part = {
  tw: ({ note }) => (note === '' ? '' : `參展商的留言：\n${note}\n\n`),
  en: ({ note }) => (note === '' ? '' : `A note from the exhibitor:\n${note}\n\n`),
};

export const received: Texts = {
  tw: (facts) => ({
    subject: `已轉交您的會面邀請：${facts.exhibitor}（${facts.reference}）`,
    text: `您好：

我們已把您的會面邀請交給${facts.exhibitor}（攤位 ${facts.booths}）。您選的時間：

${list(facts.slots)}

經參展商確認後才算約定。參展商回覆時，我們會寄信通知您。

${foot.tw(facts)}`,
  }),
  en: (facts) => ({
    subject: `Your request has gone to ${facts.exhibitor} (${facts.reference})`,
    text: `Hello,

We have passed your request for an appointment on to ${facts.exhibitor} (booth ${facts.booths}). You asked for:

${list(facts.slots)}

Nothing is agreed until the exhibitor confirms; we will write to you as soon as it answers.

${foot.en(facts)}`,
  }),
};

export const proposed: Texts = {
  tw: (facts) => ({
    subject: `${facts.exhibitor}提出了其他時間`,
    text: `您好：

${facts.exhibitor}（攤位 ${facts.booths}）在您選的時間無法會面，提出以下時間：

${list(facts.proposals)}

${noteOf.tw(facts)}請開啟連結，選一個時間並確認：

${link.tw(facts)}`,
  }),
  en: (facts) => ({
    subject: `${facts.exhibitor} proposes other times`,
    text: `Hello,

${facts.exhibitor} (booth ${facts.booths}) cannot meet you at the times that you asked for, and proposes these:

${list(facts.proposals)}

${noteOf.en(facts)}Please open the link, choose one and confirm it:

${link.en(facts)}`,
  }),
};

export const confirmed: Texts = {
  tw: (facts) => ({
    subject: `會面已確認：${facts.exhibitor}，${facts.slot}`,
    text: `您好：

您與${facts.exhibitor}的會面已經確認。

時間：${facts.slot}
地點：${facts.place}

附上行事曆檔案，可加入您的行事曆。

${foot.tw(facts)}`,
  }),
  en: (facts) => ({
    subject: `Appointment confirmed: ${facts.exhibitor}, ${facts.slot}`,
    text: `Hello,

Your appointment with ${facts.exhibitor} is confirmed.

When: ${facts.slot}
Where: ${facts.place}

A file for your calendar is attached.

${foot.en(facts)}`,
  }),
};

export const declined: Texts = {
  tw: (facts) => ({
    subject: `${facts.exhibitor}無法與您會面`,
    text: `您好：

很抱歉，${facts.exhibitor}無法安排這次會面。

${noteOf.tw(facts)}展期中仍歡迎直接到攤位 ${facts.booths}：

${facts.exhibitorPage}

${lookUp.tw(facts)}`,
  }),
  en: (facts) => ({
    subject: `${facts.exhibitor} cannot meet you`,
    text: `Hello,

We are sorry: ${facts.exhibitor} cannot arrange this appointment.

${noteOf.en(facts)}You are still welcome at booth ${facts.booths} during the fair:

${facts.exhibitorPage}

${lookUp.en(facts)}`,
  }),
};

export const cancelled: Record<
  Lang,
  (facts: AppointmentFacts, by: 'exhibitor' | 'visitor') => Written
> = {
  tw: (facts, by) => ({
    subject: `會面已取消：${facts.exhibitor}`,
    text: `您好：

${by === 'visitor' ? `您已取消與${facts.exhibitor}的會面。` : `很抱歉，${facts.exhibitor}取消了這次會面。`}
${facts.slot === '' ? '' : `\n原定時間：${facts.slot}\n`}
${by === 'exhibitor' ? noteOf.tw(facts) : ''}要另約時間，請再填一次表單：

${facts.exhibitorPage}

${lookUp.tw(facts)}`,
  }),
  en: (facts, by) => ({
    subject: `Appointment cancelled: ${facts.exhibitor}`,
    text: `Hello,

${by === 'visitor' ? `You have cancelled your appointment with ${facts.exhibitor}.` : `We are sorry: ${facts.exhibitor} has cancelled the appointment.`}
${facts.slot === '' ? '' : `\nIt was to be at: ${facts.slot}\n`}
${by === 'exhibitor' ? noteOf.en(facts) : ''}For another time, please fill in the form again:

${facts.exhibitorPage}

${lookUp.en(facts)}`,
  }),
};

type Withdrawn = {
  /** Empty if the exhibitor's record is gone. */
  exhibitor: string;
  /** The confirmed time; empty if there was none. */
  slot: string;
  show: string;
  exhibitors: string;
  lookUp: string;
  reference: string;
};

/** The exhibitor is no longer on the site. */
export const withdrawn: Record<Lang, (facts: Withdrawn) => Written> = {
  tw: ({ exhibitor, slot, show, exhibitors, ...ofSender }) => ({
    subject: `會面已取消：${exhibitor || slot || ofSender.reference}`,
    text: `您好：

很抱歉，${exhibitor || '您約的參展商'}已不在${show}的參展商名單上，這次會面已取消。
${slot === '' ? '' : `\n原定時間：${slot}\n`}
其他參展商：

${exhibitors}

${lookUp.tw(ofSender)}`,
  }),
  en: ({ exhibitor, slot, show, exhibitors, ...ofSender }) => ({
    subject: `Appointment cancelled: ${exhibitor || slot || ofSender.reference}`,
    text: `Hello,

We are sorry: ${exhibitor || 'the exhibitor'} is no longer on the exhibitor list of ${show}, so your appointment is cancelled.
${slot === '' ? '' : `\nIt was to be at: ${slot}\n`}
The other exhibitors:

${exhibitors}

${lookUp.en(ofSender)}`,
  }),
};
