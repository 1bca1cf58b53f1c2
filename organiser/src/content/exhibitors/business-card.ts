import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale, otherLocale } from '@dswine/shared/fair/texts/bilingual';
import type { EditionRecord, ExhibitorRecord } from '../editions/edition.ts';

type Card = { exhibitor: ExhibitorRecord; fair: EditionRecord; lang: Lang; page: string };

/**
 * An exhibitor as a vCard 3.0 (RFC 2426): names, website, and booths at the fair. Outlook for Windows
 * does not read version 4.
 */
export function businessCard({ exhibitor, fair, lang, page }: Card): string {
  const { Name, NativeName, Website, Booths, Intro } = exhibitor;
  const { Venue } = fair;
  const other = inLocale(Name, otherLocale(lang));
  const place = `${inLocale(fair.ShortName, lang)} ${Booths.join(', ')}`;
  const lines = [
    // Required, and empty: it is no person. Contacts of Apple then show the company.
    'N:;;;;',
    'X-ABShowAs:COMPANY',
    `FN:${escapeCard(inLocale(Name, lang))}`,
    `ORG:${escapeCard(inLocale(Name, lang))}`,
    ...[...new Set([other, NativeName?.Text ?? other])]
      .filter((name) => name !== inLocale(Name, lang))
      .map((name) => `NICKNAME:${escapeCard(name)}`),
    ...(Website === undefined ? [] : [`URL:${Website}`]),
    `URL;TYPE=work:${page}`,
    `LABEL;TYPE=work:${escapeCard(place)}`,
    `ADR;TYPE=work:;${escapeCard(Booths.join(' '))};${escapeCard(inLocale(Venue.Address, lang))};${escapeCard(inLocale(Venue.City, lang))};;${escapeCard(Venue.PostalCode)};${escapeCard(Venue.Country)}`,
    `NOTE:${escapeCard(`${place}\n${inLocale(Intro, lang)}`)}`,
    `UID:${page}`,
  ];
  return writeCard(lines);
}

/** A vCard of lines whose values are escaped. */
export function writeCard(lines: readonly string[]): string {
  const card = ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'];
  return `${card.map(foldLine).join('\r\n')}\r\n`;
}

export function escapeCard(text: string): string {
  return text.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** Folds lines to at most 75 bytes, without splitting a character. */
function foldLine(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (bytes + more > 74) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += more;
  }
  return text;
}
