import type { EditionRecords } from '../../src/records/records.ts';
import { both } from './both.ts';

export const visa: readonly EditionRecords['visa'][] = [
  {
    Id: '1',
    Lead: both(
      '多數訪客只需要一本有效護照；有些人要先辦簽證。先看您屬於哪一種，再向官方網站確認。',
      'Most visitors need no more than a valid passport; some need a visa first. See which applies to you, then confirm it with the official source.',
    ),
    CheckedAt: '2026-01-12',
    Ways: [
      {
        Title: both('免簽證入境', 'Visa-exempt entry'),
        Text: both(
          '許多國家的國民持效期足夠的護照與回程機票，可以免簽證短期停留。適用國家與天數由外交部領事事務局公布。',
          'Nationals of many countries may enter for a short stay with a valid passport and a return ticket. The Bureau of Consular Affairs publishes the countries and the number of days.',
        ),
      },
      {
        Title: both('電子簽證', 'eVisa'),
        Text: both(
          '符合資格者可在線上申請並繳費，參加國際展覽的外國人也在適用對象之內；請至少提前兩週辦理。',
          'Those who qualify apply and pay online; foreign nationals attending international exhibitions are among them. Allow at least two weeks.',
        ),
      },
      {
        Title: both('停留簽證', 'Visitor visa'),
        Text: both(
          '其他國籍請向就近的中華民國（臺灣）駐外館處申請，通常需要邀請函、行程與住宿證明。',
          'Others apply at the nearest ROC (Taiwan) mission abroad, as a rule with an invitation letter, an itinerary and proof of accommodation.',
        ),
      },
      {
        Title: both('中國大陸、香港與澳門居民', 'Residents of mainland China, Hong Kong and Macau'),
        Text: both(
          '入境許可由內政部移民署辦理，規定與上述不同，請及早查詢。',
          'Entry permits are issued by the National Immigration Agency under rules of their own. Please ask early.',
        ),
      },
    ],
    Letter: {
      Lead: both(
        '已完成預先登錄的買主、媒體與參展人員，可向主辦單位申請邀請函，作為申請簽證的文件之一。不收費用。',
        'Buyers, press and exhibitors’ staff who have registered may ask the organiser for an invitation letter to support a visa application. There is no charge.',
      ),
      Until: '2026-03-06',
      Needs: [
        both(
          '護照基本資料頁的影本（效期六個月以上）',
          'A copy of the passport’s data page, valid for six months or more',
        ),
        both('預先登錄或參展的編號', 'Your registration or exhibitor number'),
        both('公司名稱、職稱與公司網址', 'Company, position and company website'),
        both('預定的抵達與離開日期', 'Planned dates of arrival and departure'),
        both('收件的駐外館處', 'The mission to which you will apply'),
      ],
      Steps: [
        {
          Title: both('先完成登錄', 'Register first'),
          Text: both(
            '買主與媒體辦理預先登錄，參展人員由參展商統一申報。',
            'Buyers and press register in advance; exhibitors name their staff.',
          ),
        },
        {
          Title: both('寄出文件', 'Send the papers'),
          Text: both(
            '以電子郵件寄給主辦單位，主旨寫明「邀請函」與編號。',
            'E-mail them to the organiser with “Invitation letter” and your number in the subject.',
          ),
        },
        {
          Title: both('五個工作天內收到', 'Receive it within five working days'),
          Text: both(
            '我們寄回簽署的電子檔；館處要求正本時另以快遞寄送。',
            'We return a signed file; the original goes by courier where the mission asks for it.',
          ),
        },
        {
          Title: both('向館處申請', 'Apply to the mission'),
          Text: both(
            '帶著邀請函與館處要求的其他文件辦理。',
            'Take the letter along with the other papers that the mission asks for.',
          ),
        },
      ],
      Limits: [
        both(
          '邀請函不是簽證，也不保證核發；決定權在主管機關。',
          'The letter is not a visa and no promise of one; the authorities decide.',
        ),
        both(
          '主辦單位不代辦簽證，也不負擔交通與住宿。',
          'The organiser does not apply on your behalf and pays for neither travel nor lodging.',
        ),
        both(
          '護照影本只用於製發邀請函，展後三十天內刪除。',
          'Passport copies are used for the letter only and deleted within thirty days after the fair.',
        ),
      ],
    },
    Official: [
      {
        Name: both('外交部領事事務局', 'Bureau of Consular Affairs'),
        Text: both('免簽證、電子簽證與停留簽證的規定', 'Visa exemption, eVisa and visitor visas'),
        Href: 'https://www.boca.gov.tw/',
      },
      {
        Name: both('內政部移民署', 'National Immigration Agency'),
        Text: both('入境許可與停留延期', 'Entry permits and extensions of stay'),
        Href: 'https://www.immigration.gov.tw/',
      },
      {
        Name: both('財政部關務署', 'Customs Administration'),
        Text: both('隨身行李與酒類樣品的規定', 'Rules on luggage and on samples of alcohol'),
        Href: 'https://web.customs.gov.tw/',
      },
    ],
    Questions: [
      {
        Question: both('可以隨身帶樣酒入境嗎？', 'May I carry samples in my luggage?'),
        Answer: both(
          '隨身酒類有數量與年齡限制，展品用的樣酒請依「參展資訊」的通關期限，由指定報關行辦理。出發前請查詢關務署公告。',
          'There are limits of quantity and age. Samples for the booth go through the appointed customs agent by the date given under Exhibitor Information. Please check with the Customs Administration before you travel.',
        ),
      },
      {
        Question: both('邀請函可以寫多人嗎？', 'Can one letter name several people?'),
        Answer: both(
          '每人一封，同公司的申請可以一起寄來。',
          'Each person gets a letter; applications from one company may be sent together.',
        ),
      },
      {
        Question: both('簽證沒下來，登錄怎麼辦？', 'What if the visa is refused?'),
        Answer: both(
          '來信告知即可取消登錄；已購的門票全額退還。',
          'Write to us and the registration is cancelled; tickets already bought are refunded in full.',
        ),
      },
    ],
  },
];
