import type { Locale } from '@dswine/shared/section/section';
import type { Problem } from './page-state.ts';

/**
 * The traits that a middleware gives to routes that name it. A middleware here is a flag, not a
 * function in a chain.
 */
type Middleware = {
  /**
   * The only language of the route's records. Readers are not redirected to the other language. The
   * page in the other language is not indexed and names this one as canonical (rulings § 2,
   * Chinese-only records).
   */
  onlyIn?: Locale;
};

/** The middleware that sections may use in their routes. The shell's release lists these names. */
const middlewareByName: Readonly<Record<string, Middleware>> = {
  'chinese-only': { onlyIn: 'tw' },
};

export const middlewareNames: readonly string[] = Object.keys(middlewareByName);

/** Thrown when a route names an unknown middleware (specification § 8). */
export class UnknownMiddlewareError extends Error {
  override name = 'UnknownMiddlewareError';
  readonly problem: Problem = 'unknownMiddleware';
  constructor(middleware: string) {
    super(`Unknown middleware "${middleware}": this shell knows ${middlewareNames.join(', ')}.`);
  }
}

/** The merged traits of a route's middleware. Throws `UnknownMiddlewareError`. */
export function middlewareOf(route: { middleware?: readonly string[] }): Middleware {
  return (route.middleware ?? []).reduce<Middleware>((merged, name) => {
    const traits = Object.hasOwn(middlewareByName, name) ? middlewareByName[name] : undefined;
    if (!traits) throw new UnknownMiddlewareError(name);
    return { ...merged, ...traits };
  }, {});
}
