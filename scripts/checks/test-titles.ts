import { parseSync } from 'oxc-parser';

type Node = { type: string; [key: string]: unknown };

/** The titles of the tests that really run: not the commented-out, skipped or planned ones. */
export function testTitles(file: string, source: string): string[] {
  const titles: string[] = [];
  const visit = (node: Node) => {
    const call = readTestCall(node);
    if (call?.skipped === true) return;
    if (call?.kind === 'test' && !skipsItself(call.rest)) titles.push(call.title);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(file, source).program as unknown as Node);
  return titles;
}

type TestCall = { kind: 'test' | 'describe'; title: string; skipped: boolean; rest: Node[] };

function readTestCall(node: Node): TestCall | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const words = calleeWords(node.callee as Node);
  const kind = words.includes('describe')
    ? 'describe'
    : /^(test|it)$/.test(words[0] ?? '')
      ? 'test'
      : undefined;
  const [first, ...rest] = node.arguments as Node[];
  const title = first === undefined ? undefined : textOf(first);
  if (kind === undefined || title === undefined || words.includes('step')) return undefined;
  return { kind, title, skipped: words.some(isSkip), rest };
}

/** A `test.skip()` inside the test: it may run, it may not, so it proves nothing. */
function skipsItself(nodes: readonly Node[]): boolean {
  return nodes.some((node) => isSkipCall(node) || skipsItself(childrenOf(node)));
}

function isSkipCall(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const words = calleeWords(node.callee as Node);
  return /^(test|it|context|ctx)$/.test(words[0] ?? '') && words.some(isSkip);
}

function isSkip(word: string): boolean {
  return ['skip', 'skipIf', 'runIf', 'todo', 'fixme'].includes(word);
}

/** `test.describe.skip` and `test.each(rows)` as words: ['test', 'describe', 'skip'], ['test', 'each']. */
function calleeWords(callee: Node): string[] {
  if (callee.type === 'Identifier') return [String(callee.name)];
  if (callee.type === 'CallExpression') return calleeWords(callee.callee as Node);
  if (callee.type === 'TaggedTemplateExpression') return calleeWords(callee.tag as Node);
  if (callee.type !== 'MemberExpression') return [];
  return [...calleeWords(callee.object as Node), String((callee.property as Node).name)];
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as { value: { cooked: string | null } }[];
  return quasis.map(({ value }) => value.cooked ?? '').join('…');
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
}
