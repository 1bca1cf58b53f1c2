import { addSources, pagePolicy, serializeCsp } from './csp.ts';

it('writes each directive once and lists inline scripts by their hashes', () => {
  expect(serializeCsp(pagePolicy(['1']))).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='; style-src 'self'; " +
      "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; " +
      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types default",
  );
});

it('lists a source once even when several settings add it', () => {
  const extra = { 'connect-src': ['https://one.example'] };
  const policy = addSources(pagePolicy([]), extra, extra);
  expect(policy['connect-src']).toEqual(["'self'", 'https://one.example']);
  expect(policy['script-src']).toEqual(["'self'"]);
});
