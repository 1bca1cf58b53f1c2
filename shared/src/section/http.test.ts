import { createHttp, type Ending } from './http.ts';
import { RequestFailed } from './request-failed.ts';

let fetchSpy: jest.SpiedFunction<typeof fetch>;
const respondWith = (body: BodyInit, init?: ResponseInit) =>
  fetchSpy.mockResolvedValueOnce(new Response(body, init));
const envelope = (Code: number, Data: unknown = null) => JSON.stringify({ Code, Data });
const sent = () => fetchSpy.mock.calls.at(-1) ?? [];

beforeEach(() => {
  fetchSpy = jest.spyOn(globalThis, 'fetch');
});

it('requests JSON or plain text below its base URL or the site root', async () => {
  respondWith(envelope(200, 'red'));
  await expect(createHttp({ base: '/api/expo/' }).data('News/DSWINE2026?Lang=tw')).resolves.toBe(
    'red',
  );
  expect(sent()).toEqual([
    '/api/expo/News/DSWINE2026?Lang=tw',
    expect.objectContaining({ method: 'GET', headers: { accept: 'application/json, text/plain' } }),
  ]);
  respondWith('hello');
  await expect(createHttp().answer('robots.txt')).resolves.toMatchObject({ body: 'hello' });
  expect(sent()[0]).toBe('/robots.txt');
});

it('sends a body as JSON, and an authorization and credentials when requested', async () => {
  respondWith(envelope(200));
  await createHttp().data('x', {
    method: 'POST',
    body: { Id: '1' },
    credentials: 'include',
    authorization: { token: 'abc', scheme: 'Bearer' },
  });
  expect(sent()[1]).toMatchObject({
    method: 'POST',
    body: '{"Id":"1"}',
    credentials: 'include',
    headers: { 'content-type': 'application/json', authorization: 'Bearer abc' },
  });
});

it.each([
  [
    'data() trusts the envelope code over the HTTP status',
    () => respondWith(envelope(200, 'well'), { status: 500 }),
    'well',
  ],
  ['data() rejects a body without an envelope', () => respondWith('251'), 200],
  ['data() rejects HTML with its HTTP status', () => respondWith('<html>', { status: 502 }), 502],
  [
    'data() rejects a network failure with code 0',
    () => fetchSpy.mockRejectedValueOnce(new TypeError('Failed to fetch')),
    0,
  ],
])('%s', async (_what, given, outcome) => {
  given();
  const data = createHttp().data('x');
  if (typeof outcome === 'string') await expect(data).resolves.toBe(outcome);
  else {
    const error = await data.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RequestFailed);
    expect(error).toMatchObject({ code: outcome, key: 'x' });
  }
});

describe('the loading bar', () => {
  const endings: (Ending | 'begun')[] = [];
  const http = createHttp({
    begin: () => {
      endings.push('begun');
      return (ending) => void endings.push(ending);
    },
  });
  beforeEach(() => endings.splice(0));

  it.each<[string, () => unknown, Ending]>([
    ['done after a response with code 200', () => respondWith(envelope(200)), 'done'],
    ['done after status 401', () => respondWith(envelope(401), { status: 401 }), 'done'],
    ['failed after status 503', () => respondWith(envelope(503), { status: 503 }), 'failed'],
  ])('is %s', async (_what, given, ending) => {
    given();
    await http.data('x').catch(() => undefined);
    expect(endings).toEqual(['begun', ending]);
  });

  it('is cancelled when the request is aborted, and failed after a timeout', async () => {
    fetchSpy.mockImplementation(async (_target, init) => {
      const { signal } = init ?? {};
      const aborted = Promise.withResolvers<never>();
      signal?.addEventListener('abort', () => aborted.reject(signal.reason));
      return signal?.aborted ? Promise.reject(signal.reason as Error) : aborted.promise;
    });
    const taken = new AbortController();
    const pending = http.data('x', { signal: taken.signal });
    taken.abort();
    await expect(pending).rejects.toMatchObject({ code: 0 });
    const timeout = jest
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    await expect(http.data('x', { limit: 250 })).rejects.toMatchObject({ code: 0 });
    expect(timeout).toHaveBeenCalledWith(250);
    expect(endings).toEqual(['begun', 'cancelled', 'begun', 'failed']);
  });

  it('does not run for a request with bar: false', async () => {
    respondWith(envelope(200));
    await http.data('x', { bar: false });
    expect(endings).toEqual([]);
  });
});
