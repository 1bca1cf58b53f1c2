import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Bilingual } from '@dswine/shared/contract/wire';
import { writeDateRange } from '@dswine/shared/fair/dates';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { parse } from 'yaml';
import type { EditionRecords } from '../../src/records/records.ts';
import { reportFile } from '../../src/report/report.routes.ts';
import { readEdition } from '../read-edition.ts';
import type { Cell, Document, Part } from './document.ts';
import { drawReportChart } from './report-chart.ts';

type Report = EditionRecords['report'];

const Labels = Type.Object({
  version: Type.String(),
  brief: Bilingual,
  item: Bilingual,
  detail: Bilingual,
  figure: Bilingual,
  value: Bilingual,
  unit: Bilingual,
  next: Bilingual,
  date: Bilingual,
  time: Bilingual,
  venue: Bilingual,
  organizer: Bilingual,
  partner: Bilingual,
  management: Bilingual,
  sponsors: Bilingual,
});
const labels = Value.Parse(
  Labels,
  parse(readFileSync(join(import.meta.dirname, 'show-report.yaml'), 'utf8')),
);

/**
 * The report of the last fair as a document, from the record that the page Report shows: each chart
 * with its table.
 */
export function showReports(): Document[] {
  return readEdition('DSWINE2026', 'report').map((record) => ({
    file: reportFile(record.Year, 'tw').replace(/-tw\.pdf$/u, ''),
    title: record.Title,
    lead: record.Lead,
    version: labels.version,
    sections: [
      { title: labels.brief, parts: briefOf(record) },
      ...record.Charts.map((chart) => ({ title: chart.Title, parts: chartParts(chart) })),
      { title: labels.next, parts: [{ list: record.Next }] },
    ],
  }));
}

function briefOf(record: Report): Part[] {
  return [
    { columns: [labels.item, labels.detail], rows: factsOf(record) },
    ...record.Summary.map((text) => ({ text })),
    {
      columns: [labels.figure, labels.value],
      rows: record.Figures.map(({ Label, Unit, Value: amount }) => [
        Label,
        both((lang) => `${amount.toLocaleString('en')} ${Unit[lang]}`),
      ]),
    },
  ];
}

function chartParts(chart: Report['Charts'][number]): Part[] {
  return [
    { text: chart.Text },
    {
      drawing: both((lang) => drawReportChart(chart, lang)),
      caption: both((lang) => labels.unit[lang] + chart.Unit[lang]),
    },
    {
      columns: [chart.Axis, ...chart.Series],
      rows: chart.Rows.map(({ Label, Values }) => [
        Label,
        ...Values.map((value) => value.toLocaleString('en')),
      ]),
    },
  ];
}

function factsOf(record: Report): Cell[][] {
  const names = (list: readonly Bilingual[]) => ({
    tw: list.map(({ tw }) => tw).join('、'),
    en: list.map(({ en }) => en).join(', '),
  });
  return [
    [labels.date, both((lang) => writeDateRange(record.StartDate, record.EndDate, lang))],
    [labels.time, record.Time],
    [labels.venue, record.Venue],
    [labels.organizer, record.Organizer],
    [labels.partner, names(record.Partner)],
    [labels.management, record.Management],
    [labels.sponsors, names(record.Sponsors)],
  ];
}

function both(write: (lang: 'tw' | 'en') => string): Bilingual {
  return { tw: write('tw'), en: write('en') };
}
