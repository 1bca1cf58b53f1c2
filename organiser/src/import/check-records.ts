import { pageKinds, type PageFile } from './page-records.ts';
import type { EditionFile, EditionRecords } from './records.ts';

/** The accepted records that later records may refer to. */
export type Known = {
  areas: Set<string>;
  /** `country/FR`, `category/red-wine`, … */
  terms: Set<string>;
  /** Booths of the hall by number. */
  booths: Map<string, Shape>;
  exhibitors: Set<string>;
};
type Shape = { X: number; Y: number; W: number; H: number };
type Check<K extends EditionFile> = (record: EditionRecords[K], known: Known) => string | undefined;

export const emptyContext = (): Known => ({
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
  'exhibitor-news': (record, known) =>
    missingExhibitor(known, record.ExhibitorId) ??
    missingTerm(known, 'exhibitor-news-category', [record.Category]) ??
    impossibleDate(record.PublishedAt),
  videos: (record, known) =>
    missingExhibitor(known, record.ExhibitorId) ??
    missingTerm(known, 'video-category', [record.Category]) ??
    missingArea(known, record.Area ? [record.Area] : []) ??
    impossibleDate(record.PublishedAt),
  edition: (record) =>
    record.StartDate > record.EndDate
      ? `開始日期晚於結束日期 / StartDate is after EndDate: ${record.StartDate} > ${record.EndDate}`
      : impossibleDate(record.StartDate, record.EndDate),
  areas: (record, known) => void known.areas.add(record.Code),
  terms(record, known) {
    if (record.Area && !known.areas.has(record.Area)) return unknown('區域', 'area', record.Area);
    known.terms.add(`${record.Kind}/${record.Code}`);
    return undefined;
  },
  hall(record, known) {
    if (record.Kind !== 'booth') return undefined;
    if (!known.areas.has(record.Area)) return unknown('區域', 'area', record.Area);
    for (const [number, other] of known.booths)
      if (overlap(record, other))
        return `攤位與 ${number} 重疊 / booth ${record.Number} overlaps booth ${number}`;
    known.booths.set(record.Number, record);
    return undefined;
  },
  exhibitors(record, known) {
    const wrong =
      missingTerm(known, 'country', [record.Country]) ??
      missingArea(known, record.Areas) ??
      missingTerm(known, 'category', record.Categories) ??
      missingTerm(known, 'tag', record.Tags) ??
      wrongBooth(known, record.Booths) ??
      wrongAddress(record.Website);
    if (wrong) return wrong;
    known.exhibitors.add(record.Id);
    return undefined;
  },
  products(record, known) {
    return (
      missingExhibitor(known, record.ExhibitorId) ??
      missingTerm(known, 'category', [record.Category]) ??
      missingTerm(known, 'country', [record.Country]) ??
      missingTerm(known, 'tag', record.Tags) ??
      missingArea(known, [record.Area])
    );
  },
  news: (record, known) =>
    missingTerm(known, 'news-category', [record.Category]) ??
    missingArea(known, record.Area ? [record.Area] : []) ??
    impossibleDate(record.PublishedAt, record.UpdatedAt),
  calendar(record, known) {
    const wrong =
      missingTerm(known, 'calendar-topic', [record.Topic]) ??
      missingArea(known, record.Area ? [record.Area] : []) ??
      impossibleDate(record.Start, record.End);
    if (wrong) return wrong;
    return Date.parse(record.Start) < Date.parse(record.End)
      ? undefined
      : `結束時間不晚於開始時間 / End is not after Start: ${record.Start}, ${record.End}`;
  },
};

const unknown = (chinese: string, english: string, code: string) =>
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
  known: Known,
  kind: keyof typeof termNames,
  codes: string[],
): string | undefined {
  const missing = codes.find((code) => !known.terms.has(`${kind}/${code}`));
  return missing === undefined ? undefined : unknown(termNames[kind], kind, missing);
}

function missingExhibitor(known: Known, id: string | undefined): string | undefined {
  return id === undefined || known.exhibitors.has(id)
    ? undefined
    : unknown('參展商', 'exhibitor', id);
}

function missingArea(known: Known, codes: string[]): string | undefined {
  const missing = codes.find((code) => !known.areas.has(code));
  return missing === undefined ? undefined : unknown('區域', 'area', missing);
}

function wrongBooth(known: Known, numbers: string[]): string | undefined {
  for (const [index, number] of numbers.entries()) {
    if (!known.booths.has(number)) return unknown('攤位', 'booth', number);
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
  const wrong = dates.find((date) => date !== undefined && Number.isNaN(Date.parse(date)));
  return wrong === undefined ? undefined : `沒有這個日期 / no such date: ${wrong}`;
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
