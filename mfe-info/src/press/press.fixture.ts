import type { Press } from '@dswine/shared/contract/press';
import type { Locale } from '@dswine/shared/section/section';
import { sampleNewsCards } from '../news/news.fixture.ts';
import { sampleReport } from '../report/report.fixture.ts';

export function samplePress(locale: Locale): Press {
  const localize = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  const { Year, Figures } = sampleReport(locale);
  const picture: Press['Media'][number] = {
    Id: '11',
    Kind: 'picture',
    Title: localize('主視覺', 'Key visual'),
    Caption: localize('一座展館。', 'One hall.'),
    Credit: localize('島醞展覽', 'Island Ferment'),
    Illustration: true,
    Preview: { Src: '/media/fair-logo.svg', Width: 640, Height: 480, Tone: 'fair' },
    Files: [
      {
        Href: '/api/expo/Press/Picture/DSWINE2026/11-0a1b2c3d-2400.jpg',
        Format: 'JPG',
        Width: 2400,
        Height: 1350,
      },
    ],
  };
  const logo: Press['Media'][number] = {
    ...picture,
    Id: '1',
    Kind: 'logo',
    Title: localize('標誌（標準色）', 'Logo in colour'),
    Illustration: false,
    Files: [{ Href: '/api/expo/File/DSWINE2026/press-logo-colour.svg', Format: 'SVG' }],
  };
  return {
    Lead: localize('請找新聞聯絡人。', 'Ask the press office.'),
    Contact: {
      Name: localize('周予晴', 'Chou Yu-ching'),
      Role: localize('新聞聯絡人', 'Press officer'),
      Phone: '+886-2-5550-0127',
      Email: 'press@dswine.example',
      Hours: localize('週一至週五', 'Monday to Friday'),
    },
    Boilerplate: [localize('每年四月在臺北舉行。', 'Every April in Taipei.')],
    Facts: {
      Figures,
      Areas: [{ Code: 'wine', Name: localize('葡萄酒', 'Wine'), Exhibitors: 144 }],
      Report: { Year, Figures },
    },
    FactSheet: `/api/expo/Press/FactSheet/DSWINE2026?Lang=${locale}`,
    Kit: `/api/expo/Press/Kit/DSWINE2026?Lang=${locale}`,
    Rights: [localize('報導時可免費使用。', 'Free for reports about the fair.')],
    Media: [logo, picture],
    Releases: sampleNewsCards(locale).slice(0, 2),
    Accreditation: {
      Until: '2026-04-10',
      Who: [localize('編採與攝影人員', 'Writers and photographers')],
      Proof: [localize('一篇報導的連結', 'A link to one piece')],
      Answer: localize('三天內回覆。', 'We answer within three days.'),
    },
  };
}
