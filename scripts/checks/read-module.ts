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
  let questionPatterns = 0;
  new Visitor({
    TSImportType: (node) => {
      imports.add(node.source.value);
    },
    MemberExpression: (node) => {
      readsEnvironment ||= isEnvironment(node);
    },
    CallExpression: (node) => {
      if (matchesQuestion(source, node)) questionPatterns += 1;
    },
    ImportSpecifier: (node) => {
      readsEnvironment ||=
        imports.has('node:process') && 'name' in node.imported && node.imported.name === 'env';
    },
  }).visit(program);
  return { file, imports: [...imports], readsEnvironment, questionPatterns };
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

type Call = {
  callee: { type: string; start: number; end: number };
  arguments: readonly { type: string; start: number; end: number }[];
};

/** `question`, `task.question`, `question.text`, `question.say(span)`: what somebody asked, as text. */
const questionText = /(?:^|[.(!])question(?:\.text|\.say\([^()]*\))?\)?$/;
const patternMethods = /\.(?:match|matchAll|replace|replaceAll|search|split)$/;

/** `pattern.test(question)`, `question.match(pattern)`; a plain text in place of the pattern is none. */
function matchesQuestion(source: string, { callee, arguments: given }: Call): boolean {
  const called = source.slice(callee.start, callee.end);
  const [first] = given;
  if (first === undefined) return false;
  const argument = source.slice(first.start, first.end);
  if (/\.(?:test|exec)$/.test(called)) return questionText.test(argument);
  const subject = called.replace(patternMethods, '');
  return subject !== called && questionText.test(subject) && !/^['"`]/.test(argument);
}
