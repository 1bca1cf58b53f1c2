type Ends = { end: () => Promise<void> };
/** What a test starts: an organiser, or a kit around one. */
type Started = Ends | { organiser: Ends };

/** Starts it before each test of the file or block, and ends it afterwards. */
export function startedBeforeEach<T extends Started>(start: () => Promise<T>): T {
  return startedBy(start, beforeEach, afterEach);
}

/** Starts it once for all tests of the file or block. */
export function startedBeforeAll<T extends Started>(start: () => Promise<T>): T {
  return startedBy(start, beforeAll, afterAll);
}

type Hook = (work: () => Promise<void>) => void;
function startedBy<T extends Started>(start: () => Promise<T>, before: Hook, after: Hook): T {
  let current: T;
  before(async () => void (current = await start()));
  after(() => {
    const started: Started = current;
    return 'organiser' in started ? started.organiser.end() : started.end();
  });
  // Tests name it before it is started, and read it afterwards.
  const get = (_target: T, name: string | symbol): unknown => Reflect.get(current, name);
  return new Proxy({} as T, { get });
}
