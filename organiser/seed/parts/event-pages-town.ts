import type { EditionRecords } from '../../src/records/records.ts';

/** The two events that one applies for: the evenings in town and the creators' programme. */
export const eventEvenings: readonly EditionRecords['event-pages'][] = [
  {
    Id: '1',
    Slug: 'run-bar',
    Kicker: { tw: '城市活動', en: 'In town' },
    Title: { tw: '酒吧散步', en: 'Run-bar' },
    Lead: {
      tw: '展館關燈之後，十二間店開著門。跟著導覽員看吧檯怎麼設計、酒單怎麼寫、不喝酒的人喝什麼。',
      en: 'When the hall goes dark, twelve houses keep their doors open. A guide shows how a bar is built, how a list is written and what there is for those who do not drink.',
    },
    Paragraphs: [
      {
        tw: '酒吧散步不是比誰喝得多。三個晚上、三條路線，每條走四間店，每站停留二十分鐘聽店主說一件事：動線、燈光、冰塊，或是一份無酒精飲品單。',
        en: 'This is a walk, not a crawl. Three evenings, three routes, four houses each, and twenty minutes at every stop to hear its owner on one thing: the flow of the room, the light, the ice, or a list without alcohol.',
      },
      {
        tw: '行程不含酒水，也沒有低消。每間店都準備了一款無酒精招牌，並標示最近的捷運出口。',
        en: 'Drinks are not included and nobody has to order one. Every house has a drink of its own without alcohol and names the nearest metro exit.',
      },
    ],
    Parts: [
      {
        Kind: 'steps',
        Title: { tw: '怎麼參加', en: 'How it works' },
        Items: [
          {
            Title: { tw: '選一個晚上', en: 'Choose an evening' },
            Text: {
              tw: '每晚三十個名額，每人以一晚為限。',
              en: 'Thirty places each; one evening a person.',
            },
          },
          {
            Title: { tw: '線上報名', en: 'Apply online' },
            Text: {
              tw: '確認信會告訴您是正取還是候補第幾位。',
              en: 'A mail says whether you have a place or where you stand on the waiting list.',
            },
          },
          {
            Title: { tw: '不能來就取消', en: 'Cannot come? Withdraw' },
            Text: {
              tw: '信裡的連結可以隨時取消，名額立刻遞補給下一位。',
              en: 'The link in the mail gives your place to the next person at once.',
            },
          },
          {
            Title: { tw: '南門集合', en: 'Meet at the south gate' },
            Text: {
              tw: '十八時二十五分報到，請攜帶證件，並把車留在家裡。',
              en: 'Check-in at 18:25 with identification. Leave the car at home.',
            },
          },
        ],
      },
      {
        Kind: 'rules',
        Title: { tw: '散步約定', en: 'House rules' },
        Items: [
          {
            Title: { tw: '年滿十八歲', en: '18 or over' },
            Text: { tw: '報到時查驗證件。', en: 'Identification is checked at the start.' },
          },
          {
            Title: { tw: '酒後找代駕', en: 'No driving' },
            Text: {
              tw: '終點都在捷運站旁，末班車前結束。',
              en: 'Every walk ends beside a station, before the last train.',
            },
          },
          {
            Title: { tw: '巷弄輕聲', en: 'Quiet in the lanes' },
            Text: {
              tw: '店外請壓低音量，勿在人行道停留。',
              en: 'Keep your voices low outside and the pavement free.',
            },
          },
        ],
      },
    ],
    Questions: [
      {
        Question: { tw: '可以只參加其中一站嗎？', en: 'May I join for one stop only?' },
        Answer: {
          tw: '名額以全程計算，請全程參加。您也可以用店家地圖自己走，各店照常營業。',
          en: 'Places are for the whole walk. You may also go by yourself with the map: the houses are open as usual.',
        },
      },
      {
        Question: { tw: '不喝酒可以參加嗎？', en: 'May I come without drinking?' },
        Answer: {
          tw: '可以。行程不含酒水，每間店都有無酒精招牌。',
          en: 'Of course. No drink is included, and every house has one without alcohol.',
        },
      },
      {
        Question: { tw: '行動不便者可以參加嗎？', en: 'Is the walk accessible?' },
        Answer: {
          tw: '「東區與信義」全程無階梯，其餘兩條路線各有一間店需走樓梯；報名時請於備註告訴我們。',
          en: '“Xinyi and the east” has no steps. The other two have one house with stairs each: tell us in the remarks.',
        },
      },
    ],
    Notice: {
      tw: '店家與地址為示範資料。飲酒過量，有害健康；開車不喝酒，安全有保障。',
      en: 'The houses and their addresses are sample data. Excessive drinking harms your health; never drink and drive.',
    },
    Entries: ['743', '747', '749'],
  },
  {
    Id: '2',
    Slug: 'kol',
    Kicker: { tw: '創作者計畫', en: 'Creators' },
    Title: { tw: 'KOL 創作者計畫', en: 'KOL programme' },
    Lead: {
      tw: '把鏡頭對準做事的人。三十位創作者、一場說明會、三條拍攝路線，以及一份說清楚什麼能拍、什麼不能拍的規範。',
      en: 'Cameras on the people who do the work: thirty creators, a briefing, three filming walks and rules that say what may be shown.',
    },
    Paragraphs: [
      {
        tw: '獲選的創作者可於展期憑證入館拍攝，使用媒體中心的採訪室與網路，並由專人協助約訪參展商。',
        en: 'Accredited creators film in the hall on all four days, use the interview rooms and network of the press centre, and have help with appointments.',
      },
      {
        tw: '我們不付費，也不審稿；只要求每支內容都標示警語、揭露合作關係，並確認畫面中沒有未成年者。',
        en: 'Nobody is paid and nothing is edited. We ask for the statutory warning, for disclosure of partnerships, and for pictures without minors.',
      },
    ],
    Parts: [
      {
        Kind: 'facts',
        Title: { tw: '計畫內容', en: 'What it includes' },
        Items: [
          {
            Title: { tw: '名額', en: 'Places' },
            Text: { tw: '30 位，額滿後依序候補', en: '30, then a waiting list in order' },
          },
          {
            Title: { tw: '入館', en: 'Access' },
            Text: {
              tw: '四天創作者證，開館前三十分鐘可先行拍攝',
              en: 'A pass for four days, with half an hour before opening',
            },
          },
          {
            Title: { tw: '設備', en: 'Equipment' },
            Text: {
              tw: '採訪室、收音、補光與上傳網路',
              en: 'Interview rooms, sound, light and a fast network',
            },
          },
          {
            Title: { tw: '語言', en: 'Languages' },
            Text: {
              tw: '中、英、日語口譯可事先預約',
              en: 'Chinese, English and Japanese interpreters on request',
            },
          },
        ],
      },
      {
        Kind: 'rules',
        Title: { tw: '內容規範', en: 'Rules for content' },
        Items: [
          {
            Title: { tw: '標示警語', en: 'Carry the warning' },
            Text: {
              tw: '影片全程、圖文明顯處標示「禁止酒駕」與「飲酒過量，有害健康」。',
              en: 'Films throughout and posts plainly carry 「禁止酒駕」 and 「飲酒過量，有害健康」.',
            },
          },
          {
            Title: { tw: '不鼓勵飲用', en: 'No encouragement to drink' },
            Text: {
              tw: '不拼酒、不挑戰，也不宣稱任何療效。',
              en: 'No contests, no challenges and no claims for health.',
            },
          },
          {
            Title: { tw: '沒有未成年者', en: 'No minors' },
            Text: {
              tw: '畫面與受訪者均須年滿十八歲。',
              en: 'Everybody in the picture is 18 or over.',
            },
          },
          {
            Title: { tw: '揭露合作', en: 'Disclose' },
            Text: {
              tw: '與參展商的任何合作都要寫明。',
              en: 'Any partnership with an exhibitor is named.',
            },
          },
        ],
      },
    ],
    Questions: [
      {
        Question: { tw: '追蹤人數有門檻嗎？', en: 'Is there a minimum of followers?' },
        Answer: {
          tw: '沒有。依報名順序錄取，請附上一個可公開瀏覽的作品連結。',
          en: 'No. Places go in the order of application; name one public work.',
        },
      },
      {
        Question: { tw: '可以帶攝影團隊嗎？', en: 'May I bring a crew?' },
        Answer: {
          tw: '每位創作者可帶一名年滿十八歲的助理，請於備註填寫姓名。',
          en: 'One assistant who is 18 or over; give the name in the remarks.',
        },
      },
    ],
    Notice: {
      tw: '本頁創作者與頻道均為示範資料。',
      en: 'The creators and channels on this page are sample data.',
    },
    Entries: ['745'],
  },
];
