import type { Bilingual } from '@dswine/shared/contract/wire';
import {
  exhibitorInquiryForm,
  productInquiryForm,
  type buyerTypes,
} from '@dswine/shared/fair/inquiry-forms';
import type { SubmissionKind } from './submission-kind.ts';

const labels = {
  Name: { tw: '姓名', en: 'Name' },
  Tel: { tw: '電話', en: 'Tel' },
  Mobile: { tw: '手機', en: 'Mobile' },
  Content: { tw: '內容', en: 'Content' },
  Email: { tw: '電子郵件', en: 'Email' },
  Company: { tw: '公司名稱', en: 'Company' },
  Country: { tw: '國家／地區', en: 'Country / region' },
  BuyerType: { tw: '買家類型', en: 'Buyer type' },
  Products: { tw: '想談的產品', en: 'Products to talk about' },
  Slots: { tw: '時段', en: 'Times' },
  FirstSlot: { tw: '時段首選', en: 'Time, first choice' },
  SecondSlot: { tw: '時段次選', en: 'Time, second choice' },
  ThirdSlot: { tw: '時段第三選', en: 'Time, third choice' },
} as const;

const shared = {
  labels,
  values: {
    BuyerType: {
      importer: { tw: '進口商', en: 'Importer' },
      distributor: { tw: '經銷商、代理商', en: 'Distributor' },
      retail: { tw: '零售通路', en: 'Retail' },
      'on-trade': { tw: '餐廳、酒吧、飯店', en: 'Restaurant, bar or hotel' },
      press: { tw: '媒體', en: 'Press' },
      other: { tw: '其他', en: 'Other' },
    } satisfies Record<(typeof buyerTypes)[number], Bilingual>,
  },
  confirmation: 'inquiry',
};

export const inquiryToExhibitor: SubmissionKind = {
  ...shared,
  kind: 'inquiry-to-exhibitor',
  name: { tw: '洽詢參展商', en: 'Inquiry to an exhibitor' },
  form: exhibitorInquiryForm,
};

export const inquiryAboutProduct: SubmissionKind = {
  ...shared,
  kind: 'inquiry-about-product',
  name: { tw: '洽詢產品', en: 'Inquiry about a product' },
  form: productInquiryForm,
};
