import type { Archive } from '@dswine/shared/contract/archive';
import type { Locale } from '@dswine/shared/section/section';

/** One fair that this site shows, and one of which it has a report and pictures. */
export function sampleArchive(locale: Locale): Archive {
  const localize = (tw: string, en: string) => (locale === 'tw' ? tw : en);
  return {
    Items: [
      {
        Year: '2026',
        IsShown: true,
        Name: localize('2026 臺北酒展', 'Taipei Wine Fair 2026'),
        StartDate: '2026-04-17',
        EndDate: '2026-04-20',
        Venue: localize('展覽一館', 'Hall 1'),
        Figures: [
          { Value: 355, Unit: localize('家', 'exhibitors'), Label: localize('參展商', 'in all') },
        ],
        Report: false,
        Albums: [],
        Films: [],
      },
      {
        Year: '2025',
        IsShown: false,
        Figures: [],
        Report: true,
        Albums: [{ Id: '1', Title: localize('走道與攤位', 'Aisles and booths') }],
        Films: [{ Id: '220', Title: localize('2025 酒展回顧', 'The fair of 2025') }],
      },
    ],
  };
}
