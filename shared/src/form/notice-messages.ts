import type { Translated } from '../contract/locales.ts';

/** Change it with the text of the notice: submissions store which version was displayed. */
export const noticeVersion = '2026-11';

type NoticeMessages = {
  title: string;
  organiser: string;
  terms: Record<'who' | 'purpose' | 'data' | 'use' | 'rights' | 'consequence', string>;
  period: string;
  days: (number: number) => string;
  recipients: string;
  useText: (period: string, recipients: string) => string;
  rightsText: (email: string) => string;
  referenceText: string;
};

export const noticeMessages: Translated<NoticeMessages> = {
  tw: {
    title: '個人資料告知事項',
    organiser: '主辦單位',
    terms: {
      who: '蒐集者',
      purpose: '目的',
      data: '資料類別',
      use: '期間、地區、對象與方式',
      rights: '您的權利',
      consequence: '不提供的影響',
    },
    period: '至展覽結束後兩年',
    days: (number) => `送出後 ${number} 天內`,
    recipients: '主辦單位及其受託服務廠商',
    useText: (period, recipients) => `${period}，於臺灣由${recipients}以電子方式利用。`,
    rightsText: (email) =>
      `您可以查詢、閱覽、取得複本、補充更正、停止蒐集處理利用或刪除個人資料，請來信 ${email}。`,
    referenceText: '來信時請附上送出後顯示的案件編號。',
  },
  en: {
    title: 'How we use your data',
    organiser: 'The organiser',
    terms: {
      who: 'Who collects it',
      purpose: 'Purpose',
      data: 'Which data',
      use: 'How long, where, by whom',
      rights: 'Your rights',
      consequence: 'If you do not give it',
    },
    period: 'Until two years after the show',
    days: (number) => `For ${number} days`,
    recipients: 'the organiser and those who work on its behalf',
    useText: (period, recipients) => `${period}, in Taiwan, electronically, by ${recipients}.`,
    rightsText: (email) =>
      `You may ask to see, copy, complete or correct your data, to stop its use, or to delete it: write to ${email}.`,
    referenceText: ' Please quote the reference number that you are given.',
  },
};
