import { writeTime } from '@dswine/shared/fair/texts/dates';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { labelSeparator } from '@dswine/shared/fair/texts/patterns';
import { readFileSync } from 'node:fs';
import type { Locale, Translated } from '@dswine/shared/contract/locales';
import { integrityOf } from '../../releases/integrity.ts';
import type { Variant } from './variants.ts';

/** A file of the preview bar, under an address of its content. */
type BarFile = { url: string; integrity: string; type: string; bytes: Buffer };

export const previewPath = '/releases/preview';
export const barStyle = barFile('bar.css', 'text/css');
export const barScript = barFile('bar-script.js', 'text/javascript');

function barFile(name: string, type: string): BarFile {
  const bytes = readFileSync(new URL(name, import.meta.url));
  const integrity = integrityOf(bytes);
  const hash = Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('hex');
  const url = `${previewPath}/${hash.slice(0, 16)}.${name}`;
  return { url, integrity, type: `${type}; charset=utf-8`, bytes };
}

/** What the bar says: the preview is shown, cannot be shown, or the live page beside it is. */
export type BarState = 'shown' | 'failed' | 'live';

type Bar = {
  preview: Variant;
  locale: Locale;
  state: BarState;
  /** Path and query of the page, without the parameter of the comparison. */
  address: string;
};

/** Shows the live page to somebody who previews. */
export const COMPARE = 'preview=live';

const texts = {
  shown: { tw: '預覽', en: 'Preview' },
  failed: { tw: '無法顯示預覽，以下是正式網站', en: 'Preview failed; this is the live site' },
  live: { tw: '這是正式網站，未預覽', en: 'This is the live site, not the preview' },
  until: { tw: '有效至', en: 'until' },
  link: { tw: '複製連結', en: 'Copy link' },
  copied: { tw: '已複製', en: 'Copied' },
  compare: { tw: '看正式網站', en: 'Compare with live' },
  back: { tw: '回到預覽', en: 'Back to the preview' },
  boundaries: { tw: '各部分', en: 'Boundaries' },
  leave: { tw: '離開預覽', en: 'Leave preview' },
} satisfies Record<string, Translated<string>>;

/** The bar of a previewed page. Its link is one to copy, also without JavaScript. */
export function previewBar({ preview, locale, state, address }: Bar): string {
  const text = (name: keyof typeof texts) => inLocale(texts[name], locale);
  const link = `${previewPath}/${preview.key}?to=${encodeURIComponent(address)}`;
  const other =
    state === 'live' ? address : `${address}${address.includes('?') ? '&' : '?'}${COMPARE}`;
  const time = new Date(preview.until).toISOString();
  const names = Object.entries(preview.releases)
    .map(([workspace, version]) => `<b>${workspace}</b> ${version}`)
    .join(', ');
  return `<aside class="preview-bar" aria-label="${text('shown')}" data-state="${state}" data-copied="${text('copied')}"><link rel="stylesheet" href="${barStyle.url}" integrity="${barStyle.integrity}"><p><strong>${text(state)}${inLocale(labelSeparator, locale).trim()}</strong> ${names} <span>${text('until')} <time datetime="${time}">${writeTime(time)}</time></span></p><p><a class="preview-copy" href="${escape(link)}">${text('link')}</a> <a data-document href="${escape(other)}">${text(state === 'live' ? 'back' : 'compare')}</a> <button type="button" class="preview-boundaries" title="Alt+B" aria-pressed="false">${text('boundaries')}</button></p><form method="post" action="${previewPath}/leave"><input type="hidden" name="back" value="${escape(address)}"><button>${text('leave')}</button></form><span class="preview-status" role="status"></span><script src="${barScript.url}" integrity="${barScript.integrity}" type="module" crossorigin="anonymous"></script></aside>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
}
