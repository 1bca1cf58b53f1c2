import { pageKinds, type PageFile } from '../records/page-records.ts';
import type { EditionFile, EditionRecords } from '../records/records.ts';

/** The accepted records that later records may refer to. */
export type ReferenceContext = {
  areas: Set<string>;
  /** `country/FR`, `category/red-wine`, … */
  terms: Set<string>;
  /** Booths of the hall by number. */
  booths: Map<string, Shape>;
  exhibitors: Set<string>;
};
type Shape = { X: number; Y: number; W: number; H: number };
type Check<K extends EditionFile> = (
  record: EditionRecords[K],
  context: ReferenceContext,
) => string | undefined;

export const emptyContext = (): ReferenceContext => ({
  areas: new Set(),
  terms: new Set(),
  booths: new Map(),
  exhibitors: new Set(),
});

/** Page records refer to nothing, unless `checks` says otherwise. */
const pageChecks = Object.fromEntries(
  pageKinds.map((kind) => [kind, () => undefined]),
) as unknown as {
  [K in PageFile]: Check<K>;
};

/**
 * Checks a record of each kind against the accepted records. Adds a valid record to them and
 * returns undefined; otherwise returns the reason.
 */
export const checks: { [K in EditionFile]: Check<K> } = {
  ...pageChecks,
  'exhibitor-news': (record, context) =>
    missingExhibitor(context, record.ExhibitorId) ??
    missingTerm(context, 'exhibitor-news-category', [record.Category]) ??
    impossibleDate(record.PublishedAt),
  videos: (record, context) =>
    missingExhibitor(context, record.ExhibitorId) ??
    missingTerm(context, 'video-category', [record.Category]) ??
    missingArea(context, record.Area ? [record.Area] : []) ??
    impossibleDate(record.PublishedAt),
  edition: (record) =>
    record.StartDate > record.EndDate
      ? `開始日期晚於結束日期 / StartDate is after EndDate: ${record.StartDate} > ${record.EndDate}`
      : impossibleDate(record.StartDate, record.EndDate),
  areas: (record, context) => void context.areas.add(record.Code),
  terms(record, context) {
    if (record.Area && !context.areas.has(record.Area))
      return unknownReference('區域', 'area', record.Area);
    context.terms.add(`${record.Kind}/${record.Code}`);
    return undefined;
  },
  hall(record, context) {
    if (record.Kind !== 'booth') return undefined;
    if (!context.areas.has(record.Area)) return unknownReference('區域', 'area', record.Area);
    for (const [number, other] of context.booths)
      if (overlap(record, other))
        return `攤位與 ${number} 重疊 / booth ${record.Number} overlaps booth ${number}`;
    context.booths.set(record.Number, record);
    return undefined;
  },
  exhibitors(record, context) {
    const problem =
      missingTerm(context, 'country', [record.Country]) ??
      missingArea(context, record.Areas) ??
      missingTerm(context, 'category', record.Categories) ??
      missingTerm(context, 'tag', record.Tags) ??
      wrongBooth(context, record.Booths) ??
      wrongAddress(record.Website);
    if (problem) return problem;
    context.exhibitors.add(record.Id);
    return undefined;
  },
  products(record, context) {
    return (
      missingExhibitor(context, record.ExhibitorId) ??
      missingTerm(context, 'category', [record.Category]) ??
      missingTerm(context, 'country', [record.Country]) ??
      missingTerm(context, 'tag', record.Tags) ??
      missingArea(context, [record.Area])
    );
  },
  news: (record, context) =>
    missingTerm(context, 'news-category', [record.Category]) ??
    missingArea(context, record.Area ? [record.Area] : []) ??
    impossibleDate(record.PublishedAt, record.UpdatedAt),
  calendar(record, context) {
    const problem =
      missingTerm(context, 'calendar-topic', [record.Topic]) ??
      missingArea(context, record.Area ? [record.Area] : []) ??
      impossibleDate(record.Start, record.End);
    if (problem) return problem;
    return Date.parse(record.Start) < Date.parse(record.End)
      ? undefined
      : `結束時間不晚於開始時間 / End is not after Start: ${record.Start}, ${record.End}`;
  },
};

const unknownReference = (chinese: string, english: string, code: string) =>
  `未知的${chinese} / unknown ${english}: ${code}`;

const termNames = {
  country: '國別',
  category: '類別',
  tag: '標籤',
  'news-category': '新聞類別',
  'calendar-topic': '行事曆主題',
  'exhibitor-news-category': '參展商新訊類別',
  'video-category': '影片類別',
} as const;

function missingTerm(
  context: ReferenceContext,
  kind: keyof typeof termNames,
  codes: string[],
): string | undefined {
  const missing = codes.find((code) => !context.terms.has(`${kind}/${code}`));
  return missing === undefined ? undefined : unknownReference(termNames[kind], kind, missing);
}

function missingExhibitor(context: ReferenceContext, id: string | undefined): string | undefined {
  return id === undefined || context.exhibitors.has(id)
    ? undefined
    : unknownReference('參展商', 'exhibitor', id);
}

function missingArea(context: ReferenceContext, codes: string[]): string | undefined {
  const missing = codes.find((code) => !context.areas.has(code));
  return missing === undefined ? undefined : unknownReference('區域', 'area', missing);
}

function wrongBooth(context: ReferenceContext, numbers: string[]): string | undefined {
  for (const [index, number] of numbers.entries()) {
    if (!context.booths.has(number)) return unknownReference('攤位', 'booth', number);
    if (numbers.indexOf(number) !== index)
      return `攤位 ${number} 重複 / booth ${number} is named twice`;
  }
  return undefined;
}

function wrongAddress(address: string | undefined): string | undefined {
  return address === undefined || URL.canParse(address)
    ? undefined
    : `網址不正確 / not a web address: ${address}`;
}

function impossibleDate(...dates: (string | undefined)[]): string | undefined {
  const invalid = dates.find((date) => date !== undefined && Number.isNaN(Date.parse(date)));
  return invalid === undefined ? undefined : `沒有這個日期 / no such date: ${invalid}`;
}

/**
 * Whether two booths overlap by more than a centimetre. Lengths are metres; neighbours may touch.
 */
function overlap(a: Shape, b: Shape): boolean {
  const slack = 0.01;
  return (
    a.X + a.W > b.X + slack &&
    b.X + b.W > a.X + slack &&
    a.Y + a.H > b.Y + slack &&
    b.Y + b.H > a.Y + slack
  );
}
