import vm from 'node:vm';

/**
 * Freezes the intrinsic objects of this process. A realm has none of them, but functions that were
 * lent to it, and what `import()` returns, lead to them. `--frozen-intrinsics` does the same with
 * accessors, which makes rendering a third slower.
 */
export function freezeProcess(): void {
  const roots = [
    ...Object.getOwnPropertyNames(globalThis)
      .filter((name) => !hidden.has(name))
      .map((name) => Object.getOwnPropertyDescriptor(globalThis, name)?.value as unknown),
    ...unnamed(),
  ];
  freezeAll(roots);
  // Before anything that runs later can see one.
  importError().catch((error: unknown) => freezeAll([error]));
}

/** Rejects with an error of a class of Node's that only `import()` in a realm leads to. */
function importError(): Promise<never> {
  return new vm.Script(`import('node:fs')`).runInThisContext() as Promise<never>;
}

function freezeAll(roots: readonly unknown[]): void {
  const unfrozen = new Set<object>([globalThis, process, console]);
  const found = new Set(unfrozen);
  for (const root of roots) collect(root, found);
  for (const one of found) if (!unfrozen.has(one)) Object.freeze(one);
}

/** Not intrinsic, and needed by Node as they are. */
const hidden = new Set(['globalThis', 'global', 'process', 'console', 'performance', 'crypto']);

/** Intrinsic objects without a name: constructors of functions, and prototypes of iterators. */
function unnamed(): object[] {
  return [
    async () => undefined,
    function* () {},
    async function* () {},
    [].values(),
    new Map().entries(),
    new Set().values(),
    ''.matchAll(/-/g),
    ''[Symbol.iterator](),
    mapped([].values()),
    new URLSearchParams().entries(),
  ].flatMap((example) => {
    const prototype = Object.getPrototypeOf(example) as object;
    return [prototype, (prototype.constructor ?? prototype) as object];
  });
}

/** A helper of iterators, which TypeScript's library does not know yet. */
function mapped(iterator: object): object {
  return (iterator as { map: (callback: () => void) => object }).map(() => undefined);
}

function collect(value: unknown, found: Set<object>): void {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  if (!isObject || found.has(value)) return;
  found.add(value);
  collect(Object.getPrototypeOf(value), found);
  for (const key of Reflect.ownKeys(value)) {
    const { value: one, get, set } = Object.getOwnPropertyDescriptor(value, key) ?? {};
    for (const part of [one, get, set]) collect(part as unknown, found);
  }
}
