import { encodeContent } from '../http/encode-content.ts';
import { isolateFailure } from './guarded-render.ts';
import { RenderError, type RenderFailure } from './render-errors.ts';
import type { RenderAttempt } from './render-page.ts';

const part = (section: string, id: string) => ({
  key: `${section}/${id}`,
  section: { name: section },
});
const rest = encodeContent('rest', []);
const parts = [part('visitor', 'a'), part('events', 'b'), part('visitor', 'c')];

/** Isolates the failure of a page with three parts; the parts of one section fail. */
async function isolate(failure: RenderFailure, attempted: string[] = []) {
  const attempt = { request: { parts }, status: 200, broken: [], data: { data: {}, failures: {} } };
  const shown = ({ broken }: RenderAttempt) =>
    parts.map(({ key }) => key).filter((key) => !broken.includes(key));
  return isolateFailure({
    attempt: attempt as unknown as RenderAttempt,
    first: new RenderError(failure, 'first'),
    basicData: {},
    render: async (tried) => {
      attempted.push(shown(tried).join());
      if (shown(tried).some((key) => key.startsWith('visitor')))
        return new RenderError(failure, 'no');
      return { content: rest, broken: tried.broken, status: tried.status };
    },
  });
}

it('leaves out the section that makes others fail, though each part renders alone', async () => {
  const all = [...parts, part('info', 'd')];
  const request = { parts: all };
  const attempt = { request, status: 200, broken: [], data: { data: {}, failures: {} } };
  const { result, failing } = await isolateFailure({
    attempt: attempt as unknown as RenderAttempt,
    first: new RenderError('threw', 'first'),
    basicData: {},
    render: async ({ broken, status }) => {
      const isPolluted = all.length - broken.length > 1 && !broken.includes('events/b');
      return isPolluted ? new RenderError('threw', 'polluted') : { content: rest, broken, status };
    },
  });
  expect(failing).toEqual([{ key: 'events/b', error: new RenderError('threw', 'first') }]);
  expect(result).toEqual({ content: rest, status: 200, broken: ['events/b'] });
});

it('skips the other parts of a section that exceeded the time limit', async () => {
  const attempted: string[] = [];
  const { failing } = await isolate('limit', attempted);
  expect(attempted).toEqual(['visitor/a', 'events/b', 'events/b']);
  expect(failing.map(({ key }) => key)).toEqual(['visitor/a', 'visitor/c']);
});
