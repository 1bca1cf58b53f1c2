import type { OrganiserCalls } from '@dswine/shared/contract/organiser-calls';
import type { JsonType } from './json-type.ts';

/** Writes types for `OrganiserCalls`. Objects that are the same share an entry. */
export type TypeTable = {
  types: OrganiserCalls['types'];
  /** Returns the text of a type. `hint` names the entry of an object. */
  write: (type: JsonType, hint: string) => string;
};

export function createTypeTable(): TypeTable {
  const types: OrganiserCalls['types'] = {};
  const names = new Map<string, string>();

  function nameOf(entry: Record<string, string>, hint: string): string {
    const content = JSON.stringify(entry);
    const known = names.get(content);
    if (known !== undefined) return known;
    let name = hint;
    for (let count = 2; Object.hasOwn(types, name); count += 1) name = `${hint}${count}`;
    names.set(content, name);
    types[name] = entry;
    return name;
  }

  function write(type: JsonType, hint: string): string {
    const { values, items, fields, rest } = type;
    const scalars = [...type.scalars].filter((scalar) => scalar !== 'string' || !values);
    const entry = { ...Object.fromEntries(written(type)), ...(rest && { '*': write(rest, hint) }) };
    return [
      ...scalars.sort(),
      ...(values ?? []).map((value) => `=${value}`),
      ...(items ? [arrayOf(write(items, hint), hint)] : []),
      ...(fields || rest ? [`#${nameOf(entry, hint)}`] : []),
    ].join('|');
  }

  const written = ({ fields = new Map() }: JsonType) =>
    [...fields].map(([name, { type, isOptional }]) => [
      isOptional ? `${name}?` : name,
      write(type, name),
    ]);

  const arrayOf = (item: string, hint: string) =>
    /^[^|[]+$/.test(item) ? `${item}[]` : `#${nameOf({ '[]': item }, `${hint}List`)}`;

  return { types, write };
}

/** One alternative of a written type. */
export type Alternative =
  | { kind: 'scalar'; name: string }
  | { kind: 'value'; value: string }
  | { kind: 'array'; item: string }
  | { kind: 'object'; fields: Readonly<Record<string, string>> };

/** Reads the alternatives of a written type. An entry that does not exist has no fields. */
export function alternativesOf(text: string, types: OrganiserCalls['types']): Alternative[] {
  return text
    .split('|')
    .filter((part) => part !== '')
    .map((part): Alternative => {
      if (part.endsWith('[]')) return { kind: 'array', item: part.slice(0, -2) };
      if (part.startsWith('=')) return { kind: 'value', value: part.slice(1) };
      if (!part.startsWith('#')) return { kind: 'scalar', name: part };
      const fields = (Object.hasOwn(types, part.slice(1)) && types[part.slice(1)]) || {};
      const item = fields['[]'];
      return item === undefined ? { kind: 'object', fields } : { kind: 'array', item };
    });
}
