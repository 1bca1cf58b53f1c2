const { TestEnvironment } = require('jest-environment-jsdom');

/** Browser APIs missing in jsdom. Node implements the same standards. */
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

/**
 * Node's Request and fetch accept only Node's AbortSignal, jsdom's listeners only jsdom's. This
 * forwards the abort from one to the other.
 */
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

/**
 * jsdom with Node's network and stream classes. Packages resolve as in Node, so that a test can
 * also render on the server.
 */
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
