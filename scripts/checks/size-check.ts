import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { type Exceptions, largeFolders, longFunctions, sharedTypeNames, sizeLimits } from './size-rules.ts';

export type SourceFile = { file: string; source: string };

type Limit = { most: number; exceptions: Exceptions; problem(name: string, count: number): string };

type Rules = { folders: Exceptions; functions: Exceptions; types: Exceptions };

const known: Rules = { folders: largeFolders, functions: longFunctions, types: sharedTypeNames };

/** One sentence for every folder, function or type name beyond its limit, and for every exception without need. */
export function checkSizes(
  files: readonly string[],
  sources: readonly SourceFile[],
  { folders, functions, types }: Rules = known,
): string[] {
  const product = sources.filter(({ file }) => isProduct(file)).map(measure);
  return [
    ...beyond(count(files.map((file) => posix.dirname(file))), {
      most: sizeLimits.filesPerFolder,
      exceptions: folders,
      problem: (folder, files) => `${folder} has ${files} files: split it by subject.`,
    }),
    ...beyond(new Map(product.flatMap((file) => file.functions)), {
      most: sizeLimits.linesPerFunction,
      exceptions: functions,
      problem: (name, lines) => `${name} has ${lines} lines: take it apart.`,
    }),
    ...beyond(count(product.flatMap((file) => file.types)), {
      most: sizeLimits.filesPerTypeName,
      exceptions: types,
      problem: (name, files) => `The type ${name} is exported from ${files} files: one name, one meaning.`,
    }),
  ];
}

function beyond(counts: ReadonlyMap<string, number>, { most, exceptions, problem }: Limit): string[] {
  const over = [...counts].filter(([name, found]) => found > (exceptions[name] ?? most));
  const needless = Object.keys(exceptions).filter((name) => (counts.get(name) ?? 0) <= most);
  return [
    ...over.map(([name, found]) => problem(name, found)),
    ...needless.map(
      (name) => `${name} needs no exception any more: remove it from scripts/checks/size-rules.ts.`,
    ),
  ];
}

function count(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Tests, suites and generated data may be as long as they are. */
function isProduct(file: string): boolean {
  return (
    /\.tsx?$/.test(file) &&
    !/(\.(test|spec)\.tsx?$|^(e2e|bench|training)\/|\/(testing|conformance|seeds)\/)/.test(file)
  );
}

type Measured = { types: string[]; functions: [name: string, lines: number][] };

function measure({ file, source }: SourceFile): Measured {
  const { program } = parseSync(file, source);
  const types: string[] = [];
  const functions: [string, number][] = [];
  const add = (node: { start: number; end: number }, name: string) => {
    functions.push([`${file} ${name}`, source.slice(node.start, node.end).split('\n').length]);
  };
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => {
      const isType =
        declaration?.type === 'TSTypeAliasDeclaration' || declaration?.type === 'TSInterfaceDeclaration';
      if (isType) types.push(declaration.id.name);
    },
    FunctionDeclaration: (node) => add(node, node.id?.name ?? `at ${node.start}`),
    ArrowFunctionExpression: (node) => add(node, `at ${node.start}`),
    FunctionExpression: (node) => add(node, `at ${node.start}`),
  }).visit(program);
  return { types, functions };
}
