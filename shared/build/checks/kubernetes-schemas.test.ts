/** The files in `deploy/kubernetes` match the schemas of Kubernetes. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {
  files,
  folder,
  root,
  kustomizations,
  parse,
  resources,
  type Resource,
} from './kubernetes.fixture.ts';

type Kustomization = {
  resources?: string[];
  components?: string[];
  configMapGenerator?: { files?: string[]; envs?: string[] }[];
};

const typeOf = ({ apiVersion, kind }: Pick<Resource, 'apiVersion' | 'kind'>) =>
  `kubernetes-models/${apiVersion}/${kind}`;

/**
 * Validates resources against the schemas of their kinds. Runs in a separate process, since these
 * modules can only be imported. A schema ignores unknown fields.
 */
function schemaErrors(all: readonly Resource[]): string[] {
  const script = `
    const errors = [];
    for (const [type, kind, resource] of JSON.parse(process.env.RESOURCES))
      try {
        const models = await import(type);
        new models[kind](resource).validate();
      } catch (error) {
        errors.push(type + ' ' + resource.metadata.name + ': ' + error.message);
      }
    console.log(JSON.stringify(errors));`;
  const RESOURCES = JSON.stringify(all.map((one) => [typeOf(one), one.kind, one]));
  const options = { cwd: root, env: { RESOURCES } };
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], options);
  return JSON.parse(String(printed)) as string[];
}

/** Returns fields that the resources' kinds do not have: the compiler rejects them in a literal. */
function unknownFields(all: readonly Resource[]): string[] {
  const file = path.join(import.meta.dirname, 'kubernetes-resources.ts');
  const text = all
    .map(
      (resource, index) =>
        `import type { I${resource.kind} as Kind${index} } from '${typeOf(resource)}';\n` +
        `export const resource${index}: Kind${index} = ${JSON.stringify(resource)};`,
    )
    .join('\n');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, text, target) : getSourceFile(name, target);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

// With a few wrong resources, which have to be the only ones that are found.
it('all resources match the Kubernetes schemas, without unknown fields', () => {
  const budget = resources.find(({ kind }) => kind === 'PodDisruptionBudget');
  const wrong = (change: object) => ({ ...budget, ...change }) as Resource;
  const faulty = [wrong({ spec: { maxUnavailable: true } }), wrong({ kind: 'PodDisruption' })];
  expect(schemaErrors([...resources, ...faulty])).toEqual([
    expect.stringContaining('maxUnavailable'),
    expect.stringContaining('PodDisruption'),
  ]);
  expect(unknownFields([...resources, wrong({ spec: { maxUnavailabel: 1 } })])).toEqual([
    expect.stringContaining('maxUnavailabel'),
  ]);
});

it('the kustomizations reference every file, and only existing files', () => {
  const named = kustomizations.flatMap((file) => {
    const [kustomization] = parse(file) as Kustomization[];
    const { resources: own = [], components = [], configMapGenerator = [] } = kustomization ?? {};
    const generated = configMapGenerator.flatMap((map) => [
      ...(map.files ?? []),
      ...(map.envs ?? []),
    ]);
    return [...own, ...generated, ...components.map((one) => `${one}/kustomization.yaml`)].map(
      (one) => path.join(path.dirname(file), one),
    );
  });
  for (const file of named)
    expect([file, existsSync(path.join(folder, file))]).toEqual([file, true]);
  const starts = ['kustomization.yaml', 'migration/kustomization.yaml'];
  expect(files.filter((file) => !named.includes(file)).sort()).toEqual(starts);
});
