import type { EditionRecords } from '../../src/records/records.ts';

type Rule = EditionRecords['admission'];
const rule = (
  Id: string,
  title: [string, string],
  lead: [string, string],
  ...items: [string, string][]
): Rule => ({
  Id,
  Title: { tw: title[0], en: title[1] },
  Lead: { tw: lead[0], en: lead[1] },
  Items: items.map(([tw, en]) => ({ tw, en })),
});

export const admission: readonly Rule[] = [
  rule(
    '1',
    ['年滿十八歲', 'Aged 18 and over'],
    [
      '本展全程展出酒類，四天都只接待年滿十八歲的來賓。',
      'Alcoholic drinks are on show throughout the fair, so all four days are for visitors aged 18 and over.',
    ],
    [
      '入場時請出示附照片的身分證件正本：身分證、健保卡、駕照、居留證或護照擇一。',
      'Please show an original photo ID at the door: an identity card, health insurance card, driving licence, residence permit or passport.',
    ],
    [
      '未滿十八歲者不得入場，由家長陪同、嬰幼兒推車與揹巾亦同；展館外設有親子等候區。',
      'Nobody under 18 is admitted, accompanied or not, and neither are prams or slings; there is a family waiting area outside the hall.',
    ],
    [
      '各攤位得再次查驗證件，並可謝絕為已有醉意的來賓提供試飲。',
      'Exhibitors may ask for your ID again, and may decline to pour for anyone who has had enough.',
    ],
  ),
  rule(
    '2',
    ['專業日與開放日', 'Trade days and public days'],
    [
      '前兩日只接待專業買主與媒體，後兩日也開放一般觀眾；每日時間請見本頁的「開放時間」。',
      'The first two days are for the trade and the press; on the last two the fair is open to the public as well. The hours of each day are on this page.',
    ],
    [
      '專業買主包含進口與批發、餐廳與旅館、零售通路、酒類專業從業人員、學術與媒體。入場時請備名片或在職證明。',
      'The trade means importers and wholesalers, restaurants and hotels, retailers, drinks professionals, teachers and the press. Please bring a business card or proof of employment.',
    ],
    [
      '預先登錄的專業買主憑 QR code 換證，四天皆可進出；專業日不接受一般觀眾入場。',
      'Trade visitors who registered in advance collect their badge with the QR code and may come on all four days. The public is not admitted on trade days.',
    ],
    [
      '當日最後入場時間為閉館前一小時。識別證請全程佩戴，遺失補發需重新查驗身分。',
      'Last admission is one hour before closing. Please wear your badge at all times; a lost one is replaced after another check of your ID.',
    ],
  ),
  rule(
    '3',
    ['門票說明', 'Tickets'],
    [
      '以下為票務資訊，本網站不售票，也不販售任何酒品。',
      'This is information only: this website sells neither tickets nor drinks.',
    ],
    [
      '專業買主完成預先登錄者免費；專業日現場登錄需審核資格。',
      'Trade visitors who register in advance come in free of charge; registration at the door on trade days is subject to a check.',
    ],
    [
      '一般觀眾門票新臺幣 300 元，於開放日在東側入口售票處購買，一人一票、限當日使用。',
      'Public admission is NT$300, sold on the public days at the ticket desk by the East Entrance; one ticket a person, valid on that day.',
    ],
    [
      '門票含當日導覽與餐搭示範的參觀資格，座位有限，依現場登記順序。',
      'A ticket includes the guided walks and pairing demonstrations of the day; places are limited and given in the order of arrival.',
    ],
    [
      '持身心障礙證明者與其必要陪伴者一人免費，請由大廳入口服務臺入場。',
      'Visitors with a disability card and one necessary companion come in free; please enter by the service desk at the Main Entrance.',
    ],
  ),
  rule(
    '4',
    ['退票與改期', 'Refunds'],
    [
      '門票的退換只在售票處辦理，請保留票根與購買憑證。',
      'Refunds are made at the ticket desk only; please keep the ticket and the receipt.',
    ],
    [
      '尚未入場的門票，可於購買當日閉館前一小時內辦理全額退票。',
      'A ticket that has not been used is refunded in full on the day of purchase, up to one hour before closing.',
    ],
    [
      '因年齡或證件不符無法入場者，現場全額退票。',
      'If you cannot be admitted because of age or missing ID, the ticket is refunded in full on the spot.',
    ],
    [
      '遇颱風或主管機關公告停展，所有票券全額退還，辦法於「最新消息」公告。',
      'Should a typhoon or the authorities close the fair, all tickets are refunded; Latest News will say how.',
    ],
  ),
  rule(
    '5',
    ['行李與攜帶物品', 'Bags and what to bring'],
    [
      '走道寬度有限，輕裝入場，彼此都走得從容。',
      'The aisles are only so wide: travel light, and everyone moves easily.',
    ],
    [
      '長邊超過 40 公分的行李、拖輪箱與長柄傘請寄放西側寄物處，每件一次，當日閉館前領回。',
      'Bags over 40 cm, wheeled cases and long umbrellas go to the cloakroom in the west; collect them before closing.',
    ],
    [
      '請勿攜帶外食、外來酒品與玻璃容器入場；個人水杯、藥品與特殊飲食需求不在此限。',
      'No outside food, drinks or glass containers, please; personal water bottles, medicines and special diets are welcome.',
    ],
    [
      '展品與樣品不得攜出攤位；參展商贈送的資料與紀念品請配合出口抽查。',
      'Exhibits and samples stay at the booths; printed matter and gifts may be checked at the exit.',
    ],
    [
      '除導盲犬等工作犬外，寵物不得入場。',
      'No animals, except guide dogs and other assistance dogs.',
    ],
  ),
  rule(
    '6',
    ['拍照與錄影', 'Photography'],
    [
      '歡迎留下您的筆記與照片，也請替鏡頭裡的人想一想。',
      'Take your notes and pictures, and think of the people in them.',
    ],
    [
      '一般攝影不需申請；拍攝人物、酒標特寫或簡報前，請先徵得攤位或講者同意。',
      'Ordinary photography needs no permission; ask first before you photograph people, labels close up or slides.',
    ],
    [
      '腳架、補光燈、空拍機與直播設備需事先向主辦單位申請採訪證。',
      'Tripods, lights, drones and live streaming need a press pass, arranged with the organiser beforehand.',
    ],
    [
      '競賽評審室與商洽室全程禁止攝影。',
      'No photography in the Judging Room and the Meeting Rooms.',
    ],
  ),
  rule(
    '7',
    ['試飲禮儀與安全返家', 'Tasting, and the way home'],
    [
      '專業品評靠的是吐酒桶與清水，不是酒量。',
      'Professional tasting rests on spittoons and water, not on how much one can take.',
    ],
    [
      '各攤位備有吐酒桶，全館設飲水與漱口站；品評時請吐出，並隨時補充水分與食物。',
      'Every booth has a spittoon, and there are water and rinsing stations in the hall; spit when you taste, and drink water and eat in between.',
    ],
    [
      '試飲為品評用途，每次少量；懷孕、服藥或將要開車、騎車的來賓，請勿試飲。',
      'Samples are small and meant for assessment. If you are pregnant, on medication, or going to drive or ride, please do not taste.',
    ],
    [
      '酒後不開車。回程請搭捷運、免費接駁車或計程車，服務臺也可協助聯絡代駕。',
      'Never drink and drive. Go home by MRT, by the free shuttle or by taxi; the service desk can also call a designated driver.',
    ],
  ),
  rule(
    '8',
    ['無障礙服務', 'Access'],
    [
      '全區無階梯，主要走道寬 3.5 公尺以上。',
      'There are no steps in the hall, and the main aisles are at least 3.5 metres wide.',
    ],
    [
      '服務臺備有輪椅，憑證件借用；無障礙洗手間位於西北側與東南側。',
      'Wheelchairs can be borrowed at the service desk against ID; accessible toilets are in the north-west and the south-east.',
    ],
    [
      '論壇區設有輪椅席與聽打字幕；需要手語翻譯或導覽陪同，請於一週前來信。',
      'The Forum has places for wheelchairs and live captions; for sign language or a companion, please write a week ahead.',
    ],
  ),
];
