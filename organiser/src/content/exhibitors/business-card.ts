import type { Lang } from '@dswine/shared/contract/wire';
import { inLocale, otherLocale } from '@dswine/shared/fair/bilingual';
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
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Required, and empty: it is no person. Contacts of Apple then show the company.
    'N:;;;;',
    'X-ABShowAs:COMPANY',
    `FN:${escaped(inLocale(Name, lang))}`,
    `ORG:${escaped(inLocale(Name, lang))}`,
    ...[...new Set([other, NativeName?.Text ?? other])]
      .filter((name) => name !== inLocale(Name, lang))
      .map((name) => `NICKNAME:${escaped(name)}`),
    ...(Website === undefined ? [] : [`URL:${Website}`]),
    `URL;TYPE=work:${page}`,
    `LABEL;TYPE=work:${escaped(place)}`,
    `ADR;TYPE=work:;${escaped(Booths.join(' '))};${escaped(inLocale(Venue.Address, lang))};${escaped(inLocale(Venue.City, lang))};;${escaped(Venue.PostalCode)};${escaped(Venue.Country)}`,
    `NOTE:${escaped(`${place}\n${inLocale(Intro, lang)}`)}`,
    `UID:${page}`,
    'END:VCARD',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function escaped(text: string): string {
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
