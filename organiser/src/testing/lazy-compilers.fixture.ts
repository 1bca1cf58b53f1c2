import Fastify, { type FastifyInstance } from 'fastify';
import type { Organiser } from '../http/organiser.ts';

type Validator = ReturnType<NonNullable<FastifyInstance['validatorCompiler']>>;
type Serializer = ReturnType<NonNullable<FastifyInstance['serializerCompiler']>>;

const validators = new WeakMap<object, Validator>();
const serializers = new WeakMap<object, Serializer>();
let compilers: ReturnType<typeof defaultCompilers> | undefined;

/**
 * Compiles each schema when a route first uses it, and once for all services of a test file. Fastify
 * compiles all of them at start-up, which took half of the time of a test.
 */
export async function compileLazily(app: Organiser): Promise<void> {
  const { validator, serializer } = await (compilers ??= defaultCompilers());
  app.setValidatorCompiler<object>((route) => {
    const validate: Validator = (data) => {
      const compiled = cached(validators, route.schema, () => validator(route));
      const result = compiled(data);
      validate.errors = compiled.errors ?? null;
      return result;
    };
    return validate;
  });
  app.setSerializerCompiler<object>(
    (route) => (data) => cached(serializers, route.schema, () => serializer(route))(data),
  );
}

/** Fastify's own compilers, which it makes at the first route with a schema. */
async function defaultCompilers() {
  const app = Fastify();
  const schema = { querystring: { type: 'object' }, response: { 200: { type: 'string' } } };
  app.get('/', { schema }, () => '');
  await app.ready();
  const { validatorCompiler: validator, serializerCompiler: serializer } = app;
  if (!validator || !serializer) throw new Error('Fastify has made no compilers.');
  return { validator, serializer };
}

function cached<T>(cache: WeakMap<object, T>, schema: object, compile: () => T): T {
  const existing = cache.get(schema);
  if (existing !== undefined) return existing;
  const compiled = compile();
  cache.set(schema, compiled);
  return compiled;
}
