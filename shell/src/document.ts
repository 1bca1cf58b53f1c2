import { languageTag } from '@dswine/shared/fair/bilingual';
import type { Locale } from '@dswine/shared/section/section';
import type { Style } from './composition/page-state.ts';
import type { DocumentHead } from './document-head.ts';
import type { RenderJob } from './render-document.tsx';

type Parts = {
  job: RenderJob;
  locale: Locale;
  head: DocumentHead;
  body: string;
  files: { styles: Style[]; scripts: string[] };
};

/**
 * The document around the rendered page. The import map stands first, since it must come before any module; scripts are
 * named as data and requested by the boot script after the first paint.
 */
export function documentOf({ job, locale, head, body, files }: Parts): string {
  const { state, shellFiles } = job;
  const start = { entry: shellFiles.entry, preload: files.scripts };
  return [
    '<!doctype html>',
    `<html lang="${languageTag(locale)}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<script type="importmap">${job.importMap}</script>`,
    `<script>${job.bootScript}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="format-detection" content="telephone=no">',
    `<title>${escape(head.title)}</title>`,
    `<meta name="description" content="${escape(head.description)}">`,
    head.noindex ? '<meta name="robots" content="noindex">' : '',
    `<link rel="icon" type="image/svg+xml" href="${escape(shellFiles.icon)}">`,
    head.canonical ? `<link rel="canonical" href="${escape(head.canonical)}">` : '',
    ...head.alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escape(href)}">`,
    ),
    ...files.styles.map(
      ([url, integrity]) =>
        `<link rel="stylesheet" href="${escape(url)}"${integrity ? ` integrity="${escape(integrity)}"` : ''}>`,
    ),
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="start">${json(start)}</script>`,
    `<script type="application/json" id="page-state">${json(state)}</script>`,
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** JSON that no parser takes for the end of its script element. */
function json(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
