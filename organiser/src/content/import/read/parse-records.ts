import { isCollection, isNode, isSeq, LineCounter, parseDocument, type Node } from 'yaml';

/**
 * One record of a file with the line where it begins, or the reason why it cannot be read.
 * `placeOf` is where a field is, named by its JSON pointer.
 */
export type Place = { line: number; column?: string };
export type Entry =
  | { line: number; value: unknown; placeOf: (pointer: string) => Place }
  | { line: number; reason: string };
/** `unreadable`: the records of the file cannot be told apart. The entries say why. */
export type ParsedFile = { unreadable: boolean; entries: Entry[] };

/** JSON Lines: one record per line. Skips empty lines; a bad line does not spoil the others. */
export function parseJsonLines(text: string): ParsedFile {
  const entries = text.split('\n').flatMap((source, index): Entry[] => {
    if (source.trim() === '') return [];
    const line = index + 1;
    try {
      return [{ line, value: JSON.parse(source) as unknown, placeOf: () => ({ line }) }];
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      return [{ line, reason: `not valid JSON: ${cause}` }];
    }
  });
  return { unreadable: false, entries };
}

/** YAML 1.2: a list of records. A syntax error makes the whole file unreadable. */
export function parseYaml(text: string): ParsedFile {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line;
  if (document.errors.length > 0)
    return {
      unreadable: true,
      entries: document.errors.map((error) => ({
        line: lineAt(error.pos[0]),
        reason: `not valid YAML: ${error.message}`,
      })),
    };
  const { contents } = document;
  if (contents === null) return { unreadable: false, entries: [] };
  if (!isSeq(contents))
    return {
      unreadable: true,
      entries: [{ line: 1, reason: 'the file must be a list: "- Id: …" per record' }],
    };
  return {
    unreadable: false,
    entries: contents.items.filter(isNode).map((node) => ({
      line: lineAt(node.range?.[0] ?? 0),
      value: node.toJS(document) as unknown,
      placeOf: (pointer) => ({ line: lineAt(nodeAt(node, pointer).range?.[0] ?? 0) }),
    })),
  };
}

/** The node at a JSON pointer, or the last one on the way there. */
function nodeAt(record: Node, pointer: string): Node {
  const keys = pointer.split('/').slice(1);
  return keys.reduce((node, key) => {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    const found = isCollection(node) ? node.get(name, true) : undefined;
    return isNode(found) ? found : node;
  }, record);
}
