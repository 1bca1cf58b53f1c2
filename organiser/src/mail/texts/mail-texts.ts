import { inLocale, localeOfText } from '@dswine/shared/fair/texts/bilingual';
import { localeCodes, type Translated } from '@dswine/shared/contract/locales';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '@dswine/shared/contract/wire';

type Values = Readonly<Record<string, unknown>>;
export type Written = { subject: string; text: string };
type Texts = ReadonlyMap<string, Written>;

export class MailTextError extends Error {
  override name = 'MailTextError';
}

const section = /\{\{([#^])(\w+)\}\}(.*?)\{\{\/\2\}\}/gsu;
const placeholder = /\{\{(\w+)\}\}/gu;

const mails: Translated<Texts> = readMailTexts(import.meta.dirname);

/** The mail `name` in a language, or in its fallback. Throws a `MailTextError` for a placeholder without a value. */
export function writeMail(locale: Lang, name: string, values: Values): Written & { locale: Lang } {
  const mail = inLocale(mails, locale).get(name);
  if (!mail) throw new MailTextError(`There is no mail ${name}`);
  return {
    subject: fill(mail.subject, values),
    text: `${fill(mail.text, values)}\n`,
    locale: localeOfText(mails, locale),
  };
}

/**
 * Fills a text of the subset of Mustache that `README.md` describes. Values are filled in last, so
 * that nothing typed by people is read as a template.
 */
export function fill(template: string, values: Values): string {
  const chosen = chooseSections(template, (sign, name) => Boolean(values[name]) === (sign === '#'));
  return chosen
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
    .replaceAll(placeholder, (_tag, name: string) => {
      const value = values[name];
      if (typeof value !== 'string' && typeof value !== 'number')
        throw new MailTextError(`There is no value for {{${name}}}`);
      return String(value);
    });
}

function chooseSections(
  template: string,
  isChosen: (sign: string, name: string) => boolean,
): string {
  return template.replaceAll(section, (_tag, sign: string, name: string, inner: string) =>
    isChosen(sign, name) ? chooseSections(inner, isChosen) : '',
  );
}

/**
 * Reads the texts of all languages, one folder each. Throws a `MailTextError` when a language lacks
 * a mail or a placeholder of another.
 */
export function readMailTexts(folder: string): Translated<Texts> {
  const codes = localeCodes.filter((code) => existsSync(path.join(folder, code)));
  const texts = new Map(codes.map((code) => [code, readLanguage(path.join(folder, code))]));
  for (const name of new Set([...texts.values()].flatMap((mails) => [...mails.keys()])))
    for (const [code, mails] of texts) {
      const [own, tw] = [mails, texts.get('tw')].map((all) => placeholdersOf(all?.get(name)));
      if (own !== tw) throw new MailTextError(`${name}: tw has ${tw}, ${code} has ${own}`);
    }
  return Object.fromEntries(texts) as Record<Lang, Texts>;
}

function placeholdersOf(mail: Written | undefined): string {
  if (!mail) return 'no such mail';
  const names = [...`${mail.subject} ${mail.text}`.matchAll(placeholder)].map(([tag]) => tag);
  return [...new Set(names)].sort().join(' ');
}

function readLanguage(folder: string): Texts {
  const parts = new Map(
    readdirSync(folder).flatMap((file) => readParts(readFileSync(path.join(folder, file), 'utf8'))),
  );
  const mails = new Map<string, Written>();
  for (const [name, part] of parts) {
    const whole = expand(part, parts);
    const rest = chooseSections(whole, () => true).replaceAll(placeholder, '');
    if (rest.includes('{{')) throw new MailTextError(`${folder}: {{ in ${name} is no placeholder`);
    const [, subject, text] = /^Subject: ([^\n]+)\n\n(.+)$/su.exec(whole) ?? [];
    if (subject !== undefined && text !== undefined) mails.set(name, { subject, text });
  }
  return mails;
}

/** The parts of a file by their headings. What stands before the first is for translators. */
function readParts(file: string): [name: string, text: string][] {
  const [, ...parts] = file.split(/^## /mu);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    return [part.slice(0, end), part.slice(end).trim()];
  });
}

/** Replaces `{{> name}}` by the part of that name. */
function expand(text: string, parts: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\{\{> ([\w-]+)\}\}/gu, (_tag, name: string) => {
    const part = parts.get(name);
    if (part === undefined) throw new MailTextError(`There is no part ${name}`);
    return expand(part, parts);
  });
}
