import Fastify, { type FastifyInstance } from 'fastify';
import type { Organiser } from '../dependencies.ts';

type Validator = ReturnType<NonNullable<FastifyInstance['validatorCompiler']>>;
type Serializer = ReturnType<NonNullable<FastifyInstance['serializerCompiler']>>;

const validators = new WeakMap<object, Validator>();
const serializers = new WeakMap<object, Serializer>();
let compilers: ReturnType<typeof defaultCompilers> | undefined;

/**
 * Compiles each schema when a route first uses it, and once for all listeners of a process. Fastify
 * compiles all of them before it listens, which took a third of the start.
 */
export function compileLazily(app: Organiser): void {
  let made: Awaited<ReturnType<typeof defaultCompilers>> | undefined;
  app.addHook('onReady', async () => {
    made = await (compilers ??= defaultCompilers());
  });
  const ready = () => {
    if (!made) throw new Error('A schema was needed before the service was ready.');
    return made;
  };
  app.setValidatorCompiler<object>((route) => {
    const validate: Validator = (data) => {
      const compiled = cached(validators, route.schema, () => ready().validator(route));
      const result = compiled(data);
      validate.errors = compiled.errors ?? null;
      return result;
    };
    return validate;
  });
  app.setSerializerCompiler<object>(
    (route) => (data) => cached(serializers, route.schema, () => ready().serializer(route))(data),
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
