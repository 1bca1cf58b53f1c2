import { createManualClock } from '@dswine/shared/testing/manual-clock';
import type { Logger } from 'pino';
import { silentLog } from '@dswine/shared/testing/silent-log';
import type { CompositionRoute } from '../../src/composition/page-state.ts';
import type { ExpoResponse } from '../organiser/expo-data.ts';
import type { ResolvedComposition as Live } from '../composition/live-composition.ts';
import { encodeContent } from '../http/encode-content.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createCircuitBreaker, type CircuitBreaker } from '../rendering/circuit-breaker.ts';
import { pageRequest, type PersonalRequest } from '../rendering/render-request.ts';
import { readSettings } from '../settings/settings.ts';

/** A composition with one section that has one page. */
export function liveWith(route: Partial<CompositionRoute>): Live {
  const page = {
    id: 'news',
    path: 'News',
    data: { list: { template: 'News/{Code}' } },
    query: {},
    ...route,
  };
  return {
    revision: 1,
    manifests: [{ workspace: 'shell', middleware: ['chinese-only'] }],
    composition: {
      sections: [{ name: 'info', version: '1', routes: [page], fragments: [] }],
      menu: [],
      menuCalls: [{ group: 'events', template: 'Event/EventMenu/{Code}?Lang=tw', locales: ['tw'] }],
      unavailable: [],
    },
    shellFiles: { styles: [['/shell.css', 'sha256-x']] },
    files: { page: () => ({ url: '', integrity: '' }) },
  } as unknown as Live;
}

const clock = createManualClock();
/** The date of all renderings, in ms since 1970. */
export const now = clock.now();

/** A circuit breaker on which ten seconds never pass. */
export const createBreaker = () => createCircuitBreaker({ monotonic: () => 1 });

export type Seen = { status: number; problem?: string };

export type Given = {
  news?: ExpoResponse;
  /** Renders instead of a process. */
  draw?: (seen: Seen) => string;
  address?: string;
  menu?: ExpoResponse;
  visit?: PersonalRequest;
  breaker?: CircuitBreaker;
  log?: Logger;
};

/** Renders a page (default: `/News`), and records the input of each rendering. */
export async function renderPage(
  live: Live,
  {
    news = fine,
    draw = () => 'whole',
    address = '/News',
    menu = { code: 404 },
    visit,
    breaker = createBreaker(),
    log = silentLog,
  }: Given = {},
) {
  const seen: Seen[] = [];
  const render = createPageRenderer({
    settings: readSettings({ DATA_DIR: '/tmp/dswine-renderer-test', RELEASE_ROOT: 'none' }, '/'),
    pool: {
      lease: () => ({
        reserve: (rendering) => rendering,
        render: async (_owner, { state: { status, problem } }) => {
          const input = { status, ...(problem && { problem }) };
          seen.push(input);
          return encodeContent(draw(input), []);
        },
        leftOut: () => [],
        release: () => undefined,
      }),
    },
    data: {
      load: (key) =>
        Promise.resolve(
          key.startsWith('News') ? news : key.includes('EventMenu') ? menu : { code: 404 },
        ),
      forget: () => undefined,
    },
    breaker,
    log,
    clock,
  });
  const page = await render({
    ...pageRequest(live, new URL(`http://localhost:3000${address}`)),
    ...(visit && { personal: visit }),
  });
  return { ...page, html: page.content.identity.toString(), seen };
}

export const fine: ExpoResponse = { data: [] };
