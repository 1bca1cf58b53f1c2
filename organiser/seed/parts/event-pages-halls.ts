import type { EditionRecords } from '../../src/records/records.ts';

/** What happens in the hall: draws, talks, tastings, the vote and the buyers' hour. */
export const eventCompetitions: readonly EditionRecords['event-pages'][] = [
  {
    Id: '3',
    Slug: 'lottery',
    Kicker: { tw: '每日抽獎', en: 'Daily draw' },
    Title: { tw: '入場序號抽獎', en: 'The entry-number draw' },
    Lead: {
      tw: '四天四場，獎品是杯子、書、住宿券與一堂陶藝課，沒有一瓶酒。',
      en: 'Four days, four draws: glasses, books, hotel nights and a pottery class, and not one bottle.',
    },
    Paragraphs: [
      {
        tw: '入場證右下角的六碼序號就是抽獎號碼，不必另外登記，也不必購買任何東西。每場由公證人員在主舞台公開抽出。',
        en: 'The six digits on your badge are your number: there is nothing to register and nothing to buy. A notary draws in public on the main stage.',
      },
    ],
    Parts: [
      {
        Kind: 'prizes',
        Title: { tw: '獎項', en: 'Prizes' },
        Items: [
          {
            Title: { tw: '頭獎　溫泉住宿券', en: 'First: a hot-spring night' },
            Text: {
              tw: '北投兩人一晚含早餐，壓軸場抽出。',
              en: 'Two people, one night with breakfast in Beitou; drawn on the last day.',
            },
            Note: { tw: '1 名', en: '1' },
          },
          {
            Title: { tw: '貳獎　手工水晶杯組', en: 'Second: hand-made crystal' },
            Text: {
              tw: '六只一組，由參展的玻璃工坊提供。',
              en: 'A set of six from an exhibiting glass workshop.',
            },
            Note: { tw: '8 名', en: '8' },
          },
          {
            Title: { tw: '參獎　陶藝工作坊', en: 'Third: a pottery workshop' },
            Text: {
              tw: '自己拉一只杯子，燒好寄到家。',
              en: 'Throw a cup; it is fired and sent home.',
            },
            Note: { tw: '12 名', en: '12' },
          },
          {
            Title: { tw: '普獎　產區地圖與書', en: 'And maps and books' },
            Text: {
              tw: '大開本產區地圖一張與飲食書一本。',
              en: 'A large map of regions and a book on food.',
            },
            Note: { tw: '80 名', en: '80' },
          },
        ],
      },
      {
        Kind: 'rules',
        Title: { tw: '抽獎辦法', en: 'Rules' },
        Items: [
          {
            Title: { tw: '資格', en: 'Who' },
            Text: {
              tw: '年滿十八歲、當日入館的專業買主與一般觀眾；主辦單位、參展商員工及其家屬不參加。',
              en: 'Visitors of the day who are 18 or over; staff of organiser and exhibitors and their families are excluded.',
            },
          },
          {
            Title: { tw: '抽獎', en: 'The draw' },
            Text: {
              tw: '由公證人員抽出，每一序號每場以一獎為限，重複時重抽。',
              en: 'By a notary; one prize a number and draw, a number that comes twice is drawn anew.',
            },
          },
          {
            Title: { tw: '領獎', en: 'Collecting' },
            Text: {
              tw: '當日閉館前憑入場證與證件至服務臺領取；逾時獎項併入壓軸場。',
              en: 'At the service desk before closing, with badge and identification. What is left joins the last draw.',
            },
          },
          {
            Title: { tw: '稅務', en: 'Tax' },
            Text: {
              tw: '獎項價值逾新臺幣一千元者列入所得申報，逾兩萬元者依法代扣百分之十。',
              en: 'Prizes above NT$1,000 are reported as income; above NT$20,000 ten per cent is withheld by law.',
            },
          },
          {
            Title: { tw: '獎品', en: 'What is given' },
            Text: {
              tw: '獎品不含酒類，不得折換現金或轉讓。',
              en: 'No prize is alcohol; none can be exchanged or passed on.',
            },
          },
          {
            Title: { tw: '個資', en: 'Your data' },
            Text: {
              tw: '抽獎只使用序號；領獎時留下的姓名與證號依稅法保存後銷毀。',
              en: 'The draw uses numbers alone. Names left on collecting are kept as tax law asks, then destroyed.',
            },
          },
        ],
      },
    ],
    Questions: [
      {
        Question: { tw: '要在現場才能得獎嗎？', en: 'Do I have to be there?' },
        Answer: {
          tw: '不必。序號當晚公布於服務臺與最新消息，但須於當日閉館前或壓軸場前領取。',
          en: 'No. Numbers are posted the same evening; collect before closing, or before the last draw.',
        },
      },
      {
        Question: { tw: '入場證弄丟了怎麼辦？', en: 'I lost my badge' },
        Answer: {
          tw: '服務臺可依登錄資料補發，原序號不變。',
          en: 'The service desk prints another with the same number.',
        },
      },
    ],
    Entries: ['742', '746', '748', '750'],
  },
  {
    Id: '4',
    Slug: 'seminar',
    Kicker: { tw: '論壇與主舞台', en: 'Forum and main stage' },
    Title: { tw: '專題講座', en: 'Talks' },
    Lead: {
      tw: '市場、標示、包材、米與碳：十場講座，不賣課，也不業配。',
      en: 'Markets, labels, packaging, rice and carbon: ten talks, none of them sponsored.',
    },
    Paragraphs: [
      {
        tw: '講座由編輯委員會選題，講者不得推銷自家產品。需預約的場次可於該場頁面報名，其餘自由入座。',
        en: 'An editorial board chooses the subjects, and speakers do not sell. Talks with booking take names on their own page; all others are open.',
      },
    ],
    Parts: [
      {
        Kind: 'facts',
        Title: { tw: '入場須知', en: 'Good to know' },
        Items: [
          {
            Title: { tw: '費用', en: 'Fee' },
            Text: { tw: '憑入場證免費', en: 'Free with your badge' },
          },
          {
            Title: { tw: '口譯', en: 'Interpreting' },
            Text: {
              tw: '論壇區提供中英同步口譯耳機',
              en: 'Headsets for Chinese and English in the forum',
            },
          },
          {
            Title: { tw: '講義', en: 'Handouts' },
            Text: {
              tw: '講者同意後於展後一週公布',
              en: 'A week after the fair, where the speaker agrees',
            },
          },
          {
            Title: { tw: '座位', en: 'Seats' },
            Text: {
              tw: '開講後五分鐘釋出未報到的座位',
              en: 'Given to others five minutes after the start',
            },
          },
        ],
      },
    ],
    Questions: [],
    Entries: [],
    Topic: '3',
  },
  {
    Id: '5',
    Slug: 'drink',
    Kicker: { tw: '品飲教室', en: 'Tasting rooms' },
    Title: { tw: '品飲會', en: 'Tastings' },
    Lead: {
      tw: '以學習為目的的小班品飲：看標籤、聞香氣、做筆記，吐酒杯與清水備在手邊。',
      en: 'Small groups that taste to learn: read, smell, take notes, with a spittoon and water at hand.',
    },
    Paragraphs: [
      {
        tw: '每場由侍酒師或釀造者帶領，供品量以專業評鑑為準，每款不超過十五毫升，並備有吐酒杯。',
        en: 'A sommelier or maker leads each session. Samples are those of professional judging, fifteen millilitres at most, and every seat has a spittoon.',
      },
      {
        tw: '參加者須年滿十八歲。開車前來者請改報講座或無酒精課程，或於服務臺索取代駕資訊。',
        en: 'Participants are 18 or over. If you drive, choose a talk or the class without alcohol, or ask the service desk for a designated driver.',
      },
    ],
    Parts: [
      {
        Kind: 'rules',
        Title: { tw: '品飲禮儀', en: 'In the room' },
        Items: [
          {
            Title: { tw: '吐酒是專業', en: 'Spitting is the rule' },
            Text: {
              tw: '每位座位備有吐酒杯，無須全部飲下。',
              en: 'There is a spittoon at every seat; nothing has to be swallowed.',
            },
          },
          {
            Title: { tw: '不噴香水', en: 'No perfume' },
            Text: {
              tw: '濃香會影響同桌的判斷。',
              en: 'It spoils the judgement of the whole table.',
            },
          },
          {
            Title: { tw: '多喝水', en: 'Water' },
            Text: {
              tw: '每款之間請以清水與麵包還原味覺。',
              en: 'Water and bread between samples.',
            },
          },
          {
            Title: { tw: '不開車', en: 'No driving' },
            Text: {
              tw: '現場可登記代駕與捷運時刻提醒。',
              en: 'Ask for a designated driver or the time of the last train.',
            },
          },
        ],
      },
    ],
    Questions: [],
    Notice: {
      tw: '飲酒過量，有害健康。未滿十八歲者請勿飲酒。',
      en: 'Excessive drinking harms your health. Not for anybody under 18.',
    },
    Entries: [],
    Topic: '2',
  },
  {
    Id: '6',
    Slug: 'booth',
    Kicker: { tw: '觀眾票選', en: 'Visitors’ vote' },
    Title: { tw: '最清楚的攤位解說', en: 'The clearest booth' },
    Lead: {
      tw: '不比攤位大小，只比誰把話說清楚。四天裡，觀眾在入場證背面寫下一個攤位號碼。',
      en: 'Size does not count, clarity does. In four days every visitor writes one booth number on the back of the badge.',
    },
    Paragraphs: [
      {
        tw: '評選只有一個問題：「聽完之後，你能轉述給別人嗎？」四個展區各取三家，閉幕前在主舞台公布。',
        en: 'There is one question: could you tell somebody else? Three booths in each area are named on the main stage before the closing.',
      },
    ],
    Parts: [
      {
        Kind: 'steps',
        Title: { tw: '投票三步驟', en: 'Three steps' },
        Items: [
          {
            Title: { tw: '聽一段解說', en: 'Listen' },
            Text: {
              tw: '參加票選的攤位掛有綠色小旗。',
              en: 'Booths that take part fly a small green flag.',
            },
          },
          {
            Title: { tw: '寫下號碼', en: 'Write the number' },
            Text: {
              tw: '例如 A0123，寫在入場證背面的格子裡。',
              en: 'A0123, say, in the box on the back of your badge.',
            },
          },
          {
            Title: { tw: '投入票箱', en: 'Drop it' },
            Text: {
              tw: '離場時投入出口票箱，每人一票。',
              en: 'Into the box at the exit; one vote a person.',
            },
          },
        ],
      },
      {
        Kind: 'prizes',
        Title: { tw: '獎項', en: 'Awards' },
        Items: [
          {
            Title: { tw: '四區首獎', en: 'First in each area' },
            Text: {
              tw: '次屆攤位優先選位，以及一面手刻木牌。',
              en: 'First choice of place next year, and a hand-carved plate.',
            },
            Note: { tw: '4 家', en: '4' },
          },
          {
            Title: { tw: '評審特別獎', en: 'Jury’s mention' },
            Text: {
              tw: '頒給無障礙解說做得最好的攤位。',
              en: 'For the booth that explains itself best to everybody.',
            },
            Note: { tw: '1 家', en: '1' },
          },
        ],
      },
    ],
    Questions: [
      {
        Question: { tw: '參展商如何參加？', en: 'How does an exhibitor join?' },
        Answer: {
          tw: '所有參展商自動列入，不需報名，也不收費。',
          en: 'Everybody is in: there is no form and no fee.',
        },
      },
    ],
    Entries: ['739'],
  },
  {
    Id: '7',
    Slug: 'cheers-vip',
    Kicker: { tw: '買主禮遇', en: 'For buyers' },
    Title: { tw: '乾杯 VIP', en: 'Cheers VIP' },
    Lead: {
      tw: '給受邀買主的安靜時段：提早入場、貴賓室、口譯與寄物，讓洽談不用站著進行。',
      en: 'Quiet hours for invited buyers: early access, a lounge, interpreters and a cloakroom, so that nobody negotiates standing up.',
    },
    Paragraphs: [
      {
        tw: '每家進口商、通路或餐飲集團可提名兩位採購代表，經主辦單位確認後寄出邀請編號。',
        en: 'Importers, retailers and restaurant groups may each name two buyers; the organiser confirms them and sends a number.',
      },
      {
        tw: '「乾杯」是中文的祝詞，不是規定。貴賓室供應茶與氣泡水，品飲請至各攤位進行。',
        en: '“Cheers” is a wish, not a rule: the lounge serves tea and sparkling water, and tasting stays at the booths.',
      },
    ],
    Parts: [
      {
        Kind: 'facts',
        Title: { tw: '禮遇內容', en: 'What it includes' },
        Items: [
          {
            Title: { tw: '提早入場', en: 'Early access' },
            Text: {
              tw: '4 月 17、18 日開館前三十分鐘',
              en: 'Half an hour before opening on 17 and 18 April',
            },
          },
          {
            Title: { tw: '貴賓室', en: 'Lounge' },
            Text: {
              tw: '每日開放，午間時段由產區代表輪桌',
              en: 'Open every day; at noon regional delegates change tables',
            },
          },
          {
            Title: { tw: '口譯', en: 'Interpreters' },
            Text: {
              tw: '英、日、韓、法語，請於前一日預約',
              en: 'English, Japanese, Korean and French, booked the day before',
            },
          },
          {
            Title: { tw: '寄物與寄送', en: 'Cloakroom and post' },
            Text: {
              tw: '型錄寄放與國內寄送服務',
              en: 'Catalogues are kept, or sent within Taiwan',
            },
          },
        ],
      },
      {
        Kind: 'steps',
        Title: { tw: '取得邀請', en: 'How to be invited' },
        Items: [
          {
            Title: { tw: '完成預先登錄', en: 'Register' },
            Text: {
              tw: '以公司信箱登錄專業買主。',
              en: 'As a trade visitor, with a company address.',
            },
          },
          {
            Title: { tw: '寫信說明採購計畫', en: 'Tell us your plans' },
            Text: {
              tw: '透過「聯絡我們」告訴我們想找的產區與數量級。',
              en: 'Through Contact: regions, and the order of magnitude.',
            },
          },
          {
            Title: { tw: '收到編號', en: 'Receive a number' },
            Text: {
              tw: '展前兩週寄出，現場出示即可。',
              en: 'Two weeks before the fair; show it at the door.',
            },
          },
        ],
      },
    ],
    Questions: [
      {
        Question: { tw: '可以臨時加入嗎？', en: 'May I join on the day?' },
        Answer: {
          tw: '每日中午前可於服務臺登記當日候補，依到場順序遞補。',
          en: 'Ask at the service desk before noon; places that were given back go in order of arrival.',
        },
      },
    ],
    Entries: ['741', '744'],
  },
];
