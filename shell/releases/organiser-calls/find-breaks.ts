import type { OrganiserCall, OrganiserCalls } from '@dswine/shared/contract/organiser-calls';
import type { ApiCall } from '@dswine/shared/build/organiser-calls/api-document';
import type { JsonType } from '@dswine/shared/build/organiser-calls/json-type';
import { findCall } from '@dswine/shared/build/organiser-calls/stated-calls';
import { alternativesOf, type Alternative } from '@dswine/shared/build/organiser-calls/type-table';

/** What a release and an organiser disagree about. */
export type BreakKind =
  | 'call'
  | 'method'
  | 'query'
  | 'required-query'
  | 'sent'
  | 'required-sent'
  | 'sent-type'
  | 'no-json'
  | 'field'
  | 'type'
  | 'missing'
  | 'null'
  | 'value';

/** `field`: a path in the answer, or a name in the query or the body. */
export type Break = {
  kind: BreakKind;
  call: string;
  field?: string;
  /** The type that the release expects or sends, and the organiser's. */
  used?: string;
  provided?: string;
};

type Found = Omit<Break, 'call'>;
type Types = OrganiserCalls['types'];

/**
 * Lists where a declaration asks for more than an organiser provides. Calls, parameters and fields
 * that the organiser has besides are no breaks.
 */
export function findBreaks(
  { calls, types }: OrganiserCalls,
  provided: readonly ApiCall[],
): Break[] {
  return calls.flatMap((call) => {
    const name = `${call.method} ${call.path}`;
    const sameMethod = provided.filter(({ method }) => method === call.method);
    const one = findCall(sameMethod, call.path);
    if (!one) {
      const other = findCall(provided, call.path);
      const kind = other ? 'method' : 'call';
      return [{ kind, call: name, ...(other && { provided: other.method }) } satisfies Break];
    }
    const found = [
      ...queryBreaks(call, one),
      ...bodyBreaks(call, one),
      ...answerBreaks(call, one, types),
    ];
    return found.map((each) => ({ ...each, call: name }));
  });
}

function queryBreaks({ query }: OrganiserCall, provided: ApiCall): Found[] {
  const required = [...provided.query].filter(([, isRequired]) => isRequired);
  return [
    ...query
      .filter((name) => !provided.query.has(name))
      .map((field): Found => ({ kind: 'query', field })),
    ...required
      .filter(([name]) => !query.includes(name))
      .map(([field]): Found => ({ kind: 'required-query', field })),
  ];
}

function bodyBreaks({ sends = {} }: OrganiserCall, { body = new Map() }: ApiCall): Found[] {
  const fields: NonNullable<ApiCall['body']> = body;
  const sent = Object.entries(sends).flatMap(([field, used]): Found[] => {
    const accepted = fields.get(field);
    if (!accepted) return [{ kind: 'sent', field }];
    const isAccepted = alternativesOf(used, {}).every((one) => accepts(accepted.type, one));
    const types = { used: readable(used), provided: nameOf(accepted.type) };
    return isAccepted ? [] : [{ kind: 'sent-type', field, ...types }];
  });
  const required = [...fields].filter(([name, { isOptional }]) => !isOptional && !(name in sends));
  return [...sent, ...required.map(([field]): Found => ({ kind: 'required-sent', field }))];
}

function accepts({ scalars, values }: JsonType, one: Alternative): boolean {
  if (scalars.has('any') || one.kind === 'array' || one.kind === 'object') return true;
  if (one.kind === 'scalar' && one.name === 'any') return true;
  if (one.kind === 'value') return scalars.has('string') && (values?.includes(one.value) ?? true);
  return scalars.has(one.name) || (one.name === 'integer' && scalars.has('number'));
}

function answerBreaks({ answer }: OrganiserCall, provided: ApiCall, types: Types): Found[] {
  if (answer === undefined) return [];
  if (!provided.answer) return [{ kind: 'no-json' }];
  return typeBreaks(answer, provided.answer, { types, field: 'Data' });
}

type At = { types: Types; field: string };

/** Walks both types in step, so a declaration that refers to itself ends with the organiser's. */
function typeBreaks(used: string, provided: JsonType, at: At): Found[] {
  const expected = alternativesOf(used, at.types);
  const has = (name: string) => expected.some((one) => one.kind === 'scalar' && one.name === name);
  if (has('any')) return [];
  const values = expected.flatMap((one) => (one.kind === 'value' ? [one.value] : []));
  const isExpected = (scalar: string) =>
    has(scalar) ||
    (scalar === 'integer' && has('number')) ||
    (scalar === 'string' && values.length > 0);
  const item = expected.find((one) => one.kind === 'array');
  const object = expected.find((one) => one.kind === 'object');
  const scalars = [...provided.scalars].filter((scalar) => scalar !== 'null');
  if (
    !scalars.every(isExpected) ||
    (provided.items && !item) ||
    ((provided.fields || provided.rest) && !object)
  )
    return [{ kind: 'type', field: at.field, used: readable(used), provided: nameOf(provided) }];
  const lost = values.filter((value) => provided.values?.includes(value) === false);
  return [
    ...(provided.scalars.has('null') && !has('null')
      ? [{ kind: 'null' as const, field: at.field }]
      : []),
    ...lost.map((value): Found => ({ kind: 'value', field: at.field, used: value })),
    ...(item && provided.items
      ? typeBreaks(item.item, provided.items, { ...at, field: `${at.field}[]` })
      : []),
    ...(object ? fieldBreaks(object.fields, provided, at) : []),
  ];
}

function fieldBreaks(
  used: Readonly<Record<string, string>>,
  { fields, rest }: JsonType,
  { types, field: parent }: At,
): Found[] {
  // Not an object in any case, which the types have shown.
  if (!fields && !rest) return [];
  return Object.entries(used).flatMap(([key, type]): Found[] => {
    if (key === '*') return rest ? typeBreaks(type, rest, { types, field: `${parent}.*` }) : [];
    const name = key.replace(/\?$/, '');
    const field = `${parent}.${name}`;
    const found = fields?.get(name) ?? (rest && { type: rest, isOptional: true });
    if (!found) return [{ kind: 'field', field }];
    const isMissing = found.isOptional && !key.endsWith('?');
    return [
      ...(isMissing ? [{ kind: 'missing' as const, field }] : []),
      ...typeBreaks(type, found.type, { types, field }),
    ];
  });
}

/** A declared type for people: `text` for `=text`, `object` for a reference. */
function readable(type: string): string {
  return type
    .split('|')
    .map((part) => part.replace(/^=/, '').replace(/^#[^[]*/, 'object'))
    .join(' | ');
}

function nameOf({ scalars, values, items, fields, rest }: JsonType): string {
  const plain = [...scalars].filter((scalar) => scalar !== 'string' || !values);
  return [
    ...plain,
    ...(values ?? []),
    ...(items ? [`${nameOf(items)}[]`] : []),
    ...(fields || rest ? ['object'] : []),
  ].join(' | ');
}
