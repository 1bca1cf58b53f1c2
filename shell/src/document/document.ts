import { languageTag } from '@dswine/shared/fair/texts/bilingual';
import { inLocalePath } from '@dswine/shared/fair/addresses/locale-path';
import type { Locale } from '@dswine/shared/section/section';
import { packData } from '../composition/packed-data.ts';
import type { FileReference, PageState } from '../composition/page-state.ts';
import type { DocumentHead } from '../head/document-head.ts';
import { headTags, type HeadTag } from '../head/head-tags.ts';
import type { RenderJob } from '../composition/render-job.ts';
import { safeJson } from '../structured-data/safe-json.ts';
import { escapeHtml } from '../head/escape-html.ts';

/** Scripts load after the first paint: the shell's before those of sections. */
export type DocumentFiles = {
  /** Of the shell. */
  styles: FileReference[];
  sectionStyles: FileReference[];
  scripts: string[];
  sectionScripts: string[];
};

type DocumentInput = {
  job: Pick<RenderJob, 'compositionFile' | 'bootScript' | 'shellFiles'> & {
    /** Serialized without the composition, which is a file of its own. */
    state: Partial<PageState>;
  };
  locale: Locale;
  head: DocumentHead;
  body: string;
  files: DocumentFiles;
  /** Whether the page's scripts start without an interaction. */
  hydratesOnLoad: boolean;
};

/**
 * The HTML document around the rendered page. It loads no script: the boot script requests those
 * that are listed as JSON, and the composition. Some browsers accept no import map after the first
 * module, so it is in the document.
 */
export function documentOf(input: DocumentInput): string {
  const { job, locale, head, body, files, hydratesOnLoad } = input;
  const { shellFiles } = job;
  const { composition: _composition, data, ...state } = job.state;
  const script = (url: string) => startFile([url, shellFiles.integrity[url] ?? '']);
  const start = {
    ...(shellFiles.early !== undefined && { early: script(shellFiles.early) }),
    entry: script(shellFiles.entry),
    preload: files.scripts.map(script),
    sections: files.sectionScripts.map(script),
    composition: startFile(job.compositionFile),
    ...(hydratesOnLoad && { now: true }),
  };
  return [
    '<!doctype html>',
    `<html lang="${languageTag(locale)}"${state.dateBar === true ? ' data-dates' : ''}${body.includes('class="age-question"') ? ' data-asks-age' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    `<script>${job.bootScript}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="format-detection" content="telephone=no">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...files.styles.map(styleLink),
    ...files.sectionStyles.map(styleLink),
    // A font with `font-display: optional` is used from the first paint on if it is there in time.
    shellFiles.font === undefined
      ? ''
      : `<link rel="preload" href="${escapeHtml(shellFiles.font)}" as="font" type="font/woff2" crossorigin>`,
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f3">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14110f">',
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(shellFiles.icon)}">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="${inLocalePath(locale, '/manifest.webmanifest')}">`,
    ...headTags(head).map(serializeTag),
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    // `list-toast.ts` fills it. The web server finds a page's styles by the classes in it.
    '<div class="site-toast"></div>',
    `<script type="importmap">${shellFiles.importMap}</script>`,
    `<script type="application/json" id="start">${safeJson(start)}</script>`,
    `<script type="application/json" id="page-state">${safeJson({ ...state, data: packData(data) })}</script>`,
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n');
}

export function styleLink([url, integrity]: FileReference): string {
  const verified = integrity && ` integrity="${escapeHtml(integrity)}"`;
  return `<link rel="stylesheet" href="${escapeHtml(url)}"${verified}>`;
}

/** As the boot script reads it: the path below `/releases/`, and the hash without its algorithm. */
const startFile = ([url, integrity]: FileReference) => [
  url.replace('/releases/', ''),
  integrity.replace('sha256-', ''),
];

function serializeTag({ name, attributes, text }: HeadTag): string {
  const start = [
    name,
    ...Object.entries(attributes).map(
      ([attribute, value]) => `${attribute}="${escapeHtml(value)}"`,
    ),
  ];
  return `<${start.join(' ')}>${text === undefined ? '' : `${text}</${name}>`}`;
}
