import type { Break, BreakKind } from './find-breaks.ts';

/** Who changed: a release that is to be promoted, or the organiser. */
export type ChangedSide = 'release' | 'organiser';

type Facts = Required<Omit<Break, 'kind'>>;
type Sentence = { tw: (of: Facts) => string; en: (of: Facts) => string };

/** The names of both sides: `mfe-visitor@1.2.0`, `1.0.0 (https://…)`. */
type Names = { release: string; organiser: string };

/** What a release asks for and the organiser does not provide. */
const ofRelease: Readonly<Record<BreakKind, Sentence>> = {
  call: {
    tw: () => '使用了不存在的呼叫',
    en: () => 'makes a call that does not exist there',
  },
  method: {
    tw: ({ provided }) => `使用的方法不對，只有 ${provided}`,
    en: ({ provided }) => `uses a method that is not there; that path has ${provided}`,
  },
  query: {
    tw: ({ field }) => `送出未知的查詢參數 ${field}`,
    en: ({ field }) => `sends the query parameter ${field}, which is unknown there`,
  },
  'required-query': {
    tw: ({ field }) => `未送出必要的查詢參數 ${field}`,
    en: ({ field }) => `does not send the query parameter ${field}, which is required there`,
  },
  sent: {
    tw: ({ field }) => `表單送出未知的欄位 ${field}`,
    en: ({ field }) => `has a form with the field ${field}, which is unknown there`,
  },
  'required-sent': {
    tw: ({ field }) => `表單缺少必要的欄位 ${field}`,
    en: ({ field }) => `has a form without the field ${field}, which is required there`,
  },
  'sent-type': {
    tw: ({ field, used, provided }) => `表單欄位 ${field} 送出 ${used}，只接受 ${provided}`,
    en: ({ field, used, provided }) =>
      `has a form that sends ${used} as ${field}, where ${provided} is accepted`,
  },
  'no-json': {
    tw: () => '讀取 JSON，但該呼叫不回傳 JSON',
    en: () => 'reads JSON from a call that does not answer with JSON there',
  },
  field: {
    tw: ({ field }) => `讀取不存在的欄位 ${field}`,
    en: ({ field }) => `reads the field ${field}, which does not exist there`,
  },
  type: {
    tw: ({ field, used, provided }) => `將欄位 ${field} 當作 ${used} 讀取，實為 ${provided}`,
    en: ({ field, used, provided }) => `reads the field ${field} as ${used}, but it is ${provided}`,
  },
  missing: {
    tw: ({ field }) => `一律讀取可能缺少的欄位 ${field}`,
    en: ({ field }) => `always reads the field ${field}, which may be missing there`,
  },
  null: {
    tw: ({ field }) => `未處理可能為 null 的欄位 ${field}`,
    en: ({ field }) => `does not expect the field ${field} to be null, as it may be there`,
  },
  value: {
    tw: ({ field, used }) => `預期欄位 ${field} 會有不存在的值 ${used}`,
    en: ({ field, used }) => `expects ${used} in the field ${field}, which never has it there`,
  },
};

/** What a change of the organiser takes away from a live release. */
const ofOrganiser: Readonly<Record<BreakKind, Sentence>> = {
  call: {
    tw: () => '移除了該呼叫',
    en: () => 'no longer has this call',
  },
  method: {
    tw: ({ provided }) => `該路徑只剩 ${provided} 方法`,
    en: ({ provided }) => `answers this path only to ${provided} now`,
  },
  query: {
    tw: ({ field }) => `移除了查詢參數 ${field}`,
    en: ({ field }) => `no longer reads the query parameter ${field}`,
  },
  'required-query': {
    tw: ({ field }) => `新增了必要的查詢參數 ${field}`,
    en: ({ field }) => `newly requires the query parameter ${field}`,
  },
  sent: {
    tw: ({ field }) => `不再接受表單欄位 ${field}`,
    en: ({ field }) => `no longer accepts the form field ${field}`,
  },
  'required-sent': {
    tw: ({ field }) => `新增了必要的表單欄位 ${field}`,
    en: ({ field }) => `newly requires the form field ${field}`,
  },
  'sent-type': {
    tw: ({ field, used, provided }) => `表單欄位 ${field} 不再接受 ${used}，改為 ${provided}`,
    en: ({ field, used, provided }) =>
      `accepts ${provided} as the form field ${field}, no longer ${used}`,
  },
  'no-json': {
    tw: () => '不再回傳 JSON',
    en: () => 'no longer answers with JSON',
  },
  field: {
    tw: ({ field }) => `移除了欄位 ${field}`,
    en: ({ field }) => `no longer has the field ${field}`,
  },
  type: {
    tw: ({ field, used, provided }) => `欄位 ${field} 由 ${used} 改為 ${provided}`,
    en: ({ field, used, provided }) => `changes the field ${field} from ${used} to ${provided}`,
  },
  missing: {
    tw: ({ field }) => `可能省略原本必有的欄位 ${field}`,
    en: ({ field }) => `may leave out the field ${field}, which was always there`,
  },
  null: {
    tw: ({ field }) => `欄位 ${field} 可能變為 null`,
    en: ({ field }) => `may set the field ${field} to null, which it never was`,
  },
  value: {
    tw: ({ field, used }) => `欄位 ${field} 不再有值 ${used}`,
    en: ({ field, used }) => `never sets the field ${field} to ${used} any more`,
  },
};

const nextSteps = {
  release: {
    tw: '請先更新主辦單位服務，或以其現有介面重新建置',
    en: 'Update the organiser first, or build the release for what it provides',
  },
  organiser: {
    tw: '請維持原樣，直到沒有上線版本依賴',
    en: 'Keep it as it was until no live release depends on it',
  },
};

/**
 * One bilingual sentence per break, with the release, the call, the field and the organiser. The
 * same break of a type that several calls share is one sentence with their number.
 */
export function breakSentences(
  breaks: readonly Break[],
  side: ChangedSide,
  names: Names,
): string[] {
  const same = new Map<string, { first: Break; calls: Set<string> }>();
  for (const one of breaks) {
    // A part such as `Picture.Src` is the same of all calls; what is at the top, or an item of a
    // list, is that call's own.
    const [shared] = /[^.[\]]+\.[^.]+$/.exec(one.field ?? '') ?? [];
    const isOwn = shared === undefined || shared.startsWith('Data.');
    const owner = isOwn ? `${one.call} ${one.field}` : shared;
    const key = [one.kind, owner, one.used, one.provided].join(' ');
    const { first, calls } = same.get(key) ?? { first: one, calls: new Set<string>() };
    same.set(key, { first, calls: calls.add(one.call) });
  }
  return [...same.values()].map(({ first, calls }) => sentence(first, calls.size - 1, side, names));
}

function sentence(
  { kind, ...facts }: Break,
  more: number,
  side: ChangedSide,
  { release, organiser }: Names,
): string {
  const { tw, en } = (side === 'release' ? ofRelease : ofOrganiser)[kind];
  const of: Facts = { field: '', used: '', provided: '', ...facts };
  const next = nextSteps[side];
  const [others, andMore] =
    more > 0
      ? [`（另有 ${more} 個呼叫）`, ` (and ${more} more ${more === 1 ? 'call' : 'calls'})`]
      : ['', ''];
  const call = `${of.call}${others}`;
  const callInEnglish = `${of.call}${andMore}`;
  const after = `${next.tw} / ${next.en}.`;
  return side === 'release'
    ? `${release}，${call}：${tw(of)}（主辦單位 ${organiser}）/ ` +
        `${release}, ${callInEnglish}: ${en(of)} (organiser ${organiser}). ${after}`
    : `主辦單位 ${organiser}，${call}：${tw(of)}，會影響 ${release} / ` +
        `organiser ${organiser}, ${callInEnglish}: ${en(of)}. That breaks ${release}. ${after}`;
}
