import type { Bilingual } from '@dswine/shared/contract/wire';
import { writeDateRange } from '@dswine/shared/fair/dates';
import { reportFile } from '../../src/report/report.routes.ts';
import { both } from '../parts/both.ts';
import { report } from '../parts/report.ts';
import type { Document } from './document.ts';
import { drawReportChart } from './report-chart.ts';

type Report = (typeof report)[number];

/** The report of the last fair as a document, from the record that the page Report shows: each chart with its table. */
export const showReports: Document[] = report.map((record) => ({
  file: reportFile(record.Year, 'tw').replace(/-tw\.pdf$/u, ''),
  title: record.Title,
  lead: record.Lead,
  version: '2025-06-20',
  sections: [
    {
      title: both('展覽概要', 'The fair in brief'),
      parts: [
        {
          kind: 'table',
          columns: [both('項目', 'Item'), both('內容', 'Detail')],
          rows: factsOf(record),
        },
        ...record.Summary.map((text) => ({ kind: 'text' as const, text })),
        {
          kind: 'table',
          columns: [both('指標', 'Figure'), both('數值', 'Value')],
          rows: record.Figures.map(({ Label, Unit, Value }) => [
            Label,
            both(
              `${Value.toLocaleString('en')} ${Unit.tw}`,
              `${Value.toLocaleString('en')} ${Unit.en}`,
            ),
          ]),
        },
      ],
    },
    ...record.Charts.map((chart) => ({
      title: chart.Title,
      parts: [
        { kind: 'text' as const, text: chart.Text },
        {
          kind: 'drawing' as const,
          svg: both(drawReportChart(chart, 'tw'), drawReportChart(chart, 'en')),
          caption: both(`單位：${chart.Unit.tw}`, `Unit: ${chart.Unit.en}`),
        },
        {
          kind: 'table' as const,
          columns: [chart.Axis, ...chart.Series],
          rows: chart.Rows.map(({ Label, Values }) => [
            Label,
            ...Values.map((value) => value.toLocaleString('en')),
          ]),
        },
      ],
    })),
    {
      title: both('2026 年的改變', 'What changes in 2026'),
      parts: [{ kind: 'list' as const, items: record.Next }],
    },
  ],
}));

function factsOf(record: Report): [Bilingual, Bilingual][] {
  const names = (list: readonly Bilingual[]) =>
    both(list.map(({ tw }) => tw).join('、'), list.map(({ en }) => en).join(', '));
  const { StartDate, EndDate } = record;
  return [
    [
      both('日期', 'Date'),
      both(writeDateRange(StartDate, EndDate, 'tw'), writeDateRange(StartDate, EndDate, 'en')),
    ],
    [both('時間', 'Time'), record.Time],
    [both('地點', 'Venue'), record.Venue],
    [both('主辦單位', 'Organizer'), record.Organizer],
    [both('協辦單位', 'Partner'), names(record.Partner)],
    [both('執行單位', 'Management'), record.Management],
    [both('贊助單位', 'Sponsors'), names(record.Sponsors)],
  ];
}
