import { parseSync, Visitor } from 'oxc-parser';
import { computedImport, type Module } from './boundary-check.ts';

/** What a source file imports, types and lazy imports included, and whether it reads the environment. */
export function readModule(file: string, source: string): Module {
  const { program, module, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} cannot be parsed: ${error.message}`);

  const imports = new Set<string>();
  for (const { moduleRequest } of module.staticImports) imports.add(moduleRequest.value);
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) if (moduleRequest !== null) imports.add(moduleRequest.value);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    imports.add(literal(source.slice(moduleRequest.start, moduleRequest.end)));
  }

  let readsEnvironment = false;
  new Visitor({
    TSImportType: (node) => {
      imports.add(node.source.value);
    },
    MemberExpression: (node) => {
      readsEnvironment ||= isEnvironment(node);
    },
    ImportSpecifier: (node) => {
      readsEnvironment ||=
        imports.has('node:process') && 'name' in node.imported && node.imported.name === 'env';
    },
  }).visit(program);
  return { file, imports: [...imports], readsEnvironment };
}

function literal(request: string): string {
  return /^(['"])(.*)\1$/s.exec(request)?.[2] ?? computedImport;
}

type Member = { computed: boolean; object: { type: string }; property: { type: string } };

function isEnvironment({ object, property }: Member): boolean {
  return nameOf(object) === 'process' && nameOf(property) === 'env';
}

function nameOf(node: { type: string }): unknown {
  if (node.type === 'Identifier' && 'name' in node) return node.name;
  return node.type === 'Literal' && 'value' in node ? node.value : undefined;
}
