import { joinPlace } from '@dswine/shared/fair/texts/join-names';
import { labelSeparator } from '@dswine/shared/fair/texts/patterns';
import type { Figure } from '@dswine/shared/contract/editions';
import type { Press, PressMedium } from '@dswine/shared/contract/press';
import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale, languageTag } from '@dswine/shared/fair/texts/bilingual';
import { writeDate, writeDateRange } from '@dswine/shared/fair/texts/dates';
import { writeTelephone } from '@dswine/shared/fair/forms/telephone';
import type { EditionRecord } from '../editions/edition.ts';

const labels = {
  tw: {
    of: '　',
    role: '　',
    bracketed: (text: string) => `（${text}）`,
    facts: '新聞資料',
    date: '日期',
    place: '地點',
    hours: '開放時間',
    organiser: '主辦單位',
    price: '入場',
    figures: '本屆數字',
    areas: '各區參展商（跨區者各計一次）',
    exhibitors: '家',
    report: (year: string) => `${year} 年`,
    about: '關於展覽',
    contact: '新聞聯絡',
    captions: '圖說與授權',
    illustrated: (credit: string) => `${credit}（示意圖）`,
    warning: '禁止酒駕　飲酒過量，有害健康',
  },
  en: {
    of: ': ',
    role: ', ',
    bracketed: (text: string) => ` (${text})`,
    facts: 'fact sheet',
    date: 'Dates',
    place: 'Place',
    hours: 'Opening hours',
    organiser: 'Organiser',
    price: 'Admission',
    figures: 'This year in figures',
    areas: 'Exhibitors by area (those in two areas count in both)',
    exhibitors: 'exhibitors',
    report: (year: string) => `In ${year}`,
    about: 'About the fair',
    contact: 'Press contact',
    captions: 'captions and rights',
    illustrated: (credit: string) => `${credit} (Illustration)`,
    warning: 'Don’t drink and drive. Excessive drinking harms your health.',
  },
} as const;

export function writeFactSheet(
  edition: EditionRecord,
  { Facts, Boilerplate, Contact }: Pick<Press, 'Facts' | 'Boilerplate' | 'Contact'>,
  lang: Lang,
): string {
  const t = inLocale(labels, lang);
  const { Venue } = edition;
  const colon = inLocale(labelSeparator, lang);
  const fact = (label: string, value: string) => `${label}${colon}${value}`;
  const number = new Intl.NumberFormat(languageTag(lang));
  const figure = ({ Value, Unit, Label }: Figure) =>
    `- ${Label}${colon}${number.format(Value)}${Unit === '%' ? '' : ' '}${Unit}`;
  return toText([
    inLocale(edition.ShowName, lang) + t.of + t.facts,
    '',
    fact(t.date, writeDateRange(edition.StartDate, edition.EndDate, lang)),
    fact(
      t.place,
      joinPlace([inLocale(Venue.Name, lang), inLocale(Venue.Hall, lang)], lang) +
        t.bracketed(inLocale(Venue.Address, lang)),
    ),
    `${t.hours}${colon.trim()}`,
    ...edition.Hours.map(
      (day) =>
        `- ${writeDate(day.Date, lang)} ${day.Open}–${day.Close} ${inLocale(day.Audience, lang)}`,
    ),
    fact(t.organiser, inLocale(edition.Organiser.Name, lang)),
    ...(edition.Price ? [fact(t.price, inLocale(edition.Price, lang))] : []),
    '',
    `## ${t.figures}`,
    ...Facts.Figures.map(figure),
    '',
    `## ${t.areas}`,
    ...Facts.Areas.map((area) => `- ${area.Name}${colon}${area.Exhibitors} ${t.exhibitors}`),
    ...(Facts.Report
      ? ['', `## ${t.report(Facts.Report.Year)}`, ...Facts.Report.Figures.map(figure)]
      : []),
    '',
    `## ${t.about}`,
    ...Boilerplate,
    '',
    `## ${t.contact}`,
    Contact.Name + t.role + Contact.Role,
    writeTelephone(Contact.Phone, lang),
    Contact.Email,
    '',
    t.warning,
  ]);
}

export function writeCaptions(
  edition: EditionRecord,
  { Media, Rights }: Pick<Press, 'Media' | 'Rights'>,
  nameOf: (medium: PressMedium) => string,
  lang: Lang,
): string {
  const t = inLocale(labels, lang);
  return toText([
    inLocale(edition.ShowName, lang) + t.of + t.captions,
    '',
    ...Rights.map((right) => `- ${right}`),
    ...Media.flatMap((medium) => [
      '',
      nameOf(medium),
      medium.Caption,
      medium.Illustration ? t.illustrated(medium.Credit) : medium.Credit,
    ]),
  ]);
}

/** With a mark that tells Windows editors the encoding, and their line ends. */
function toText(lines: readonly string[]): string {
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
