import type { Compared } from '@dswine/shared/contract/my-list';
import type { Locale } from '@dswine/shared/section/section';

export function sampleCompared(locale: Locale): Compared {
  const text = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  const picture = (kind: string, Tone: 'beer' | 'spirits') => ({
    Src: `/media/${kind}.svg`,
    Width: 600,
    Height: 400,
    Tone,
  });
  const exhibitor = (Id: string, tw: string, en: string): Compared['Exhibitors'][number] => ({
    Id,
    Name: text(tw, en),
    OtherName: text(en, tw),
    Country: { Code: 'TW', Name: text('臺灣', 'Taiwan') },
    Area: 'beer',
    Booths: ['D0601'],
    Brands: ['Indigo'],
    Intro: text('小酒廠。', 'A small brewery.'),
    Picture: picture('exhibitor-1002', 'beer'),
    SearchPriority: false,
    Areas: [{ Code: 'beer', Name: text('啤酒', 'Beer') }],
    Categories: [{ Code: 'lager', Name: text('拉格啤酒', 'Lager') }],
    Tags: [],
    ProductCount: 6,
  });
  return {
    Exhibitors: [
      exhibitor('1002', '三峽藍精釀', 'Sanxia Indigo Brewing'),
      exhibitor('1007', '老麥芽坊', 'Stará Sladovna'),
    ],
    Products: [
      {
        Id: '20001',
        Name: text('高山琴酒', 'Mountain gin'),
        OtherName: text('Mountain gin', '高山琴酒'),
        SearchPriority: false,
        Brand: 'Cloudstill',
        Category: { Code: 'gin', Name: text('琴酒', 'Gin') },
        Country: { Code: 'TW', Name: text('臺灣', 'Taiwan') },
        Area: 'spirits',
        ExhibitorId: '1030',
        ExhibitorName: text('雲釜蒸餾所', 'Alishan Cloudstill'),
        Rating: 4.2,
        RatedBy: 12,
        Picture: picture('product-20001', 'spirits'),
        Booths: ['B0312'],
        Model: 'CS-01',
        Description: text('帶茶香。', 'A scent of tea.'),
        Tags: [],
        Abv: 43,
        Volume: 700,
      },
    ],
  };
}
