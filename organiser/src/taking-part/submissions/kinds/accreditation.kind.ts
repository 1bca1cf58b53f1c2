import type { Bilingual } from '@dswine/shared/contract/wire';
import { accreditationForm, type mediaKinds } from '@dswine/shared/fair/accreditation-form';
import type { SubmissionKind } from './submission-kind.ts';

export const accreditationKind: SubmissionKind = {
  kind: 'accreditation',
  name: { tw: '採訪證申請', en: 'Press accreditation' },
  form: accreditationForm,
  labels: {
    Name: { tw: '姓名', en: 'Name' },
    Outlet: { tw: '媒體名稱', en: 'Publication or station' },
    Medium: { tw: '媒體類型', en: 'Kind of media' },
    Position: { tw: '職稱', en: 'Position' },
    Email: { tw: '電子郵件', en: 'Email' },
    Mobile: { tw: '手機', en: 'Mobile' },
    Work: { tw: '近期作品連結', en: 'Recent work' },
    Content: { tw: '採訪計畫', en: 'Planned coverage' },
  },
  values: {
    Medium: {
      print: { tw: '報紙、雜誌', en: 'Newspaper or magazine' },
      online: { tw: '網路媒體', en: 'Online' },
      broadcast: { tw: '電視、廣播、Podcast', en: 'Television, radio, podcast' },
      freelance: { tw: '自由撰稿、攝影', en: 'Freelance writer or photographer' },
      other: { tw: '其他', en: 'Something else' },
    } satisfies Record<(typeof mediaKinds)[number], Bilingual>,
  },
  answers: [
    {
      name: { tw: '核發採訪證', en: 'Accredited' },
      text: {
        tw: '您好：\n\n您的採訪證已經核准。請於展期前兩日起，攜帶身分證件與記者證或服務單位名片，至一樓媒體報到處領取。採訪證僅供本人使用。\n\n需要安排受訪者或拍攝，請回信告訴我們時段。\n\n新聞聯絡人',
        en: 'Hello,\n\nYou are accredited. From two days before the fair, please collect your pass at the press desk on the ground floor with proof of identity and a press card or business card. The pass is personal.\n\nTo arrange interviews or filming, reply with the times that suit you.\n\nThe press office',
      },
    },
    {
      name: { tw: '請補件', en: 'More is needed' },
      text: {
        tw: '您好：\n\n我們還需要一份資料才能核發採訪證：記者證或服務單位證明，以及近半年內的一篇報導。請直接回覆這封信。\n\n新聞聯絡人',
        en: 'Hello,\n\nBefore we can accredit you we need a press card or a letter from your editor, and one piece published in the last six months. Please reply to this email.\n\nThe press office',
      },
    },
    {
      name: { tw: '無法核發', en: 'Declined' },
      text: {
        tw: '您好：\n\n依採訪證的核發條件，這次無法核發採訪證給您。歡迎以專業買主或一般觀眾的身分參觀；新聞稿與圖片仍可在媒體專區下載。\n\n新聞聯絡人',
        en: 'Hello,\n\nBy our conditions we cannot accredit you this time. You are welcome as a trade or public visitor; releases and pictures stay open to you in the press room.\n\nThe press office',
      },
    },
  ],
};
