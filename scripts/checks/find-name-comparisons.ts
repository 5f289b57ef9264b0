import { parseSync, Visitor } from 'oxc-parser';

type Node = { type: string; start: number; end: number };

const comparisons = new Set(['===', '!==', '==', '!=']);
const searches = /\.(?:includes|indexOf|some|every|find|filter)$/;

/**
 * Where a source decides by one of the names: `kind === 'x'`, `case 'x':`, `['x', …].includes(kind)`, `new Set(['x'])`.
 * As they are written, for the message.
 */
export function comparedNames(file: string, source: string, names: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const isName = (node: Node | null | undefined) => node != null && names.has(textOf(node) ?? '');
  const note = (node: Node) => found.push(source.slice(node.start, node.end).split('\n')[0] ?? '');
  const listsName = (node: Node) => elementsOf(node).some(isName);
  new Visitor({
    BinaryExpression: (node) => {
      if (comparisons.has(node.operator) && (isName(node.left) || isName(node.right))) note(node);
    },
    SwitchCase: (node) => {
      if (isName(node.test)) note(node);
    },
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || !searches.test(source.slice(callee.start, callee.end)))
        return;
      if (listsName(callee.object)) note(callee);
    },
    NewExpression: (node) => {
      if (node.arguments.some(listsName)) note(node);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** Whether a source has a table with a row for several of the names. */
export function hasTableOf(file: string, source: string, names: ReadonlySet<string>): boolean {
  let found = false;
  new Visitor({
    ObjectExpression: ({ properties }) => {
      const keys = properties.flatMap((property) => (property.type === 'Property' ? [keyOf(property)] : []));
      found ||= keys.filter((key) => key !== undefined && names.has(key)).length > 1;
    },
  }).visit(parseSync(file, source).program);
  return found;
}

function keyOf({ key, computed }: { key: Node; computed: boolean }): string | undefined {
  if (key.type === 'Identifier' && 'name' in key) return computed ? undefined : String(key.name);
  return textOf(key);
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || !('quasis' in node)) return undefined;
  const [only, ...others] = node.quasis as { value: { raw: string } }[];
  return others.length === 0 ? only?.value.raw : undefined;
}

/** Of a list, whatever its type is said to be. */
function elementsOf(node: Node): Node[] {
  if (node.type === 'ArrayExpression' && 'elements' in node) return node.elements as Node[];
  const isTyped = node.type === 'TSAsExpression' || node.type === 'ParenthesizedExpression';
  return isTyped && 'expression' in node ? elementsOf(node.expression as Node) : [];
}
