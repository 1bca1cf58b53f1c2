import type { Locale } from '@dswine/shared/section/section';
import type { Problem } from './errors/page-error.ts';

/** What a middleware changes about the pages whose routes name it. */
export type Middleware = {
  /**
   * The one language of the route's records: nobody is sent from there to the other language, and its twin is not
   * indexed and names this one as canonical (rulings § 2, Chinese-only records).
   */
  onlyIn?: Locale;
};

/** The middleware that sections may name in their routes. The shell's release lists these names. */
const known: Readonly<Record<string, Middleware>> = {
  'chinese-only': { onlyIn: 'tw' },
};

export const middlewareNames: readonly string[] = Object.keys(known);

/** A route names a middleware that this shell does not have (specification § 8). */
export class UnknownMiddleware extends Error {
  override name = 'UnknownMiddleware';
  readonly problem: Problem = 'unknownMiddleware';
  constructor(middleware: string) {
    super(`Unknown middleware "${middleware}": this shell knows ${middlewareNames.join(', ')}.`);
  }
}

/** Everything that a route's middleware changes, taken together. Throws `UnknownMiddleware`. */
export function middlewareOf(route: { middleware?: readonly string[] }): Middleware {
  return (route.middleware ?? []).reduce<Middleware>((together, name) => {
    const one = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!one) throw new UnknownMiddleware(name);
    return { ...together, ...one };
  }, {});
}
