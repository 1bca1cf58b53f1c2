import type { FastifyInstance } from 'fastify';
import type { FindReleaseFile } from '../server/composition/release-files.ts';
import type { Settings } from '../server/settings/settings.ts';
import { webServerOn } from '../server/web-server.ts';
import type { Responder } from './development-front.ts';
import type { DevelopmentWatch } from './development-watch.ts';

/** The site's web server. `find`: finds files of releases that are not built here. */
export function developmentSite(
  known: Settings,
  find: FindReleaseFile = async () => undefined,
): Responder {
  // A service worker would serve files of an earlier build.
  const settings = { ...known, offline: false };
  let site: Promise<FastifyInstance> | undefined;
  return {
    async respond(request, response, watch) {
      site ??= startSite(settings, watch, find);
      (await site).routing(request, response);
    },
    stop: async () => (await site)?.close(),
  };
}

async function startSite(
  settings: Settings,
  watch: DevelopmentWatch,
  find: FindReleaseFile,
): Promise<FastifyInstance> {
  const server = await webServerOn(settings, {
    watch: async () => ({
      live: watch.live,
      state: () => ({
        revision: watch.live().revision,
        storeRevision: 0,
        problems: [],
        rejected: [],
      }),
      stop: () => undefined,
    }),
    releaseFiles: { find, earlier: async () => undefined },
    composition: async (revision) => watch.composition(revision),
    // Serve a new composition at once, so that a reload shows the latest changes.
    waitsForThreads: false,
  });
  await server.ready();
  return server;
}
