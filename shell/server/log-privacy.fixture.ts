import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { endOnUncaught } from '@dswine/shared/logging/end-on-uncaught';
import { integrityOf } from '../releases/integrity.ts';
import type { CompositionSection, PageComposition } from '../src/composition/page-state.ts';
import { createBrowserFiles } from './composition/browser-files.ts';
import type { ResolvedComposition as Live } from './composition/live-composition.ts';
import { serverLog } from './http/server-log.ts';
import type { Settings } from './settings/settings.ts';
import { webServerOn } from './web-server.ts';

/*
 * A web server at the most verbose log level. Its only section prints and throws its input on every
 * page. Started by log-privacy.test.ts with the arguments <organiser> <folder>.
 */
const [organiser = '', folder = ''] = process.argv.slice(2);
const files = { scripts: [], styles: [] };
const contact = {
  method: 'POST',
  call: 'expo/Contact/{Code}{?Lang}',
  fields: { Name: { required: true, max: 60 }, Email: { email: true, max: 254 } },
  next: '/Contact?ref={Reference}',
} as const;
const section: CompositionSection = {
  name: 'info',
  version: '1.0.0',
  entry: '',
  files,
  routes: [
    { id: 'contact', path: 'Contact', data: {}, query: { ref: 'text' }, files },
    {
      id: 'news',
      path: 'News/Detail/:id',
      data: { item: { template: 'News/Detail/{Code}/{Id}{?Lang,Q}' } },
      query: { q: 'text' },
      files,
    },
    {
      id: 'submission',
      path: 'Submission',
      personal: true,
      data: { own: { template: 'Submissions/Own/{Code}{?Lang}' } },
      query: { ref: 'text' },
      files,
    },
  ],
  fragments: [],
};
const source = `exports.provided = {};
exports.renderDocument = async (job) => {
  console.error(job.address);
  process.stdout.write(JSON.stringify(job));
  throw new Error('undefined ' + JSON.stringify(job));
};`;
const file = path.join(folder, 'shell.cjs');
writeFileSync(file, source);
const composition: PageComposition = {
  revision: 1,
  shell: '1.0.0',
  sections: [section],
  menu: [],
  menuCalls: [],
  footer: [],
  offline: [],
  unavailable: [],
};
const live = {
  revision: 1,
  releases: {},
  composition,
  manifests: [],
  bundles: { shell: { file, integrity: integrityOf(Buffer.from(source)) }, sections: {} },
  files: createBrowserFiles({ composition, sections: new Map() }),
  bootScript: '',
  shellFiles: { entry: '', icon: '', scripts: [], styles: [], messages: { tw: [], en: [] } },
  contentSecurityPolicy: "default-src 'none'",
  forms: new Map([['info/contact', { contact }]]),
  unknown: [],
  problems: [],
} as unknown as Live;
const settings = {
  siteUrl: 'http://127.0.0.1',
  exhibitionCode: 'DSWINE2026',
  organiser,
  expoApi: '/api/expo/',
  authApi: '/api/auth/',
  dataDir: folder,
  edge: false,
  links: {},
  stickyOffset: 360,
  processes: 1,
  clockOffset: 0,
  dateBar: false,
  renderLimit: 60_000,
  dataLimit: 5000,
  offline: false,
  clientConnections: 1000,
  ageQuestion: false,
  logLevel: 'trace',
} as unknown as Settings;

endOnUncaught(serverLog('trace') as Pick<Logger, 'fatal'>);
const server = await webServerOn(settings, {
  watch: () =>
    Promise.resolve({
      live: () => live,
      state: () => ({ revision: 1, storeRevision: 1, problems: [], rejected: [] }),
      stop: async () => undefined,
    }),
  releaseFiles: {
    find: () => Promise.resolve(undefined),
    earlier: () => Promise.resolve(undefined),
  },
  compositionFiles: () => Promise.resolve(undefined),
  waitsForThreads: false,
});
process.send?.(await server.listen({ port: 0, host: '127.0.0.1' }));
process.once('message', (mark) => {
  setImmediate(() => {
    throw new Error(String(mark));
  });
});
