import type { Lang } from '@dswine/shared/contract/wire';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataTables } from './data-tables.ts';
import type { Cell, Document, Part } from './document.ts';
import { drawMark, marks } from './logo-kit.ts';

/** The files of the edition for which the documents are printed. */
export const editionFiles = join(import.meta.dirname, '../DSWINE2026/files');

const words = {
  tw: { fair: '2026 臺北國際酒展', version: '版本' },
  en: { fair: 'Taipei International Wine, Spirits, Sake & Beer Fair 2026', version: 'Version of' },
};

/** A document as a page that Chromium prints. The statutory warning stands at the foot of every sheet. */
export function printDocument(document: Document, lang: Lang): string {
  const { title, lead, version, sections } = document;
  const t = words[lang];
  const body = sections
    .map(
      ({ title: name, parts }, at) =>
        `<section><h2><i>${at + 1}</i>${escape(name[lang])}</h2>${parts.map((part) => printPart(part, lang)).join('')}</section>`,
    )
    .join('');
  return page(
    lang,
    title[lang],
    `<header><div class="mark">${drawMark(marks['dswine-mark-reversed'])}</div><p class="fair">${escape(t.fair)}</p><h1>${escape(title[lang])}</h1><p class="lead">${escape(lead[lang])}</p><p class="version">${t.version} ${version}</p></header><main>${body}</main>`,
  );
}

export function page(lang: Lang, title: string, body: string): string {
  return `<!doctype html><html lang="${lang === 'tw' ? 'zh-Hant-TW' : 'en'}"><meta charset="utf-8"><title>${escape(title)}</title><style>${styles}</style><body>${body}</body></html>`;
}

function printPart(part: Part, lang: Lang): string {
  if ('text' in part) return `<p>${escape(part.text[lang])}</p>`;
  if ('list' in part)
    return `<ul>${part.list.map((item) => `<li>${escape(item[lang])}</li>`).join('')}</ul>`;
  if ('drawing' in part)
    return `<figure>${drawing(part.drawing, lang)}<figcaption>${escape(part.caption[lang])}</figcaption></figure>`;
  const rows = 'rows' in part ? part.rows : dataTables[part.tableOf]();
  const cell = (value: Cell) => escape(inLang(value, lang));
  const head = part.columns.map((column) => `<th scope="col">${cell(column)}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${row.map((value) => `<td>${cell(value)}</td>`).join('')}</tr>`)
    .join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

function drawing(source: Cell, lang: Lang): string {
  const svg = inLang(source, lang);
  return svg.startsWith('<svg') ? svg : readFileSync(join(editionFiles, svg), 'utf8');
}

function inLang(value: Cell, lang: Lang): string {
  return typeof value === 'string' ? value : value[lang];
}

function escape(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');
}

const styles = `
@page { size: A4; margin: 16mm 0 20mm; @bottom-center { font: 600 9pt 'Noto Sans CJK TC', sans-serif; letter-spacing: .1em; color: #173b32; content: '禁止酒駕　飲酒過量，有害健康'; } }
@page :first { margin-top: 0; }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { font: 10pt/1.7 'Noto Sans CJK TC', sans-serif; color: #1e1a17; print-color-adjust: exact; }
header { padding: 22mm 20mm 14mm; color: #f3ece2; background: #12312a; border-bottom: 2.4mm double #b08d3e; }
header .mark svg { width: 13mm; height: 14.6mm; }
header .mark svg rect { fill: none; }
h1, h2 { font-family: 'Noto Serif CJK TC', serif; font-weight: 600; }
h1 { margin: 1mm 0 3mm; font-size: 28pt; line-height: 1.3; }
.fair { margin-top: 6mm; font-size: 9pt; letter-spacing: .08em; color: #c9a95c; }
.lead { max-width: 130mm; font-size: 11pt; }
.version { margin-top: 6mm; font-size: 8.5pt; color: #bcc9bf; }
main { padding: 8mm 20mm 0; }
section { margin-bottom: 8mm; }
h2 { display: flex; gap: 3mm; align-items: baseline; padding-bottom: 1.5mm; margin-bottom: 3mm; font-size: 14pt; border-bottom: .3mm solid #ddd3c5; break-after: avoid; }
h2 i { font-style: normal; color: #b08d3e; }
p, ul { margin-bottom: 2.5mm; }
ul { padding-left: 5mm; }
li { margin-bottom: 1mm; }
li::marker { color: #b08d3e; }
table { width: 100%; margin-bottom: 3mm; border-collapse: collapse; }
th { padding: 1.6mm 3mm 1.6mm 0; font-size: 8.5pt; text-align: left; color: #6a5f55; border-bottom: .4mm solid #1e1a17; }
td { padding: 1.8mm 3mm 1.8mm 0; vertical-align: top; border-bottom: .2mm solid #ddd3c5; }
td:empty { width: 55%; height: 11mm; }
td:empty + td:empty { width: 38%; }
td:first-child { min-width: 32mm; font-weight: 600; }
tr, figure, section:has(figure) { break-inside: avoid; }
figure { margin-bottom: 4mm; text-align: center; }
figure svg { width: 150mm; height: auto; }
figcaption { font-size: 8.5pt; color: #6a5f55; }
`;
