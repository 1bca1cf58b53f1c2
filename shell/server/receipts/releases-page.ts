import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locale } from '@dswine/shared/fair/locale';
import { figureTexts, newestReceipts, whatIsKnown } from '../../releases/receipts/figure-table.ts';
import {
  errorsIn,
  type Overview,
  type ReleaseOverview,
  type SectionOverview,
} from '../../releases/receipts/overview.ts';
import type { Figures } from '../../releases/receipts/figures.ts';
import type { Receipt } from '../../releases/receipts/receipt.ts';
import { escapeHtml, lineChart, lineSample, timeText } from './line-chart.ts';
import { kindTexts, periods, promotionKind, texts } from './page-texts.ts';

type Shown = {
  overview: Overview;
  locale: Locale;
  /** The address of the page of a receipt, if its releases are live. */
  liveAddress: (receipt: Receipt) => string | undefined;
};

const style = readFileSync(new URL('releases-page.css', import.meta.url), 'utf8');
export const releasesPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Lines in one chart. Older releases are in the table only. */
const MAX_LINES = 4;
const MAX_RECEIPTS = 50;

/** The page that shows what happened to the releases. */
export function releasesPage({ overview, locale, liveAddress }: Shown): string {
  const text = (name: keyof typeof texts) => texts[name][locale];
  const other = locale === 'tw' ? '/en/releases' : '/releases';
  const here = locale === 'tw' ? '/releases' : '/en/releases';
  const { days, sections } = overview;
  const links = Object.entries(periods).map(
    ([count, name]) =>
      `<a href="${here}?days=${count}"${Number(count) === days ? ' aria-current="page"' : ''}>${name[locale]}</a>`,
  );
  return `<!doctype html>
<html lang="${locale === 'tw' ? 'zh-Hant-TW' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${text('title')}</title><style>${style}</style></head>
<body><header><p><a href="${other}?days=${days}" lang="${locale === 'tw' ? 'en' : 'zh-Hant-TW'}">${text('language')}</a></p><h1>${text('title')}</h1><p>${text('lead')}</p>
<nav aria-label="${text('period')}">${links.join(' ')}</nav></header>
<main>${sections.map((section) => sectionPart(section, overview, locale)).join('')}
<section aria-labelledby="receipts"><h2 id="receipts">${text('receipts')}</h2>${receiptTable(newestReceipts(overview, MAX_RECEIPTS), locale, liveAddress)}</section></main></body></html>`;
}

function sectionPart(
  { section, releases, promotions }: SectionOverview,
  { from, until }: Overview,
  locale: Locale,
): string {
  const text = (name: keyof typeof texts) => texts[name][locale];
  const shown = releases.slice(0, MAX_LINES);
  const marks = promotions.map(({ at, release }) => ({ at, name: `${release} ${timeText(at)}` }));
  const chart = (name: 'viewsByHour' | 'errorsByHour' | 'inpByHour', value: ValueOf) => {
    const title = `${section}: ${text(name)}`;
    const series = shown.map((release) => seriesOf(release, value));
    const values = shown.map(
      ({ release, figures }) => `${release} ${rounded(value(figures)) ?? text('noData')}`,
    );
    const summary = `${text('wholePeriod')}: ${values.join(', ') || text('noData')}`;
    const drawn = lineChart({ title, summary, series, marks, from, until });
    return `<figure><figcaption>${text(name)}</figcaption>${drawn}</figure>`;
  };
  const legend = shown.map(
    ({ release }, at) => `<li>${lineSample(at)} ${escapeHtml(release)}</li>`,
  );
  const name = escapeHtml(section);
  return `<section aria-labelledby="section-${name}"><h2 id="section-${name}">${name}</h2>
${releaseTable(section, releases, locale)}
<ul class="legend">${legend.join('')}</ul>
<div class="charts">${chart('viewsByHour', ({ views }) => views)}${chart('errorsByHour', errorsIn)}${chart('inpByHour', ({ inp }) => inp.p75)}</div>
<h3>${text('promotions')}</h3>${promotionList(promotions, locale)}</section>`;
}

type ValueOf = (figures: Figures) => number | undefined;

const rounded = (value: number | undefined) =>
  value === undefined ? undefined : Math.round(value);

function seriesOf({ release, hours }: ReleaseOverview, value: ValueOf) {
  const points = hours.flatMap(({ at, figures }) => {
    const found = value(figures);
    return found === undefined ? [] : [[at, found] as const];
  });
  return { name: release, points };
}

function releaseTable(
  section: string,
  releases: readonly ReleaseOverview[],
  locale: Locale,
): string {
  const text = (name: keyof typeof texts) => texts[name][locale];
  const counts = ['views', 'errors', 'failedRenders', 'browserErrors', 'failedLoads'] as const;
  const heads = [text('release'), ...counts.map(text), 'INP p75', 'LCP p75', 'CLS p75'];
  const rows = releases.map(
    ({ release, isLive, figures }) =>
      `<tr><th scope="row">${escapeHtml(release)}${isLive ? ` <strong>${text('live')}</strong>` : ''}</th>${figureTexts(
        figures,
      )
        .map((value) => `<td>${value}</td>`)
        .join('')}</tr>`,
  );
  return `<div class="wide" tabindex="0" role="group" aria-label="${escapeHtml(section)}"><table class="figures"><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function promotionList(promotions: SectionOverview['promotions'], locale: Locale): string {
  if (promotions.length === 0) return `<p>${texts.noPromotions[locale]}</p>`;
  const items = [...promotions]
    .reverse()
    .map(
      ({ at, release, kind, revision }) =>
        `<li><time datetime="${new Date(at).toISOString()}">${timeText(at)}</time> ${escapeHtml(release)} · ${escapeHtml(promotionKind(kind, locale))} · ${texts.revision[locale]} ${revision}</li>`,
    );
  return `<ul>${items.join('')}</ul>`;
}

function receiptTable(
  receipts: readonly Receipt[],
  locale: Locale,
  liveAddress: Shown['liveAddress'],
): string {
  const text = (name: keyof typeof texts) => texts[name][locale];
  if (receipts.length === 0) return `<p>${text('noReceipts')}</p>`;
  const heads = [
    text('time'),
    text('count'),
    text('what'),
    `${text('section')}, ${text('release')}`,
    text('where'),
    text('recreate'),
  ];
  const rows = receipts.map((receipt) => {
    const { id, last, count, kind, section, release, page } = receipt;
    const known = whatIsKnown(receipt).map((one) => `<code>${escapeHtml(one)}</code>`);
    const address = liveAddress(receipt);
    const link = address
      ? `<a href="${escapeHtml(address)}">${text('open')}</a>`
      : `<code>npm run release -- recreate ${id}</code>`;
    return `<tr id="r${id}"><th scope="row"><time datetime="${new Date(last).toISOString()}">${timeText(last)}</time></th><td>${count}</td><td>${kindTexts[kind][locale]}<br>${known.join(' ')}</td><td>${escapeHtml(section)}<br>${escapeHtml(release)}</td><td>${escapeHtml(page)}</td><td>${link}</td></tr>`;
  });
  return `<div class="wide" tabindex="0" role="group" aria-label="${text('receipts')}"><table class="receipts"><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}
