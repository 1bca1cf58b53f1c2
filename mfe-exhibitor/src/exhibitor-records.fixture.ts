import type { Deadlines } from '@dswine/shared/contract/deadlines';
import type { Directory, DirectoryKind } from '@dswine/shared/contract/directories';
import type { Downloads } from '@dswine/shared/contract/downloads';
import type { Services } from '@dswine/shared/contract/services';
import type { Locale } from '@dswine/shared/section/section';

const speak = (locale: Locale) => (tw: string, en: string) => (locale === 'tw' ? tw : en);
const drawing = (kind: string, id: string) =>
  ({ Src: `/media/${kind}-${id}.svg`, Width: 640, Height: 400, Tone: 'fair' }) as const;

/** Services in the format of the organiser's API. */
export function sampleServices(locale: Locale): Services {
  const text = speak(locale);
  const Summary = text('集中檢視。', 'In one place.');
  const Caption = text('參展商頁面', 'An exhibitor’s page');
  const profile: Services['Paid'][number] = {
    Id: '101',
    Feature: 'company-profile',
    Name: text('公司介紹頁', 'Company profile'),
    Summary,
    Includes: [text('主圖一張', 'One main picture')],
    Fee: 6000,
    Without: text('名稱與攤位', 'Name and booth'),
    With: text('介紹、品牌與連結', 'Text, brands and links'),
    Sample: {
      Picture: drawing('service', '101'),
      Caption,
      Path: '/VisitorExhibitor/Detail/1001',
    },
  };
  return {
    Free: [
      {
        Id: '1',
        Name: text('名單刊登', 'A listing'),
        Summary,
        How: text('自動刊登', 'Automatically'),
      },
    ],
    Paid: [
      profile,
      {
        ...profile,
        Id: '105',
        Feature: 'view-inquiries',
        Name: text('線上洽詢檢視', 'View inquiries'),
        Fee: 4500,
        Sample: { Picture: drawing('service', '105'), Caption },
      },
    ],
  };
}

/**
 * Deadlines in the format of the organiser's API, all or those of one month. Undefined for a month
 * without deadlines.
 */
export function sampleDeadlines(locale: Locale, month?: string): Deadlines | undefined {
  const text = speak(locale);
  const deadline = (Id: string, Due: string, Title: string): Deadlines['Items'][number] => ({
    Id,
    Due,
    Title,
    Text: text('依期限完成。', 'Do it in time.'),
    Topic: { Code: 'booth', Name: text('攤位與款項', 'Booth and payment') },
    Calendar: `/api/expo/Deadlines/Calendar/DSWINE2026/${Id}.ics?Lang=${locale}`,
  });
  const all = [
    deadline('1', '2026-01-16', text('選位說明會', 'Booth selection')),
    {
      ...deadline('2', '2026-03-06', text('水電與設備申請', 'Power and equipment')),
      File: { Title: text('參展資訊', 'For exhibitors'), Href: '/ExhibitorInfo' },
      Form: {
        Title: text('設備申請表', 'Order form'),
        Href: '/api/expo/File/DSWINE2026/service-order.csv',
        Format: 'CSV',
        Size: 1200,
      },
      Late: { Fee: text('加收三成', '30 per cent more'), Until: '2026-04-10' },
    },
    deadline('4', '2026-04-20', text('撤場', 'Move-out')),
  ];
  const Items = all.filter(({ Due }) => month === undefined || Due.startsWith(month));
  if (Items.length === 0) return undefined;
  return {
    Months: ['2026-01', '2026-03', '2026-04'].map((Code) => ({ Code, Count: 1 })),
    Items,
    Calendar: `/api/expo/Deadlines/Calendar/DSWINE2026/all.ics?Lang=${locale}`,
    Dates: all.map(({ Id, Title, Due }) => ({ Id, Title, Due })),
  };
}

export function sampleDownloads(locale: Locale): Downloads {
  const text = speak(locale);
  const Group = { Code: 'manual', Name: text('手冊與規定', 'Manuals and rules') };
  const FileName = `exhibitor-manual-${locale}.pdf`;
  const Size = 721_447;
  return {
    Groups: [Group],
    Items: [
      {
        Id: '1',
        Title: text('參展手冊', 'Exhibitor manual'),
        Text: text('時程。', 'Dates.'),
        Group,
        FileName,
        Format: 'PDF',
        Size,
        UploadedAt: '2025-10-15',
        Href: `/api/expo/File/DSWINE2026/${FileName}`,
        Thumbnail: { Src: '/media/directory-1.svg', Width: 360, Height: 480, Tone: 'fair' },
      },
    ],
    Archive: { Href: `/api/expo/Downloads/Archive/DSWINE2026?Lang=${locale}`, Size },
  };
}

export function sampleDirectory(locale: Locale, kind: DirectoryKind): Directory {
  const text = speak(locale);
  return {
    Kind: kind,
    Name: text('大會專刊廣告', 'Fair directory'),
    Lead: text('放得進口袋。', 'For the pocket.'),
    Picture: drawing('directory', '1'),
    NotYet: {
      Title: text('大會專刊尚未出版', 'The exhibition directory is not available yet'),
      Text: text('出版後可翻閱。', 'Read it here later.'),
    },
    Facts: [{ Label: text('印量', 'Print run'), Value: text('8,000 冊', '8,000 copies') }],
    Options: [
      {
        Name: text('封底', 'Back cover'),
        Size: '118 × 210 mm',
        Place: text('全頁', 'Full page'),
        Fee: 68_000,
        Quota: 1,
      },
    ],
    Rules: [text('檔案為 PDF/X-4。', 'Send PDF/X-4.')],
    BookBy: '2026-03-13',
  };
}
