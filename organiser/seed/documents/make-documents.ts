import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { readDocuments } from './document.ts';
import { drawMark, marks, writeLogoKit } from './logo-kit.ts';
import { editionFiles, page, printDocument } from './print-document.ts';
import { showReports } from './show-report.ts';

/*
 * Prints the documents that exhibitors download, with a thumbnail for each, to
 * organiser/seed/DSWINE2026/files. Needs Chromium (CHROMIUM names another one), qpdf and the Noto
 * CJK fonts. Run it after a change of the documents and commit what it made. Names after the
 * command, such as `show-report-2025`, make those documents only.
 */
const scratch = mkdtempSync(join(tmpdir(), 'dswine-documents-'));
const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const documents = [...readDocuments(), ...showReports()];
const requested = process.argv.slice(2);
const csvForms = [
  'booth-preferences',
  'design-approval',
  'exhibit-list',
  'pouring-staff',
  'service-order',
  'show-preview',
  'stand-builder',
  'work-passes',
];
const langs = ['tw', 'en'] as const;

if (!existsSync(chromium)) {
  process.stderr.write(`找不到 Chromium / no Chromium at ${chromium}. Set CHROMIUM to its path.\n`);
  process.exit(1);
}
mkdirSync(editionFiles, { recursive: true });
for (const document of documents.filter(
  ({ file }) => requested.length === 0 || requested.includes(file),
))
  for (const lang of langs) {
    const name = `${document.file}-${lang}`;
    const html = writeHtml(name, printDocument(document, lang));
    run([
      '--no-pdf-header-footer',
      '--generate-pdf-document-outline',
      `--print-to-pdf=${join(editionFiles, `${name}.pdf`)}`,
      html,
    ]);
    pack(join(editionFiles, `${name}.pdf`));
    await makeThumbnail(name, html);
  }
for (const list of csvForms.filter((one) => requested.length === 0 || requested.includes(one)))
  await makeThumbnail(list, writeHtml(list, onSheet(asTable(list))));
if (requested.length === 0) {
  const booth = readFileSync(join(editionFiles, 'booth-drawing.svg'), 'utf8');
  await makeThumbnail('booth-drawing', writeHtml('booth-drawing', onSheet(booth)));
  await writeLogoKit(join(editionFiles, 'logo-kit.zip'));
  await makeThumbnail(
    'logo-kit',
    writeHtml('logo-kit', onSheet(Object.values(marks).map(drawMark).join(''))),
  );
}
rmSync(scratch, { recursive: true });

/** Chromium writes each glyph of a Chinese face as an object of its own; packed together they take half the room. */
function pack(pdf: string): void {
  const options = [
    '--object-streams=generate',
    '--recompress-flate',
    '--compression-level=9',
    '--replace-input',
  ];
  execFileSync('qpdf', [...options, pdf]);
}

function writeHtml(name: string, html: string): string {
  const path = join(scratch, `${name}.html`);
  writeFileSync(path, html);
  return pathToFileURL(path).href;
}

/** The top of the first sheet at 360 by 480. */
async function makeThumbnail(name: string, html: string): Promise<void> {
  const shot = join(scratch, `${name}.png`);
  run([`--screenshot=${shot}`, '--window-size=794,1059', '--hide-scrollbars', html]);
  const path = join(editionFiles, `${name}.webp`);
  await sharp(shot)
    .resize(360, 480, { fit: 'cover', position: 'top' })
    .webp({ quality: 72 })
    .toFile(path);
  process.stdout.write(`${name} ${statSync(path).size}\n`);
}

function run(options: string[]): void {
  execFileSync(chromium, ['--headless', '--no-sandbox', '--disable-gpu', ...options], {
    stdio: 'ignore',
  });
}

/** Something that is no document, as it lies on a sheet. */
function onSheet(inside: string): string {
  const style =
    '<style>body{display:grid;gap:40px;place-content:center;place-items:center;min-height:1059px;background:#f3ede3}svg{width:560px;height:auto;border:1px solid #ddd3c5}svg[width="320"]{width:250px}td{font-size:13px;background:#fff;padding:6px;border:1px solid #ddd3c5}table{width:680px}</style>';
  return page('tw', '', style + inside);
}

function asTable(list: string): string {
  const rows = readFileSync(join(editionFiles, `${list}.csv`), 'utf8')
    .trim()
    .split('\r\n')
    .map((line) => line.replace('\uFEFF', '').slice(1, -1).split('","'));
  const [columns = [], example = []] = rows;
  return `<table>${columns.map((column, at) => `<tr><td>${column}</td><td>${example[at] ?? ''}</td></tr>`).join('')}</table>`;
}
