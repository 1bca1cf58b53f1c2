import path from 'node:path';
import webpack, { type Compiler, type javascript } from 'webpack';

type Parser = javascript.JavascriptParser;
type Program = Parameters<Parameters<Parser['hooks']['program']['tap']>[1]>[0];
type Range = [start: number, end: number];
type Node = { type: string; range: Range } & Record<string, unknown>;
type Property = Node & { key?: { name?: string }; value?: Node & { body?: Node } };

/** The objects of a section's entry, and what a browser takes from them: see `BrowserSection`. */
const kinds = [
  { properties: ['id', 'load'], needed: ['id', 'load'] },
  {
    properties: ['name', 'routes', 'fragments', 'menu', 'loadMessages'],
    needed: ['name', 'routes', 'fragments', 'loadMessages'],
  },
];

/**
 * Leaves out of a section's container what only its release and the web server need: the requests,
 * forms and parameters of its pages, its menu and footer, with the code that only these use. Pages
 * and fragments are found by `load: () => import(…)`; those written otherwise stay whole.
 */
export class BrowserSectionPlugin {
  apply(compiler: Compiler): void {
    const sources = path.join(compiler.context, 'src') + path.sep;
    compiler.hooks.normalModuleFactory.tap('BrowserSectionPlugin', (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        factory.hooks.parser.for(type).tap('BrowserSectionPlugin', (parser) =>
          parser.hooks.program.tap('BrowserSectionPlugin', (program) => {
            const { module } = parser.state;
            if (!module.nameForCondition()?.startsWith(sources)) return;
            for (const range of removeUnused(program))
              module.addPresentationalDependency(
                new webpack.dependencies.ConstDependency('', range),
              );
          }),
        );
    });
  }
}

/** Takes properties out of the syntax tree, and returns where they are in the text. */
function removeUnused(program: Program): Range[] {
  const removed: Range[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, properties } = node as Node;
    if (type === 'ObjectExpression') {
      const needed = neededOf(properties as Property[]);
      removed.push(...between(properties as Property[], needed));
      Object.assign(node, { properties: needed });
    }
    Object.values(node).forEach(visit);
  };
  visit(program.body);
  return removed;
}

function neededOf(properties: Property[]): Property[] {
  const names = properties.map(({ key }) => key?.name);
  const kind = kinds.find((candidate) =>
    candidate.properties.every((name) => names.includes(name)),
  );
  const load = properties.find(({ key }) => key?.name === 'load');
  if (!kind || (load && load.value?.body?.type !== 'ImportExpression')) return properties;
  return properties.filter(({ key }) => !key || kind.needed.includes(key.name ?? ''));
}

/** The texts of the properties that are not needed, each with one comma. */
function between(properties: Property[], needed: Property[]): Range[] {
  const firstNeeded = properties.findIndex((property) => needed.includes(property));
  return properties.flatMap((property, at): Range[] => {
    if (needed.includes(property)) return [];
    const [start, end] = property.range;
    return [
      at < firstNeeded
        ? [start, properties[at + 1]?.range[0] ?? end]
        : [properties[at - 1]?.range[1] ?? start, end],
    ];
  });
}
