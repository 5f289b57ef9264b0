import { parseSync } from 'oxc-parser';

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** A query on a table of which every row belongs to a space, that does not say which space. */
export type OpenQuery = { table: string; text: string };

const readers = new Set(['selectFrom', 'updateTable', 'deleteFrom']);
/** `where('space_id', …)`, or one of the functions of the store that say it. */
const filter =
  /(?:where|row|onRef)\(\s*'(?:\w+\.)?space_id'|\b(?:ofSpace|ofPlace|seenBy)\(|space_id\s*=\s*\$\{/;

/** The tables whose rows say which space they belong to, by the types of the store's tables. */
export function tablesOfSpaces(source: string): ReadonlySet<string> {
  const types = new Map<string, boolean>();
  for (const [, name = '', body = ''] of source.matchAll(
    /^type (\w+) =(.*?);\n(?=\n|type |export |\/\*\*)/gms,
  )) {
    types.set(name, /\bOwned\b|\bspace_id\b/.test(body));
  }
  const tables = [...source.matchAll(/^ {2}(parley_\w+): (\w+);$/gm)];
  return new Set(tables.flatMap(([, table = '', type = '']) => (types.get(type) ? [table] : [])));
}

export function openQueries(file: string, source: string, tables: ReadonlySet<string>): OpenQuery[] {
  const found: OpenQuery[] = [];
  const visit = (node: Node, chain: Node) => {
    // What a query is built with belongs to it; a function in it has queries of its own.
    const own = belongsToChain.has(node.type) && belongsToChain.has(chain.type) ? chain : node;
    const table = tableRead(node);
    const text = source.slice(own.start, own.end);
    if (table !== null && tables.has(table) && !filter.test(text)) found.push({ table, text });
    if (node.type === 'TaggedTemplateExpression') found.push(...rawQueries(text, tables));
    for (const child of childrenOf(node)) visit(child, own);
  };
  const program = parseSync(file, source).program as unknown as Node;
  visit(program, program);
  return found;
}

const belongsToChain = new Set(['CallExpression', 'MemberExpression', 'AwaitExpression']);

function tableRead({ type, callee, arguments: given }: Node): string | null {
  if (type !== 'CallExpression') return null;
  const { property, name } = callee as Node & { property?: Node };
  const called = String((property as Node | undefined)?.name ?? name ?? '');
  const [first] = given as Node[];
  if (!readers.has(called) || typeof first?.value !== 'string') return null;
  return first.value.split(' ')[0] ?? null;
}

function rawQueries(text: string, tables: ReadonlySet<string>): OpenQuery[] {
  if (filter.test(text)) return [];
  const named = [...text.matchAll(/\b(?:from|join|update|into)\s+(parley_\w+)/gi)];
  return named.flatMap(([, table = '']) => (tables.has(table) ? [{ table, text }] : []));
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => {
    const list = Array.isArray(value) ? value : [value];
    return list.filter((one): one is Node => typeof one?.type === 'string');
  });
}
