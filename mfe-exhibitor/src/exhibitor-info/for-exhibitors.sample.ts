import type { ForExhibitors } from '@dswine/shared/contract/editions';

export const sampleForExhibitors: ForExhibitors = {
  Title: '把好酒帶到懂酒的人面前',
  Lead: '四天展期，進口商、餐廳酒單負責人與通路採購在同一個展館裡找下一季的酒款。',
  Picture: { Src: '/media/pages/for-exhibitors.svg', Width: 1600, Height: 1000, Tone: 'fair' },
  Reasons: [
    { Title: '買主為採購而來', Text: '專業日僅開放業者入場，洽談不受打擾。' },
    { Title: '四區分明，找得到您', Text: '葡萄酒、烈酒、清酒與啤酒各有專區與導覽動線。' },
    { Title: '展前就開始曝光', Text: '名單、酒款與新聞在開展前三個月上線。' },
  ],
  Figures: [
    { Value: 320, Unit: '家', Label: '參展廠商' },
    { Value: 25, Unit: '國', Label: '產地國家' },
    { Value: 41800, Unit: '人次', Label: '上屆進場人次' },
    { Value: 86, Unit: '%', Label: '廠商願意再次參展' },
  ],
  Booths: [
    { Name: '空地展位', Size: 9, Fee: 58800, Includes: ['展場空地', '基本照明 500 W', '廠商識別證 4 張'] },
    {
      Name: '標準展位',
      Size: 9,
      Fee: 68250,
      Includes: ['三面隔板與地毯', '接待桌 1 張、椅子 2 張', '110 V 插座 1 組', '冰塊與洗杯服務'],
    },
    { Name: '品飲吧展位', Size: 4, Fee: 39900, Includes: ['吧檯與冰槽', '110 V 插座 1 組'] },
  ],
  Steps: [
    { Title: '線上報名', Text: '填妥報名表並上傳公司登記文件。', Until: '2025-11-28' },
    { Title: '選位', Text: '依報名順序與展位大小選位。', Until: '2026-01-09' },
    { Title: '繳清尾款', Text: '主辦單位寄出繳款通知後十四日內匯款。', Until: '2026-03-06' },
    { Title: '進場布置', Text: '進場時段依展位編號分配。', Until: '2026-04-16' },
    { Title: '開展', Text: '上午九點開放廠商入館。' },
  ],
  Questions: [
    { Question: '酒品可以現場販售嗎？', Answer: '現場僅供品飲與洽談，不提供零售。' },
    { Question: '國外酒品如何通關？', Answer: '可由大會指定的報關行以保稅方式進出。' },
  ],
};
