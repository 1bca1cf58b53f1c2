import path from 'node:path';

/**
 * ESLint rule: bans the project's old private vocabulary in declared names and file names, so that
 * each concept keeps the term of the field. A name is split into its camelCase or kebab-case parts.
 * @type {Record<string, string>} banned part -> what to use
 */
const bannedParts = {
  misfit: 'incompatibility',
  misfits: 'incompatibilities',
  glide: 'smoothScroll or animate',
  gliding: 'animation',
  settle: 'navigation effects, dismiss or ready',
  settling: 'navigation effects',
  spared: 'isOpen (circuit breaker)',
  blame: 'failureKey',
  patience: 'timeout',
  door: 'section entry, quick link, surface or entrance',
  doors: 'section entries, quick links, surfaces or entrances',
  barriers: 'accessibility violations',
  shelf: 'file storage',
  stranded: 'hydrationFailed',
  spoilt: 'corrupt',
  told: 'notified or display',
  kept: 'cached or stored',
  asked: 'requested',
  gone: 'deleted or missing',
};

/** Whole words whose meaning depends on the folder. */
const bannedNames = {
  words: 'messages (i18n) or tokens (search)',
  useWords: 'useTranslations',
  look: 'ui or variant',
};

const partsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

function replacementFor(name) {
  if (Object.hasOwn(bannedNames, name)) return bannedNames[name];
  const part = partsOf(name).find((each) => Object.hasOwn(bannedParts, each));
  return part && bannedParts[part];
}

const isDeclaration = ({ parent }, node) =>
  (parent.type === 'VariableDeclarator' && parent.id === node) ||
  (/^(Function|Class|TS(Interface|TypeAlias))/.test(parent.type) &&
    (parent.id === node || parent.params?.includes(node))) ||
  (/^(TSPropertySignature|TSMethodSignature|PropertyDefinition|MethodDefinition)$/.test(
    parent.type,
  ) &&
    parent.key === node);

export const plainNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      name: '"{{name}}" belongs to the old private vocabulary. Use: {{replacement}}.',
      file: 'The file name belongs to the old private vocabulary. Use: {{replacement}}.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const replacement = replacementFor(path.basename(context.filename));
        if (replacement) context.report({ node, messageId: 'file', data: { replacement } });
      },
      Identifier(node) {
        const replacement = isDeclaration(node, node) && replacementFor(node.name);
        if (replacement)
          context.report({ node, messageId: 'name', data: { name: node.name, replacement } });
      },
    };
  },
};
