import { Type, type Static } from 'typebox';
import { ListOf, NAME, RecordOf } from './bounds.ts';

/**
 * What `release conform` has found of a build: nothing wrong. `content`: the hash of the build, so
 * that it is of no other one. `shell`: the version that was around it. `checks`: what was checked on
 * each page. `tools`: their versions.
 */
export const Conformance = Type.Object({
  content: Type.String({ maxLength: 60 }),
  passed: Type.Literal(true),
  shell: Type.String({ maxLength: 60 }),
  pages: Type.Integer(),
  checks: ListOf(Type.String({ maxLength: 40 }), 100),
  tools: RecordOf(NAME, Type.String({ maxLength: 60 }), 20),
});
export type Conformance = Static<typeof Conformance>;
