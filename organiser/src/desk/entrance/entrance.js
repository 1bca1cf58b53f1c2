// @ts-check
// Runs on phones at the door (docs/entrance.md): decides by a list that it holds, keeps entries until the
// organiser has them, and learns those of other phones.
// It is not TypeScript, because the server sends this file as it is.
import { BarcodeDetector as OwnDetector } from 'qr/decode.js';

/**
 * @typedef {{ Badge: string, Reference: string, Kind: 'trade' | 'public', Days: string, Admission: string }} Badge
 * @typedef {{ Id: string, Badge: string, At: string }} Entry
 */

const prefix = 'dswine-entry:';
const listMs = 5 * 60_000;
const sendMs = 3000;
const scanMs = 120;
/** A badge that stays before the camera is one scan. */
const sameMs = 4000;
const batch = 200;

/** @type {Map<string, Badge>} */
let badges = new Map();
/** @type {Map<string, string>} */
let byReference = new Map();
/** First entry of each badge today. */
const entered = new Map();
/** Entries that were made here, and those of other phones that were told. */
const own = new Map();
const told = new Set();
let listedAt = -Infinity;
let offset = 0;
let since = '';
let sending = false;
/** @type {Badge | undefined} */
let shown;

const kinds = { trade: ['專業買主', 'Trade visitor'], public: ['一般觀眾', 'Public visitor'] };
/** @type {Record<string, [string, string, string, string]>} */
const verdicts = {
  valid: ['yes', '✓', '可入場', 'Yes, come in'],
  again: ['again', '!', '今天已入場', 'Has entered today'],
  day: ['no', '✕', '不可入場：今天不是登錄的參觀日', 'No: registered for other days'],
  waiting: ['no', '✕', '不可入場：登錄尚未審核', 'No: not approved yet'],
  declined: ['no', '✕', '不可入場：登錄未通過', 'No: declined'],
  unknown: ['no', '✕', '不可入場：沒有這張參觀證', 'No: this badge is unknown'],
};

/** @param {string} id */
function at(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}`);
  return element;
}
const typed = /** @type {HTMLInputElement} */ (at('typed'));
const camera = /** @type {HTMLVideoElement} */ (at('camera'));

/** @param {string} name @param {(string | Node)[]} content */
function make(name, ...content) {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}

/** @param {readonly string[]} texts */
function both([tw = '', en = '']) {
  const english = make('span', en);
  english.lang = 'en';
  return make('span', `${tw} `, english);
}

const now = () => new Date(Date.now() + offset).toISOString();
/** @param {string} instant */
const timeOf = (instant) =>
  new Date(instant).toLocaleTimeString('zh-TW', {
    ...{ timeZone: 'Asia/Taipei', hour12: false },
    ...{ hour: '2-digit', minute: '2-digit' },
  });

/** Entries that the organiser does not have yet. They outlive the page. */
const waiting = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .sort()
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '{}'));

/** @param {'online' | 'offline' | 'login'} state */
function say(state) {
  const texts = {
    online: ['已連線', 'Online'],
    offline: ['沒有網路，照常掃描', 'No network: go on scanning'],
    login: ['登入已失效，請另開分頁登入', 'Please log in again in another tab'],
  };
  const number = waiting().length;
  const line = [both(texts[state]), '・', both([`待送出 ${number}`, `to be sent: ${number}`])];
  if (badges.size > 0) line.push('・', both([`名單 ${badges.size}`, `badges: ${badges.size}`]));
  const element = at('line');
  if (
    element.textContent ===
    line.map((part) => (typeof part === 'string' ? part : part.textContent)).join('')
  )
    return;
  element.dataset['state'] = state;
  element.replaceChildren(...line);
}

/**
 * @param {string} path @param {RequestInit} [init]
 * @returns {Promise<any>} Undefined without an answer.
 */
async function call(path, init) {
  try {
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(path, { redirect: 'manual', signal, ...init });
    if (response.type === 'opaqueredirect' || response.status === 403) return void say('login');
    if (!response.ok) return void say('offline');
    const answer = await response.json();
    say('online');
    return answer;
  } catch {
    return void say('offline');
  }
}

/** @param {{ Now: string, Since: string, Entries: Entry[] }} news */
function merge(news) {
  offset = Date.parse(news.Now) - Date.now();
  since = news.Since;
  for (const { Id, Badge: badge, At } of news.Entries) {
    const before = entered.get(badge);
    if (before === undefined || At < before) entered.set(badge, At);
    if (!own.has(badge) || own.get(badge).has(Id) || told.has(Id)) continue;
    told.add(Id);
    const reference = badges.get(badge)?.Reference ?? '';
    const texts = [
      `${reference} ${timeOf(At)} 也在別的入口入場`,
      `${reference} entered at another door at ${timeOf(At)}`,
    ];
    at('merged').prepend(make('li', both(texts)));
    while (at('merged').childElementCount > 5) at('merged').lastElementChild?.remove();
  }
}

async function load() {
  listedAt = performance.now();
  const list = await call('/desk/entrance/badges');
  if (!list) return;
  badges = new Map(list.Badges.map((/** @type {Badge} */ badge) => [badge.Badge, badge]));
  byReference = new Map(list.Badges.map((/** @type {Badge} */ one) => [one.Reference, one.Badge]));
  entered.clear();
  for (const { Badge: badge, At } of waiting()) entered.set(badge, At);
  merge(list);
  say('online');
}

async function send() {
  if (sending || since === '') return;
  sending = true;
  try {
    for (let more = true; more;) {
      const entries = waiting().slice(0, batch);
      const news = await call('/desk/entrance/entries', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ Entries: entries, Since: since }),
      });
      if (!news) return;
      for (const { Id } of entries) localStorage.removeItem(prefix + Id);
      merge(news);
      say('online');
      more = entries.length === batch;
    }
  } finally {
    sending = false;
  }
}

/** Stores an entry before it shows anything. @param {Badge} badge */
function enter({ Badge: badge, Kind }) {
  const entry = { Id: crypto.randomUUID(), Badge: badge, Kind, At: now() };
  localStorage.setItem(prefix + entry.Id, JSON.stringify(entry));
  own.set(badge, (own.get(badge) ?? new Set()).add(entry.Id));
  if (!entered.has(badge)) entered.set(badge, entry.At);
  void send();
}

/** @param {Badge | undefined} badge @param {string} why */
function show(badge, why) {
  const [answer, mark, tw, en] = verdicts[why] ?? verdicts['unknown'];
  const sign = make('strong', mark);
  sign.ariaHidden = 'true';
  const lines = [sign, make('p', both([tw, en]))];
  if (badge) {
    lines.push(make('p', both(kinds[badge.Kind]), '・', badge.Reference));
    if (why === 'day') lines.push(make('p', badge.Days.replaceAll(',', '、')));
    if (why === 'again') lines.push(make('p', timeOf(entered.get(badge.Badge))));
  }
  const panel = at('verdict');
  panel.dataset['answer'] = answer;
  panel.replaceChildren(...lines);
  shown = badge;
  at('again').hidden = why !== 'again';
  at('found').replaceChildren();
  navigator.vibrate?.(answer === 'yes' ? 60 : [120, 80, 120]);
}

/** Says whether a badge admits, by its hash, and records the entry. @param {string} hash */
function decide(hash) {
  const badge = badges.get(hash);
  if (!badge) return show(undefined, 'unknown');
  const why = badge.Admission === 'valid' && entered.has(hash) ? 'again' : badge.Admission;
  if (why === 'valid') enter(badge);
  show(badge, why);
}

/** @param {string} code */
async function scanned(code) {
  const bytes = new TextEncoder().encode(code.trim().toUpperCase());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const text = btoa(String.fromCharCode(...digest));
  const hash = text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 16);
  // It may have been approved a minute ago.
  if (!badges.has(hash) && performance.now() - listedAt > sendMs) await load();
  decide(hash);
}

/** @param {string} name */
async function findByName(name) {
  const people = await call(`/desk/entrance/visitors?name=${encodeURIComponent(name)}`);
  const items = (people ?? []).map(
    (/** @type {{ Reference: string, Name: string, Company: string }} */ person) => {
      const { Reference, Name, Company } = person;
      const choose = make('button', [Name, Company, Reference].filter(Boolean).join('・'));
      choose.addEventListener('click', () => {
        decide(byReference.get(Reference) ?? '');
        at('verdict').focus();
      });
      return make('li', choose);
    },
  );
  const none = people
    ? ['沒有這位訪客', 'Nobody is found']
    : ['查姓名需要網路，請改查編號', 'Names need the network: use the reference'];
  at('found').replaceChildren(...(items.length > 0 ? items : [make('li', both(none))]));
}

at('hand').addEventListener('submit', (event) => {
  event.preventDefault();
  const text = typed.value.trim();
  typed.value = '';
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/gu, '');
  const [, first, second] = /^(?:DSW)?([2-9A-Z]{4})([2-9A-Z]{4})$/u.exec(plain) ?? [];
  const hash = byReference.get(`DSW-${first}-${second}`);
  if (/^[0-9A-Z]{16}\.[0-9A-F]{16}$/iu.test(text)) void scanned(text);
  else if (hash !== undefined) decide(hash);
  else if (text.startsWith('DSW-')) show(undefined, 'unknown');
  else if (text !== '') void findByName(text);
});

at('again').addEventListener('click', () => {
  if (!shown) return;
  enter(shown);
  show(shown, 'valid');
  at('verdict').focus();
});

let last = '';
let lastAt = -Infinity;
/** @param {{ detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> }} detector */
async function look(detector) {
  const [found] = camera.readyState < 2 ? [] : await detector.detect(camera).catch(() => []);
  if (found) {
    const isSame = found.rawValue === last && performance.now() - lastAt < sameMs;
    [last, lastAt] = [found.rawValue, performance.now()];
    if (!isSame) await scanned(found.rawValue);
  }
  setTimeout(() => void look(detector), scanMs);
}

at('start').addEventListener('click', async () => {
  try {
    const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } };
    camera.srcObject = await navigator.mediaDevices.getUserMedia({ video });
    at('start').hidden = true;
    camera.hidden = false;
    await camera.play();
    // A phone that sleeps scans nothing.
    void navigator.wakeLock?.request('screen').catch(() => undefined);
    const Detector = /** @type {any} */ (globalThis).BarcodeDetector ?? OwnDetector;
    void look(new Detector({ formats: ['qr_code'] }));
  } catch {
    const texts = ['無法使用相機，請允許或改用下方查詢', 'No camera: allow it, or look up below'];
    at('start').replaceChildren(both(texts));
  }
});

addEventListener('online', () => void send());
// Between two lists only what other phones have sent.
setInterval(() => void (performance.now() - listedAt > listMs ? load() : send()), sendMs);
await load();
void send();
