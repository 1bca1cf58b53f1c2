import type * as FaultLog from './fault-log.ts';

const file = 'https://fair.example/releases/mfe-visitor/browser/page.1a.js';
const typed = 'Amelie Nobody 0912345678';
let sent: Record<string, unknown>[];
let log: typeof FaultLog;

/** An error with a stack, as browsers write it. */
function errorAt(stack: string, error = new TypeError(typed)): Error {
  return Object.assign(error, { stack: `TypeError: ${typed}\n${stack}` });
}

/** A blob that can be read at once. */
class ReadableBlob {
  text: string;
  constructor([text = '']: string[]) {
    this.text = text;
  }
}

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  log = await import('./fault-log.ts');
  sent = [];
  const sendBeacon = (address: string, { text }: ReadableBlob) => {
    expect(address).toBe('/releases/error-reports');
    sent.push(JSON.parse(text) as Record<string, unknown>);
    return true;
  };
  Object.assign(globalThis, { Blob: ReadableBlob });
  Object.assign(navigator, { sendBeacon });
  Object.assign(window, { compositionFile: { composition: { revision: 7 } } });
  Object.assign(globalThis, { CSS: { supports: () => true } });
  log.configureFaults({ pageName: () => 'visitor/exhibitors', share: 1 });
});
afterEach(() => void jest.useRealTimers());

async function faults(): Promise<unknown[]> {
  await jest.advanceTimersByTimeAsync(3000);
  return sent.flatMap((beacon) => beacon['faults']);
}

it('sends the class and positions of an error, never its message or the URL', async () => {
  log.noteFault({ kind: 'rejection', error: errorAt(`at f (${file}:1:20)\nat g (${file}:2:3)`) });
  expect(await faults()).toEqual([
    {
      kind: 'rejection',
      page: 'visitor/exhibitors',
      name: 'TypeError',
      stack: ['mfe-visitor/browser/page.1a.js:1:20', 'mfe-visitor/browser/page.1a.js:2:3'],
      count: 1,
    },
  ]);
  expect(sent).toMatchObject([{ composition: 7, vitals: [] }]);
  expect(JSON.stringify(sent)).not.toMatch(/Amelie|0912|fair\.example/);
});

it('counts equal faults up to 20, and an error that a boundary caught only once', async () => {
  const caught = errorAt(`at f (${file}:1:20)`);
  log.noteFault({ kind: 'boundary', error: caught, part: 'info/news' });
  log.noteFault({ kind: 'error', error: caught });
  for (let count = 0; count < 50; count += 1)
    log.noteFault({ kind: 'error', error: errorAt(`at f (${file}:1:30)`) });
  expect(await faults()).toMatchObject([
    { kind: 'boundary', section: 'info', count: 1 },
    { kind: 'error', count: 20 },
  ]);
});

it.each([
  ['by an extension', errorAt('at f (chrome-extension://abc/page.js:1:20)'), 0],
  ['without a stack', Object.assign(new Error(typed), { stack: undefined }), 0],
  [
    'by an extension that a release called',
    errorAt(`at f (x://a/b.js:1:2)\nat g (${file}:1:9)`),
    1,
  ],
])('reports a rejection only with a stack from a release: thrown %s', async (_, error, count) => {
  log.noteFault({ kind: 'rejection', error });
  expect((await faults()).length).toBe(count);
  expect(JSON.stringify(sent)).not.toContain('Amelie');
});

it('sends the code of a React error, and no class name that contains text', async () => {
  const error = errorAt('', Object.assign(new Error('Minified React error #418'), { name: typed }));
  log.noteFault({ kind: 'hydration', error, stack: `at p (${file}:1:20)` });
  expect(await faults()).toEqual([
    expect.objectContaining({ detail: 'react-418', stack: [expect.stringMatching(/:1:20$/)] }),
  ]);
  expect(JSON.stringify(sent)).not.toContain('"name"');
});

it('charges no release with what a translator or an extension did to the document', async () => {
  const { keepDocument } = await import('../foreign-changes/foreign-changes.ts');
  document.body.innerHTML = '<div id="root"><p>text</p></div>';
  const root = document.getElementById('root') as HTMLElement;
  keepDocument(root, Promise.resolve());
  root.querySelector('p')?.append(document.createElement('com-icon'));
  await Promise.resolve();
  log.noteFault({ kind: 'hydration', error: errorAt(`at f (${file}:1:20)`) });
  const error = errorAt(`at f (${file}:1:20)`, new DOMException(typed, 'NotFoundError'));
  log.noteFault({ kind: 'boundary', error, part: 'info/news' });
  expect(await faults()).toEqual([]);
  log.noteFault({ kind: 'boundary', error: errorAt(`at f (${file}:1:20)`), part: 'info/news' });
  expect(await faults()).toMatchObject([{ kind: 'boundary' }]);
});

it('stops after 20 beacons, and sends none for pages outside the sample', async () => {
  for (let times = 0; times < 40; times += 1) {
    log.noteFault({ kind: 'rejection', error: errorAt(`at f (${file}:1:${times})`) });
    await jest.advanceTimersByTimeAsync(3000);
  }
  expect(sent.length).toBe(20);
  log.configureFaults({ pageName: () => 'none', share: 0 });
  log.noteFault({ kind: 'reload' });
  expect((await faults()).length).toBe(20);
});

it('records uncaught errors, and sends pending faults and vitals on pagehide', async () => {
  log.watchFaults();
  const error = errorAt(`at f (${file}:1:20)`);
  dispatchEvent(new ErrorEvent('error', { error, message: typed }));
  dispatchEvent(new ErrorEvent('error', { filename: file, lineno: 3, colno: 4, message: typed }));
  // All that browsers report about an error in a cross-origin script.
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  log.noteVital({ name: 'inp', value: 120, section: 'info' });
  log.noteVital({ name: 'inp', value: 180, section: 'info' });
  dispatchEvent(new Event('pagehide'));
  expect(sent).toMatchObject([
    {
      faults: [
        { kind: 'error', stack: ['mfe-visitor/browser/page.1a.js:1:20'] },
        { kind: 'error', stack: ['mfe-visitor/browser/page.1a.js:3:4'] },
      ],
      vitals: [{ name: 'inp', value: 180, section: 'info' }],
    },
  ]);
});
