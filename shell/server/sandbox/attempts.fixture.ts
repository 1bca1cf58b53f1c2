/** What a hostile section may find: `secret` is a file, `port` a server of this machine. */
export type Target = { secret: string; written: string; port: number; pid: number };

const moduleOf = (name: string) => [
  `require('${name}')`,
  `process.getBuiltinModule('${name}')`,
  `globalThis.process.mainModule.require('${name}')`,
  `module.constructor._load('${name}')`,
];
const first = (expressions: readonly string[]) =>
  `[${expressions.map((one) => `() => ${one}`).join(', ')}].map((one) => { try { return one(); } catch { return undefined; } }).find(Boolean)`;
const builtin = (name: string) => first(moduleOf(name));
const modules = ['child_process', 'dns', 'http', 'inspector', 'module', 'net', 'node:sqlite', 'vm'];

/**
 * Bodies of functions that return a text that begins with GOT when they have succeeded. They run
 * while a section is loaded, verified and rendered.
 */
export function attemptsOn(target: Target): Record<string, string> {
  return { ...onTheMachine(target), ...onOthers() };
}

function onTheMachine({ secret, written, port, pid }: Target): Record<string, string> {
  const file = JSON.stringify(secret);
  const address = `127.0.0.1:${port}`;
  const uses = [
    'process.env',
    `process.binding('fs')`,
    `process.report.writeReport(${JSON.stringify(written)})`,
    `[process.dlopen({ exports: {} }, ${file})]`,
    `process.send({ event: 'rendered', content: { identity: new Uint8Array(1), hash: '' }, held: {} })`,
    `process.on('message', () => undefined)`,
    `process.kill(${pid})`,
    'process.kill(process.ppid)',
    '[process.exit(1)]',
  ];
  return {
    'reads a file': `return 'GOT ' + (${builtin('fs')}).readFileSync(${file}, 'utf8');`,
    'reads a file through an import': `const fs = await import('node:fs'); return 'GOT ' + fs.readFileSync(${file}, 'utf8');`,
    'reads a file as a URL': `return 'GOT ' + await (await fetch('file://' + ${file})).text();`,
    'loads another module of Node': `return [${modules.map(builtin).join()}].some(Boolean) ? 'GOT it' : 'nothing';`,
    'uses its process': `return ${first(uses)} ? 'GOT it' : 'nothing';`,
    'requests a URL': `return 'GOT ' + (await fetch('http://${address}/')).status;`,
    'opens a connection through the console': `return 'GOT ' + new console._stdout.constructor().connect(${port}, '127.0.0.1');`,
    'opens a web socket': `return 'GOT ' + new WebSocket('ws://${address}/');`,
    'compiles WebAssembly': `return 'GOT ' + new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));`,
  };
}

function onOthers(): Record<string, string> {
  return {
    'compiles text': `return 'GOT ' + (0, globalThis.eval ?? Function)('typeof process');`,
    'compiles text by other constructors': `for (const one of [function () {}, async () => 0, function* () {}, URL, setTimeout, console.warn, require]) {
        try { if (one.constructor('return typeof process')() === 'object') return 'GOT process'; } catch {}
      }
      return 'nothing';`,
    'uses the error of a function that was lent to it': `const errors = [];
      const dive = (depth) => { try { new URL('http://a/' + depth); dive(depth + 1); } catch (error) { errors.push(error); throw error; } };
      try { dive(0); } catch {}
      for (const lent of [() => new TextEncoder().encode('x'), () => new TextDecoder().decode(new Uint8Array(1)), () => new URLSearchParams('a=1')]) {
        const sink = () => { try { sink(); lent(); } catch (error) { errors.push(error); throw error; } };
        try { sink(); } catch {}
      }
      try { new URL('::'); } catch (error) { errors.push(error); }
      await import('node:fs').catch((error) => errors.push(error));
      for (const { constructor } of errors) {
        try { if (constructor.constructor('return typeof process')() === 'object') return 'GOT process'; } catch {}
        try { constructor.prototype.__proto__.__proto__.polluted = 'GOT it'; } catch {}
        try { constructor.constructor.prototype.call = () => 'GOT it'; } catch {}
      }
      return 'nothing';`,
    'changes the error of an import': `const error = await import('node:fs').catch((one) => one);
      const changed = (one) => { try { one.polluted = 'GOT it'; } catch {} return one.polluted; };
      for (let one = Object.getPrototypeOf(error); one; one = Object.getPrototypeOf(one))
        if (changed(one) ?? changed(one.constructor)) return 'GOT ' + one.constructor.name;
      return 'nothing';`,
    'finds functions of Node that show a URL': `const inspect = Symbol.for('nodejs.util.inspect.custom');
      let found = 'nothing';
      const url = new URL('http://a/?b=1');
      Object.defineProperty(url, 'searchParams', { value: { [inspect]: (...values) => { found = 'GOT ' + typeof values[2]; return ''; } } });
      try { url[inspect](2, {}); } catch {}
      try { new URLSearchParams('a=1')[inspect](2, { stylize: (text) => { found = 'GOT it'; return text; } }); } catch {}
      return URL.createObjectURL ? 'GOT objects' : found;`,
    'walks the stack': `Error.prepareStackTrace = (error, frames) => frames;
      const found = new Error().stack.flatMap((frame) => [frame.getThis(), frame.getFunction()]);
      Error.prepareStackTrace = undefined;
      return found.some((one) => one?.process ?? one?.constructor?.constructor?.('return globalThis.process')()) ? 'GOT process' : 'nothing';`,
    'looks for Node in what a timer is called with': `return new Promise((resolve) => setTimeout(function (...values) {
        const found = [this, ...values].some((one) => one?._onTimeout ?? one?.process ?? one?.hasRef);
        resolve(found ? 'GOT a timer' : 'nothing');
      }));`,
    'reads the globals of another section': `return globalThis.honest === undefined ? 'nothing' : 'GOT ' + globalThis.honest;`,
    'pollutes prototypes': `Object.prototype.polluted = 'x'; Array.prototype.map = () => ['x']; JSON.stringify = () => 'x';
      Promise.prototype.then = undefined; String.prototype.repeat = () => 'x'; return 'done';`,
    'patches a module that all sections share': `const react = require('react'); react.createElement = () => 'x'; react.made = 'x'; return 'done';`,
    'patches what is lent to it': `const patched = () => 'x';
      const prototypes = [URL.prototype, TextEncoder.prototype, TextDecoder.prototype, URLSearchParams.prototype, Object.getPrototypeOf(new URLSearchParams('a=1').entries())];
      for (const one of [...prototypes, ...prototypes.map((each) => Object.getPrototypeOf(each)), URL, URL.constructor, URL.constructor.prototype])
        for (const name of ['toString', 'href', 'encode', 'decode', 'get', 'next', 'call', 'polluted'])
          try { one[name] = patched; Object.defineProperty(one, name, { value: patched }); } catch {}
      return 'done';`,
    'leaves timers': `setInterval(() => { globalThis.ticks = (globalThis.ticks ?? 0) + 1; }, 1); return 'done';`,
    'throws in timers and promises': `setTimeout(() => { throw new Error('later'); }); void Promise.reject(new Error('nobody')); return 'done';`,
    'floods the output': `for (let line = 0; line < 1e4; line += 1) { console.log('x'.repeat(100)); console.error('x'.repeat(100)); } return 'done';`,
    'shares memory': `return 'GOT ' + new SharedArrayBuffer(8) + Atomics;`,
    'runs when garbage is collected': `return 'GOT ' + new FinalizationRegistry(() => undefined);`,
    'recurses without end': `const dive = () => dive(); return dive();`,
  };
}

/** What ends the process of the page, beyond what process-group.test.ts tries. */
export const exhausting: Record<string, string> = {
  'loops in microtasks': 'for (;;) await 0;',
  'loops after its page': 'setImmediate(() => { for (;;); }); return 1;',
  'loops in microtasks after its page': 'void (async () => { for (;;) await 0; })(); return 1;',
  'returns more than any page has': "return 'x'.repeat(2e7);",
};

const throwUnreadable = `const error = new Error();
    Object.defineProperty(error, 'message', { get() { throw error; } });
    throw error;`;

/** What makes it hard to tell why a page has failed. */
export const unreadable: Record<string, string> = {
  'throws an error that cannot be read': throwUnreadable,
  'throws without JSON': `JSON.stringify = () => '{'; ${throwUnreadable}`,
  'throws after it has replaced promises': `Promise.prototype.then = undefined; ${throwUnreadable}`,
};

/** A section that tries it while it is loaded, and with each page. */
export function hostileSection(attempt: string): string {
  return `const attempt = async () => { ${attempt} };
    const tried = () => attempt().then(String, (error) => 'refused: ' + error?.message);
    const atLoad = tried();
    exports.section = {
      routes: [{
        id: 'page',
        async load() {
          const found = await atLoad;
          if (found.startsWith('GOT')) throw new Error(found);
          return { Page: () => '', head: () => '' };
        },
      }],
      fragments: [],
      loadMessages: async () => ({ default: {} }),
      outcome: async () => [await atLoad, await tried()],
    };`;
}
