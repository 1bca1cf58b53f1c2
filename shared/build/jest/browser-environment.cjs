const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have and jsdom has not; Node's own are the same standards. */
const fromNode = [
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoderStream',
  'TextDecoderStream',
];

/** Node's Request and fetch take Node's signals only, jsdom's listeners jsdom's only: the signal is handed on from one to the other. */
function withNodeSignal(init) {
  if (!init?.signal) return init;
  const controller = new AbortController();
  const abort = () => controller.abort(init.signal.reason);
  if (init.signal.aborted) abort();
  else init.signal.addEventListener('abort', abort, { once: true });
  return { ...init, signal: controller.signal };
}

class BridgedRequest extends Request {
  constructor(input, init) {
    super(input, withNodeSignal(init));
  }
}

/** jsdom with Node's network and stream classes. Packages are resolved as in Node, so that a test can render on the server too. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  exportConditions() {
    return ['node', 'node-addons'];
  }

  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.Request = BridgedRequest;
    this.global.fetch = (input, init) => fetch(input, withNodeSignal(init));
  }
};
