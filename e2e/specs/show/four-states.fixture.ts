import type { ExhibitionInfo } from '@dswine/shared/contract/editions';
import { dayOf } from '@dswine/shared/fair/texts/dates';
import {
  boothsAt,
  phaseNameAt,
  registrationAt,
  servicesAt,
  type ShowPhaseName,
} from '@dswine/shared/fair/show/show-states';
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

type States = {
  phase: ShowPhaseName;
  registration: ReturnType<typeof registrationAt>;
  booths: ReturnType<typeof boothsAt>;
  services: ReturnType<typeof servicesAt>;
};

/** Everything on the pages at `now` (an ISO instant) that is dead, over, or not true of the fair. */
export function problemsOf(
  pages: readonly WalkedPage[],
  fair: ExhibitionInfo,
  now: string,
): string[] {
  const states: States = {
    phase: phaseNameAt(fair, now),
    registration: registrationAt(fair, now),
    booths: boothsAt(fair, now),
    services: servicesAt(fair, now),
  };
  const state = states.phase;
  const closed = new Set(pages.filter(saysClosed).map(({ address }) => pathOf(address)));
  const perPage = pages.flatMap((page) =>
    [
      ...deadControls(page.html),
      ...outdatedTexts(page, state),
      ...untrueClaims(page, states),
      ...laterRecords(page, now),
      ...closedTargets(page, closed),
      ...(saysClosed(page) && hasForm(page.html) ? ['a form although it is closed'] : []),
      ...(state === 'after' ? invitations(page) : []),
    ].map((problem) => `${page.address}: ${problem}`),
  );
  return [...perPage, ...differentWalks(pages), ...differentSums(pages)];
}

/** Links of the pages to pages of the site, without what stands in menus and footers of all. */
export function linksOf(pages: readonly WalkedPage[]): Set<string> {
  return new Set(
    pages.flatMap(({ html }) =>
      [
        ...mainOf(html)
          .replaceAll(hidden, '')
          .matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"/g),
      ].map(([, href = '']) => pathOf(href.replaceAll('&amp;', '&'))),
    ),
  );
}

type Claim = { pattern: RegExp; isTrue: (states: States) => boolean };

/** Sentences and buttons that are true in some states only. */
const claims: readonly Claim[] = [
  {
    pattern: /查看攤位與費用|Booths and fees(?! of)/,
    isTrue: ({ booths }) => booths === 'on-offer',
  },
  {
    pattern: /攤位已分配完畢|booths for \d{4} have been allotted/i,
    isTrue: ({ booths }) => booths === 'allotted',
  },
  {
    pattern: /年開放報名時通知我|Notify me of booths for/,
    isTrue: ({ booths }) => booths !== 'on-offer',
  },
  {
    pattern: /起開放線上登錄|Registration on this page opens on/,
    isTrue: ({ registration }) => registration === 'coming',
  },
  {
    pattern: /先選您的身分|Choose what you come as/,
    isTrue: ({ registration }) => registration === 'ahead',
  },
  {
    pattern: /^(?:現場登錄|Registration at the Door)$/m,
    isTrue: ({ registration }) => registration === 'on-arrival',
  },
  {
    pattern: /^(?:參觀)?預先登錄$|^Visitor Pre-registration$/m,
    isTrue: ({ registration }) => registration !== 'on-arrival',
  },
  {
    pattern: /^(?:即日起|From today)$/m,
    isTrue: ({ services }) => services === 'open',
  },
  {
    pattern: /服務期間已結束|service period has ended/,
    isTrue: ({ services }) => services === 'over',
  },
];

function untrueClaims({ html }: WalkedPage, states: States): string[] {
  // The text of each element on a line of its own: some claims are whole buttons or titles.
  const text = (html.split(/<body\b/)[1] ?? '')
    .replaceAll(hidden, '')
    .replaceAll(/\s*<[^>]*>\s*/g, '\n')
    .replaceAll(/\n+/g, '\n');
  return claims
    .filter(({ isTrue }) => !isTrue(states))
    .flatMap(({ pattern }) => {
      const found = pattern.exec(text);
      if (!found || isMarkedPast(text, found.index)) return [];
      const around = text.slice(Math.max(0, found.index - 40), found.index + 60);
      return [`not true: "…${around.replaceAll('\n', ' ')}…"`];
    });
}

/** Pages whose dates are all of what was published or uploaded. */
const dated: readonly Kind[] = [
  ...(['news', 'newsCategory', 'story', 'exhibitorNews', 'exhibitorNewsItem'] as const),
  ...(['films', 'film', 'exhibitorDownloads', 'pastVideos', 'albums', 'album'] as const),
];

/** Records that are later than the clock, in pages of records and in what search engines read. */
function laterRecords({ kind, html }: WalkedPage, now: string): string[] {
  const shown = dated.includes(kind)
    ? [...mainOf(html).matchAll(/<time[^>]*\bdatetime="([^"]+)"/gi)]
    : [];
  const stated = html.matchAll(/"(?:datePublished|uploadDate|dateModified)":"([^"]+)"/g);
  return [...shown, ...stated]
    .map(([, date = '']) => date)
    .filter((date) => (date.length > 10 ? Date.parse(date) > Date.parse(now) : date > dayOf(now)))
    .map((date) => `a record of ${date}`);
}

type Minutes = Map<string, Map<number, string>>;

/** Minutes on foot from the entrance to a booth or a room, with the page that says so. */
export function walksOn(pages: readonly WalkedPage[]): Minutes {
  const said: Minutes = new Map();
  for (const { address, html } of pages)
    for (const [, of = '', ...minutes] of textOf(mainOf(html)).matchAll(walk)) {
      const values = said.get(of) ?? new Map<number, string>();
      said.set(of, values.set(Number(minutes.find(Boolean)), address));
    }
  return said;
}
const place =
  '主舞臺|論壇區|品飲教室 [AB]|商洽室|貴賓室|媒體中心|服務臺|Main Stage|Forum|Tasting Room [AB]|Meeting Rooms|VIP Lounge|Press Centre|Service Desk';
const walk = new RegExp(
  `(?<!, ?|、)([A-D]\\d{4}|${place})(?: ?（在平面圖上查看）| \\(on the floor plan\\))? (?:(?:離入口|從入口走) (\\d+) 分鐘|(\\d+)(?: min|-min walk) from (?:the )?entrance)`,
  'g',
);

function differentWalks(pages: readonly WalkedPage[]): string[] {
  return [...walksOn(pages)]
    .filter(([, minutes]) => minutes.size > 1)
    .map(([of, minutes]) => `minutes to ${of} differ: ${JSON.stringify([...minutes])}`);
}

const numberIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, digits = '']) => Number(digits.replace(',', '')));
/** What home counts, and the list of it. */
const counted: readonly { kind: Kind; figure: RegExp; listed: RegExp }[] = [
  {
    kind: 'exhibitors',
    figure: /([\d,]+) (?:家|exhibitors)/g,
    listed: /共 ([\d,]+) 家|([\d,]+) exhibitors/g,
  },
  {
    kind: 'products',
    figure: /([\d,]+) (?:款|products)/g,
    listed: /共 ([\d,]+) 款|([\d,]+) products/g,
  },
  {
    kind: 'calendar',
    figure: /([\d,]+) (?:場|sessions)/g,
    listed: /([\d,]+) (?:場活動|events)/g,
  },
];

/** Figures that no list confirms, and areas that have more exhibitors than the fair without a word. */
function differentSums(pages: readonly WalkedPage[]): string[] {
  const textOfKind = (kind: Kind) =>
    textOf(mainOf(pages.find((page) => page.kind === kind)?.html ?? ''));
  const about = textOfKind('aboutExhibition');
  const [total = 0, ...areas] = numberIn(about, /([\d,]+) (?:家|exhibitors)/g);
  const sum = areas.reduce((all, one) => all + one, 0);
  return [
    ...counted.flatMap(({ kind, figure, listed }) => {
      const [stated] = numberIn(textOfKind('home'), figure);
      const text = textOfKind(kind);
      return listed.test(text) && !text.includes(`${stated?.toLocaleString('en')} `)
        ? [`home says ${stated} ${kind}, their list something else`]
        : [];
    }),
    ...(sum === total || /跨兩區|in two/.test(about)
      ? []
      : [`the areas have ${sum} exhibitors, the fair ${total}`]),
  ];
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

const isMarkedPast = (text: string, index: number) =>
  markedPast.test(text.slice(Math.max(0, index - 2500), index + 400));

/** Words of another state, outside of items that say that they are past. */
function outdatedTexts({ html, kind }: WalkedPage, state: ShowPhaseName): string[] {
  const text = textOf(html.split(/<body\b/)[1] ?? '');
  return outdated
    .filter(({ outOf, except }) => outOf.includes(state) && !except?.includes(kind))
    .flatMap(({ pattern }) =>
      [...text.matchAll(pattern)].flatMap(({ 0: found, index }) =>
        isMarkedPast(text, index)
          ? []
          : [`"…${text.slice(Math.max(0, index - 40), index + found.length + 40)}…"`],
      ),
    );
}
