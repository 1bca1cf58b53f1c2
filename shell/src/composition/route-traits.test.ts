import { middlewareNames, middlewareOf, UnknownMiddlewareError } from './route-traits.ts';

it('returns the traits of the named middleware, and none for a route without one', () => {
  expect(middlewareNames).toEqual(['chinese-only']);
  expect(middlewareOf({ middleware: ['chinese-only'] })).toEqual({ onlyIn: 'tw' });
  expect(middlewareOf({})).toEqual({});
});

it.each(['members-only', 'constructor', ''])('rejects the unknown middleware name %p', (name) => {
  expect(() => middlewareOf({ middleware: ['chinese-only', name] })).toThrow(
    UnknownMiddlewareError,
  );
  expect(() => middlewareOf({ middleware: [name] })).toThrow(/^Unknown middleware/);
});
