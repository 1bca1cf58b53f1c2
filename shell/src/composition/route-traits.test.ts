import { middlewareNames, middlewareOf, UnknownMiddlewareError } from './route-traits.ts';

it('knows what a named middleware changes, and that a route without one is left alone', () => {
  expect(middlewareNames).toEqual(['chinese-only']);
  expect(middlewareOf({ middleware: ['chinese-only'] })).toEqual({ onlyIn: 'tw' });
  expect(middlewareOf({})).toEqual({});
});

it.each(['members-only', 'constructor', ''])(
  'refuses the name %p that it does not know',
  (name) => {
    expect(() => middlewareOf({ middleware: ['chinese-only', name] })).toThrow(
      UnknownMiddlewareError,
    );
    expect(() => middlewareOf({ middleware: [name] })).toThrow(/^Unknown middleware/);
  },
);
