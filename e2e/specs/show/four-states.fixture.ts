import type { ShowPhaseName } from '@dswine/shared/fair/show-states';
import type { Routes } from '../routes.ts';

type Kind = keyof Routes;
export type WalkedPage = { kind: Kind; address: string; html: string };

const hidden = /<(script|style|template|svg)\b[^>]*>[\s\S]*?<\/\1>/g;
const textOf = (html: string) =>
  html
    .replaceAll(hidden, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const mainOf = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

/** Everything on the pages of a state that is dead, over, or of another state. */
export function problemsOf(pages: readonly WalkedPage[], state: ShowPhaseName): string[] {
  const closed = new Set(pages.filter(saysClosed).map(({ address }) => pathOf(address)));
  return pages.flatMap((page) =>
    [
      ...deadControls(page.html),
      ...outdatedTexts(page, state),
      ...closedTargets(page, closed),
      ...(saysClosed(page) && hasForm(page.html) ? ['a form although it is closed'] : []),
      ...(state === 'after' ? invitations(page) : []),
    ].map((problem) => `${page.address}: ${problem}`),
  );
}

/** Links that lead nowhere, and disabled buttons. */
function deadControls(html: string): string[] {
  const markup = html.replaceAll(hidden, '');
  const links = [...markup.matchAll(/<a\b([^>]*)>/g)].flatMap(([tag, attributes = '']) =>
    /\bhref="(?:#|javascript:[^"]*)?"/.test(attributes) || !/\bhref=/.test(attributes) ? [tag] : [],
  );
  const buttons = [...markup.matchAll(/<button\b([^>]*)>[\s\S]*?<\/button>/g)].flatMap(
    ([tag, attributes = '']) => (/\sdisabled\b/.test(attributes) ? [tag] : []),
  );
  return [...links, ...buttons].map((tag) => `dead: ${tag.slice(0, 160)}`);
}

/** Pages whose purpose has ended say so. */
const closing =
  /已截止報名|參觀預先登錄已結束|線上申請已截止|不再核發採訪證|Applications are closed|Pre-registration for this edition has closed|Online applications have closed|no more passes are issued/;
const saysClosed = ({ kind, html }: WalkedPage) =>
  // A part of the press room is about accreditation; the room itself is open all year.
  kind !== 'pressRoom' && closing.test(textOf(mainOf(html)));
const hasForm = (html: string) => /<form\b[^>]*\bmethod="post"/i.test(mainOf(html));

/** A link out of the menus whose page says that it is closed. */
function closedTargets({ html, address, kind }: WalkedPage, closed: ReadonlySet<string>): string[] {
  // Only a sent form leads there; without its number the page points back to the form.
  if (kind === 'accreditationCompleted') return [];
  const body = html.slice(html.indexOf('<body')).replaceAll(hidden, '');
  const targets = [...body.matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"/g)].map(([, href = '']) =>
    pathOf(href),
  );
  return [...new Set(targets)]
    .filter(
      (path) => closed.has(path) && path !== pathOf(address) && !isLanguageSwitch(path, address),
    )
    .map((path) => `a link to ${path}, which is closed`);
}

/** Pages of what was on at the show; one about a single date says so in its heading. */
const shown: readonly Kind[] = [
  ...['calendar', 'calendarHalf', 'topic', 'classes', 'classGroup', 'meets', 'meetGroup'],
  ...['events', 'runBar', 'bars', 'barsOnRoute', 'kol', 'lottery', 'seminars', 'tastings'],
  ...['boothVote', 'cheersVip', 'freeServices'],
] as const;
const ofOneDate: readonly Kind[] = ['entry', 'classEntry', 'meet'];
const saysOver = /已結束|\b[Oo]ver\b/;

/** After the show such pages say that it is over and lead to the next one. */
function invitations({ html, kind }: WalkedPage): string[] {
  const main = mainOf(html);
  const isOver = saysOver.test(textOf(main));
  if (ofOneDate.includes(kind)) return isOver ? [] : ['does not say that it is over'];
  if (!shown.includes(kind)) return [];
  return isOver && main.includes('/Notify?as=')
    ? []
    : ['does not say that it is over and when the next one is'];
}

const pathOf = (address: string) => address.replace(/[?#].*$/, '');
const isLanguageSwitch = (path: string, address: string) =>
  path.replace(/^\/en/, '') === pathOf(address).replace(/^\/en/, '');

type Outdated = {
  pattern: RegExp;
  /** States of which it is not true. */
  outOf: readonly ShowPhaseName[];
  /** Pages on which they are about something else, or belong to a record of another day. */
  except?: readonly Kind[];
};

const count = '(?:\\d+|[〇零一二兩三四五六七八九十百]+)';
const spelt = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|\\w+teen|twenty|thirty)';
const ended = ['after'] as const;
const begun = ['open', 'closed', 'after'] as const;

const outdated: readonly Outdated[] = [
  { pattern: /即將開放|Coming Soon/g, outOf: ['before', ...begun] },
  { pattern: /明日開展|Opening tomorrow|See you tomorrow|明天見/g, outOf: begun },
  { pattern: /距離開展/g, outOf: begun },
  {
    pattern: new RegExp(`還有\\s?${count}\\s?天|\\b${spelt} days? to go`, 'gi'),
    outOf: begun,
    // Deadlines go on after the show.
    except: ['exhibitorCalendar', 'exhibitorMonth'],
  },
  {
    pattern: /本屆展覽已|圓滿結束|(?:This year’s show|This edition|This fair) is over/g,
    outOf: ['before', 'open', 'closed'],
  },
  {
    pattern:
      /尚未(?:出版|開放|公布)|not (?:yet )?(?:available|open) yet|not yet (?:open|available|published)|敬請期待|to be announced/g,
    outOf: begun,
  },
  { pattern: /明天|tomorrow/gi, outOf: ended },
  { pattern: /(?<!預)先登錄|Register first|Register, read/gi, outOf: begun },
  { pattern: /參觀預先登錄|Pre-registration/g, outOf: ['open', 'closed'] },
  { pattern: /怎麼參加|線上報名|取得邀請|How it works|Book online|plan your day/gi, outOf: ended },
  {
    pattern:
      /到攤位 ?[A-Z]\d|at booth [A-Z]\d|在展場見面|meet at the fair|沒有可以預約|no times left/g,
    outOf: ended,
  },
  { pattern: /名額有限，請先預約|Places are limited\. Please book/g, outOf: ended },
  // The venue's buses and customs rules change all year.
  { pattern: /出發前|before you set out/gi, outOf: begun, except: ['venue', 'visa'] },
  { pattern: /值得先約|Worth an appointment/g, outOf: ended },
  { pattern: /上一?屆|the last fair|previous edition/gi, outOf: ended },
];

/** An item of the past says that it is one. */
const markedPast = /往期消息|這則消息談的日期已過|Past\b|about days that are over/;

/** Words of another state, outside of items that say that they are past. */
function outdatedTexts({ html, kind }: WalkedPage, state: ShowPhaseName): string[] {
  const text = textOf(html.split(/<body\b/)[1] ?? '');
  return outdated
    .filter(({ outOf, except }) => outOf.includes(state) && !except?.includes(kind))
    .flatMap(({ pattern }) =>
      [...text.matchAll(pattern)].flatMap(({ 0: found, index }) =>
        markedPast.test(text.slice(Math.max(0, index - 2500), index + 400))
          ? []
          : [`"…${text.slice(Math.max(0, index - 40), index + found.length + 40)}…"`],
      ),
    );
}
