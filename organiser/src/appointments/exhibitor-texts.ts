import type { Lang } from '@dswine/shared/contract/wire';
import type { AppointmentFacts } from './appointment-facts.ts';
import type { Written } from './visitor-texts.ts';

type Texts = Record<Lang, (facts: AppointmentFacts) => Written>;

const list = (times: readonly string[]) => times.map((time) => `- ${time}`).join('\n');

const foot: Record<Lang, (facts: AppointmentFacts) => string> = {
  tw: ({ link }) => `${link}

不需要帳號。這個連結只能處理這一件會面，展期結束後失效，請勿轉寄給外人。對方的資料只可用於這次會面。
`,
  en: ({ link }) => `${link}

No account is needed. The link is for this appointment alone and ends with the fair; please do not pass it on. What the visitor filled in is for this appointment only.
`,
};

export const requested: Texts = {
  tw: (facts) => ({
    subject: `有參觀者想與您會面（${facts.reference}）`,
    text: `${facts.exhibitor} 您好：

有參觀者透過${facts.show}網站，希望到攤位 ${facts.booths} 與您會面（第一個最理想）：

${list(facts.slots)}

對方填寫的資料：

${facts.fields.join('\n')}

確認其中一個時間、提出其他時間，或婉拒：

${foot.tw(facts)}`,
  }),
  en: (facts) => ({
    subject: `A visitor asks to meet you (${facts.reference})`,
    text: `Dear ${facts.exhibitor},

A visitor of the website of ${facts.show} would like to meet you at booth ${facts.booths} (the best first):

${list(facts.slots)}

What the visitor filled in:

${facts.fields.join('\n')}

Confirm one of the times, propose others, or decline:

${foot.en(facts)}`,
  }),
};

export const confirmed: Texts = {
  tw: (facts) => ({
    subject: `會面已確認：${facts.slot}（${facts.reference}）`,
    text: `${facts.exhibitor} 您好：

會面已經確認。

時間：${facts.slot}
地點：${facts.place}

${facts.fields.join('\n')}

附上行事曆檔案。查看或取消：

${foot.tw(facts)}`,
  }),
  en: (facts) => ({
    subject: `Appointment confirmed: ${facts.slot} (${facts.reference})`,
    text: `Dear ${facts.exhibitor},

The appointment is confirmed.

When: ${facts.slot}
Where: ${facts.place}

${facts.fields.join('\n')}

A file for your calendar is attached. See or cancel the appointment:

${foot.en(facts)}`,
  }),
};

export const cancelled: Record<
  Lang,
  (facts: AppointmentFacts, by: 'exhibitor' | 'visitor') => Written
> = {
  tw: (facts, by) => ({
    subject: `會面已取消（${facts.reference}）`,
    text: `${facts.exhibitor} 您好：

${by === 'visitor' ? '參觀者已取消這次會面。' : '您已取消這次會面。'}
${facts.slot === '' ? '' : `\n原定時間：${facts.slot}\n`}
${by === 'visitor' && facts.note !== '' ? `參觀者的留言：\n${facts.note}\n\n` : ''}${facts.fields.join('\n')}
`,
  }),
  en: (facts, by) => ({
    subject: `Appointment cancelled (${facts.reference})`,
    text: `Dear ${facts.exhibitor},

${by === 'visitor' ? 'The visitor has cancelled the appointment.' : 'You have cancelled the appointment.'}
${facts.slot === '' ? '' : `\nIt was to be at: ${facts.slot}\n`}
${by === 'visitor' && facts.note !== '' ? `A note from the visitor:\n${facts.note}\n\n` : ''}${facts.fields.join('\n')}
`,
  }),
};

/** Says nothing of the visitor, whose data is deleted. */
export const erased: Record<
  Lang,
  (facts: { exhibitor: string; slot: string; show: string }) => Written
> = {
  tw: ({ exhibitor, slot, show }) => ({
    subject: `會面已取消：${slot}`,
    text: `${exhibitor} 您好：

您在${show}的這次會面已取消，因為參觀者刪除了自己的資料。

原定時間：${slot}
`,
  }),
  en: ({ exhibitor, slot, show }) => ({
    subject: `Appointment cancelled: ${slot}`,
    text: `Dear ${exhibitor},

This appointment of yours at ${show} is cancelled, because the visitor has deleted their data.

It was to be at: ${slot}
`,
  }),
};
