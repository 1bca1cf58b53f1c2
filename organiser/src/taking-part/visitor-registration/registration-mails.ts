import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale, languageTag } from '@dswine/shared/fair/texts/bilingual';
import { writeDate, writeDay } from '@dswine/shared/fair/texts/dates';
import { googleCalendarLink } from '@dswine/shared/fair/browser/calendar-file';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { splitValues } from '@dswine/shared/form/join-values';
import { requireEdition, type EditionRecord } from '../../content/editions/edition.ts';
import { writeICalendar } from '../../content/icalendar/write-icalendar.ts';
import type { MailWriter } from '../../mail/outbox/outbox-worker.ts';
import type { Mail } from '../../mail/outbox/send-mail.ts';
import { writeMail } from '../../mail/texts/mail-texts.ts';
import type { Database } from '../../store/tables.ts';
import { openLink } from '../access-links/access-links.ts';
import { linkToken } from '../applications/link-token.ts';
import { personOf } from '../applications/person-key.ts';
import { registrationKinds } from '../submissions/kinds/submission-kinds.ts';
import { findSubmission } from '../submissions/submissions.queries.ts';
import { findRegistration, listOfPerson, type Registration } from './registrations.repository.ts';
import { encodeQR } from 'qr';
import { writePicturePdf } from '../../media/pictures/picture-pdf.ts';
import { svg, xmlText } from '../../media/pictures/markup.ts';
import { serif, hasLettersFor } from '../../media/share-pictures/draw-share.ts';
import { breakTitle, widthOf } from '../../media/share-pictures/wrap-title.ts';
import { advertises } from '../submissions/advertises.ts';
import { signBadge } from './badge-code.ts';
import { visitorNames } from './visitor-names.ts';

type MailDependencies = { database: Database; siteUrl: string };

/**
 * Mails about registrations, written when they are sent. They repeat nothing that was typed, so
 * that the form cannot be used to send spam; the page behind their link shows it, and the badge as
 * PDF where it holds nothing but names.
 */
export function registrationMails({
  database,
  siteUrl,
}: MailDependencies): Record<string, MailWriter> {
  return {
    async badge({ locale, data }) {
      const id = String(data['id']);
      const own = await findRegistration(database, id);
      const row = own ?? (await findEarlier(database, id));
      const name = own ? 'badge-ready' : 'badge-again';
      return row && mailOf({ database, siteUrl }, row, { locale, name });
    },
    async 'badge-changed'({ locale, data }) {
      const row = await findRegistration(database, String(data['id']));
      return row && mailOf({ database, siteUrl }, row, { locale, name: 'badge-changed' });
    },
    async 'badge-link'({ recipient, locale, data }) {
      const edition = await requireEdition(database, String(data['edition']));
      const owner = { edition: edition.Code, person: personOf(recipient) };
      const links: string[] = [];
      for (const row of await listOfPerson(database, owner))
        links.push(
          `${registrationKinds[row.audience].name[locale]}\n${await linkTo({ database, siteUrl }, row, locale, edition)}`,
        );
      const fair = inLocale(edition.ShortName, locale);
      if (links.length > 0)
        return writeMail(locale, 'badge-link', { fair, links: links.join('\n\n') });
      return writeMail(locale, 'badge-none', {
        fair,
        register: siteUrl + paths.preRegistration(locale),
      });
    },
  };
}

const ofState = { waiting: 'badge-waiting', declined: 'badge-declined' } as const;

async function findEarlier(database: Database, id: string): Promise<Registration | undefined> {
  const submission = await findSubmission(database, id);
  if (!submission || submission.email === null) return undefined;
  const { edition, kind, email } = submission;
  const rows = await listOfPerson(database, { edition, person: personOf(email) });
  return rows.find(({ audience }) => registrationKinds[audience].kind === kind);
}

/** The link of a registration, the same in each of its mails. It opens the badge until the fair ends. */
async function linkTo(
  { database, siteUrl }: MailDependencies,
  { submission_id: subject }: Registration,
  locale: Lang,
  { EndDate }: EditionRecord,
): Promise<string> {
  const link = { purpose: 'badge', subject, token: linkToken('badge', subject) } as const;
  // Its end is a day of the fair, whenever it is made.
  const token = await openLink(database, { ...link, lastDay: EndDate }, new Date(0));
  return `${siteUrl}${paths.badge(locale)}?key=${token}`;
}

/** The mail of that name to one who is registered; others are told of their state. */
async function mailOf(
  dependencies: MailDependencies,
  row: Registration,
  { locale, name }: { locale: Lang; name: string },
) {
  const { database, siteUrl } = dependencies;
  const edition = await requireEdition(database, row.edition);
  const { ShortName, Venue } = edition;
  const chosen = new Set(splitValues(row.days));
  const days = edition.Hours.filter(({ Date: day }) => chosen.has(day));
  const place = `${inLocale(Venue.Name, locale)} ${inLocale(Venue.Hall, locale)}`;
  const link = await linkTo(dependencies, row, locale, edition);
  const isRegistered = row.state === 'registered';
  const bytes = isRegistered ? await badgePdf({ row, edition, locale }) : undefined;
  const values = {
    fair: inLocale(ShortName, locale),
    kind: registrationKinds[row.audience].name[locale],
    isTrade: row.audience === 'trade',
    reference: row.reference,
    when: days
      .map(({ Date: day, Open, Close }) => `\n- ${writeDate(day, locale)} ${Open}–${Close}`)
      .join(''),
    place: `${place}\n${inLocale(Venue.Address, locale)}`,
    walk: undefined,
    way: siteUrl + paths.venue(locale),
    google: isRegistered
      ? days
          .map(({ Date: day, Open, Close }) => {
            const title = inLocale(edition.ShowName, locale);
            const url = siteUrl + paths.badge(locale);
            return googleCalendarLink({ title, ...timesOf(day, Open, Close), place, url });
          })
          .join('\n')
      : undefined,
    file: undefined,
    admission: siteUrl + paths.admission(locale),
    link,
    hasPdf: bytes !== undefined,
  };
  return {
    ...writeMail(locale, row.state === 'registered' ? name : ofState[row.state], values),
    ...(isRegistered && { calendar: calendarOf({ row, edition, locale, siteUrl }) }),
    ...(bytes && { pdf: { name: `badge-${row.reference}`, bytes } }),
  };
}

type CalendarFacts = { row: Registration; edition: EditionRecord; locale: Lang; siteUrl: string };

const timesOf = (day: string, open: string, close: string) => ({
  start: `${day}T${open}:00+08:00`,
  end: `${day}T${close}:00+08:00`,
});

/** An entry for each chosen day; after a change also the end of those that were given up. */
function calendarOf({ row, edition, locale, siteUrl }: CalendarFacts): Mail['calendar'] {
  const { Hours, ShowName, Venue } = edition;
  const days = new Set(splitValues(row.days));
  const shown = Hours.filter(({ Date: day }) => days.has(day) || row.sequence > 0);
  const name = inLocale(ShowName, locale);
  const text = writeICalendar(
    { name, lang: locale },
    shown.map(({ Date: day, Open, Close }) => ({
      uid: `badge-${row.submission_id}-${day}@${new URL(siteUrl).hostname}`,
      changed: row.changed_at,
      when: timesOf(day, Open, Close),
      title: name,
      place: `${inLocale(Venue.Name, locale)} ${inLocale(Venue.Hall, locale)}, ${inLocale(Venue.Address, locale)}`,
      url: siteUrl + paths.badge(locale),
      sequence: row.sequence,
      isCancelled: !days.has(day),
    })),
  );
  return { method: 'PUBLISH', text };
}

/** A6 in points, and its picture at 200 dots per inch. */
const [pageWidth, pageHeight] = [298, 420];
const [width, height] = [828, 1167];
const margin = 60;
const longestCode = 480;

/** Fonts do not come while the process runs. */
let letteredMachine: Promise<boolean> | undefined;

type Badge = { row: Registration; edition: EditionRecord; locale: Lang };

/**
 * The badge as PDF in A6: name, company, kind, days, QR code. Undefined where this machine has no
 * Chinese fonts, and where what was typed advertises: the form sends a mail to any address.
 */
async function badgePdf({ row, edition, locale }: Badge): Promise<Buffer | undefined> {
  const { Name = '', Company = '', Role = '' } = JSON.parse(row.data) as Record<string, string>;
  if (advertises.test([Name, Company, Role].join('\n'))) return undefined;
  const { default: sharp } = await import('sharp');
  letteredMachine ??= hasLettersFor('tw', sharp);
  if (!(await letteredMachine)) return undefined;
  const name = breakTitle(Name, width - 2 * margin);
  const days = edition.Hours.filter(({ Date: day }) => splitValues(row.days).includes(day)).map(
    ({ Date: day, Open, Close }) => `${writeDay(day, locale)} ${Open}–${Close}`,
  );
  const kind = visitorNames[row.audience][locale];
  const lines: Line[] = [
    { text: inLocale(edition.ShowName, locale), size: 30 },
    ...name.lines.map((line, at) => ({
      ...{ text: line, size: name.size, weight: 700 },
      space: at === 0 ? 24 : 0,
    })),
    ...[Company, Role].filter(Boolean).map((line) => ({ text: line, size: 34 })),
    { text: kind, size: 40, weight: 700, space: 16 },
    ...days.map((day, at) => ({ text: day, size: 28, space: at === 0 ? 16 : 0 })),
  ];
  const text = lines.map((line) => line.text);
  const drawing = draw(lines, row);
  const picture = await sharp(Buffer.from(drawing))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return writePicturePdf({
    ...{ width: pageWidth, height: pageHeight },
    picture: { data: picture.data, width, height },
    title: `${inLocale(edition.ShortName, locale)} ${row.reference}`,
    language: languageTag(locale),
    lines: [...text, row.reference],
  });
}

type Line = { text: string; size: number; weight?: number; space?: number };

function draw(lines: readonly Line[], row: Registration): string {
  let y = margin / 2;
  const drawn = lines.map(({ text, size, weight = 400, space = 0 }) => {
    y += size * 1.4 + space;
    return letters(text, y, Math.min(size, (width - 2 * margin) / widthOf(text)), weight);
  });
  const code = encodeQR(signBadge(row.badge), 'raw', { border: 1, ecc: 'medium' });
  const module = Math.floor(Math.min(longestCode, height - y - 120) / code.length);
  const top = height - 90 - module * code.length;
  const left = Math.round((width - module * code.length) / 2);
  const dark = code.flatMap((cells, at) =>
    cells.flatMap((isDark, x) =>
      isDark
        ? [
            svg`M${left + x * module} ${Math.round(top) + at * module}h${module}v${module}h-${module}z`,
          ]
        : [],
    ),
  );
  const last = letters(row.reference, height - 36, 30, 400);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${drawn.join('')}<path d="${dark.join('')}"/>${last}</svg>`;
}

const letters = (text: string, y: number, size: number, weight: number) =>
  svg`<text x="${width / 2}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="${weight}" font-family="${serif}">${xmlText(text)}</text>`;
