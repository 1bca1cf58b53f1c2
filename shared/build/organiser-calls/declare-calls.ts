import type { OrganiserCall, OrganiserCalls } from '@dswine/shared/contract/organiser-calls';
import { callsIn, type ApiCall, type ApiDocument } from './api-document.ts';
import type { Field, JsonType } from './json-type.ts';
import { findCall, patternOf, type StatedCall } from './stated-calls.ts';
import { createTypeTable, type TypeTable } from './type-table.ts';

/**
 * What a release asks of the organiser: the calls that its routes, fragments, menu and forms state,
 * those whose path stands in its code, and the fields of their answers whose names do. A name that
 * stands in the code for another reason declares too much; a field cannot be read without its name.
 * `code` is that of the browser, without messages. The same build gives the same declaration.
 */
export function declareCalls(
  document: ApiDocument,
  stated: readonly StatedCall[],
  code: string,
): OrganiserCalls {
  const provided = callsIn(document);
  const names = new Set(code.match(/[A-Za-z_$][\w$]*/g));
  const table = createTypeTable();
  const found = new Map<string, Use>();
  const add = (use: Use) => {
    const key = `${use.path} ${use.method}`;
    const same = found.get(key);
    found.set(key, same ? joinUses(same, use) : use);
  };
  for (const call of stated) for (const use of statedUses(call, provided)) add(use);
  for (const use of usesInCode(provided, code, names)) add(use);
  const calls = [...found.keys()].sort().flatMap((key) => {
    const use = found.get(key);
    return use ? [declaredCall(use, names, table)] : [];
  });
  return { calls, types: table.types };
}

/** A call that is made, and what the organiser says of it, if it is known. */
type Use = Pick<OrganiserCall, 'method' | 'path' | 'query' | 'sends'> & {
  provided: ApiCall | undefined;
  isWhole: boolean;
};

function joinUses(one: Use, other: Use): Use {
  const sends = { ...one.sends, ...other.sends };
  return {
    ...one,
    query: [...new Set([...one.query, ...other.query])],
    isWhole: one.isWhole || other.isWhole,
    ...(Object.keys(sends).length > 0 && { sends }),
  };
}

function statedUses(
  { method, template, fields = {}, isWhole = false }: StatedCall,
  provided: readonly ApiCall[],
): Use[] {
  const { paths, query } = patternOf(template);
  // As forms do: only a POST has a body.
  const isInBody = method === 'POST';
  const sends = Object.entries(isInBody ? fields : {}).map(([name, { choices }]) => {
    const values = choices?.map((value) => `=${value}`).sort();
    return [name, values?.join('|') ?? 'string'] as const;
  });
  const sameMethod = provided.filter((call) => call.method === method);
  return paths.map((below) => ({
    method,
    path: `/api/${below}`,
    query: [...query, ...(isInBody ? [] : Object.keys(fields))],
    provided: findCall(sameMethod, `/api/${below}`),
    isWhole,
    ...(sends.length > 0 && { sends: Object.fromEntries(sends) }),
  }));
}

/**
 * Calls whose path the code puts together. After the first part that it puts in, any path may
 * follow; query parameters and fields of a body count where their names stand in the code.
 */
function usesInCode(provided: readonly ApiCall[], code: string, names: ReadonlySet<string>): Use[] {
  return provided
    .filter(({ path }) => isInCode(path, code))
    .map((call) => {
      const sent = [...(call.body ?? [])].filter(([name]) => names.has(name));
      return {
        method: call.method,
        path: call.path,
        query: [...call.query.keys()].filter((name) => names.has(name)),
        provided: call,
        isWhole: false,
        ...(sent.length > 0 && {
          sends: Object.fromEntries(sent.map(([name, { type }]) => [name, scalarsOf(type)])),
        }),
      };
    });
}

/** What the code sends in a list or an object is not known. */
const scalarsOf = ({ scalars, items, fields }: JsonType) =>
  items || fields ? 'any' : [...scalars].sort().join('|');

/** Whether code has the path in quotes, or its beginning where a variable follows. */
function isInCode(path: string, code: string): boolean {
  const below = path.replace(/^\/api\/(expo|auth)\//, '');
  if (below === path && !path.includes('{}')) return false;
  const start = `(?<=["'\`}])(?:/api/(?:expo|auth)/)?`;
  const parts = below.split('/');
  const starts = parts
    .map((_part, at) => `${parts.slice(0, at).join('/')}/`)
    .filter((text) => /\w/.test(text) && !text.includes('{}'));
  const ways = [
    ...starts.map((text) => `${escaped(text)}(?:\\$\\{|["'\`])`),
    ...(below.includes('{}') ? [] : [`${escaped(below)}["'\`?$]`]),
  ];
  return new RegExp(`${start}(?:${ways.join('|')})`).test(code);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function declaredCall(use: Use, names: ReadonlySet<string>, table: TypeTable): OrganiserCall {
  const { method, path, query, sends, provided, isWhole } = use;
  const answer = provided?.answer;
  const used = answer && (isWhole ? answer : usedOf(answer, names));
  const hint = path.split('/').findLast((part) => part !== '{}') ?? 'Answer';
  return {
    method,
    path,
    query: [...query].sort(),
    ...(sends && { sends }),
    ...(used && { answer: table.write(used, `${hint}Answer`) }),
  };
}

/** Without the fields that the code does not name. Of an object without any, all may be iterated. */
function usedOf(type: JsonType, names: ReadonlySet<string>): JsonType {
  const inner = (part: JsonType) => usedOf(part, names);
  const all = [...(type.fields ?? [])];
  const named = all.filter(([name]) => names.has(name));
  const fields = (named.length > 0 ? named : all).map(([name, field]): [string, Field] => [
    name,
    { ...field, type: inner(field.type) },
  ]);
  return {
    ...type,
    items: type.items && inner(type.items),
    fields: type.fields && new Map(fields),
    rest: type.rest && inner(type.rest),
  };
}
