import type { TeamForm } from '../contract/team-forms.ts';

/** A form as a team states it in `section.json`. */
export const tastingForm: TeamForm = {
  title: { tw: '品飲會報名', en: 'Join a tasting' },
  lead: { tw: '寫下人數，我們回信確認。', en: 'Tell us how many you are; we answer by email.' },
  fields: {
    Name: { label: { tw: '姓名', en: 'Name' }, required: true, max: 60 },
    Email: {
      label: { tw: '電子郵件', en: 'Email' },
      ...{ required: true, email: true, max: 254 },
    },
    Products: {
      label: { tw: '想喝的酒', en: 'Wines' },
      hint: { tw: '產區或品種。', en: 'Regions or grapes.' },
      ...{ lines: true, max: 200 },
    },
    Guests: {
      label: { tw: '人數', en: 'Guests' },
      ...{ required: true, max: 40 },
      choices: [
        { value: 'one', label: { tw: '一人', en: 'One' } },
        { value: 'two', label: { tw: '兩人', en: 'Two' } },
      ],
    },
    Adult: {
      label: { tw: '我已滿十八歲', en: 'I am 18 or over' },
      ...{ required: true, max: 3 },
      choices: [{ value: 'yes', label: { tw: '是', en: 'Yes' } }],
    },
  },
  notice: {
    purpose: { tw: '安排品飲會。', en: 'To arrange the tasting.' },
    data: { tw: '姓名、電子郵件與人數。', en: 'Name, email and the number of guests.' },
    consequence: { tw: '未填便無法報名。', en: 'Without them you cannot join.' },
  },
  sent: { tw: '座位以我們的回信為準。', en: 'Your seat counts once we have answered.' },
  tells: 'press',
  keepDays: 90,
};
