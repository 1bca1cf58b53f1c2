import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale, languageTag } from '@dswine/shared/fair/texts/bilingual';
import { writeDay } from '@dswine/shared/fair/texts/dates';
import { splitValues } from '@dswine/shared/form/join-values';
import { encodeQR } from 'qr';
import type { EditionRecord } from '../../content/editions/edition.ts';
import { writePicturePdf } from '../../media/pdf/picture-pdf.ts';
import { svg, xmlText } from '../../media/pictures/markup.ts';
import { serif } from '../../media/share-pictures/draw-share.ts';
import { hasLettersFor } from '../../media/share-pictures/font-support.ts';
import { breakTitle, widthOf } from '../../media/share-pictures/wrap-title.ts';
import { advertises } from '../submissions/advertises.ts';
import { signBadge } from './badge-code.ts';
import { visitorNames } from './visitor-names.ts';
import type { Registration } from './registrations.repository.ts';

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
export async function badgePdf({ row, edition, locale }: Badge): Promise<Buffer | undefined> {
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
