import { bareFields, readNodes, refusedFields, writeNodes } from './nodes.ts';
import { asTree, type Tree } from './parse.ts';

export type Name = { schema: string | null; name: string };

/**
 * How a function is reached: by a call with so many arguments (null: unknown), by syntax that stands for a call
 * (EXTRACT, AT TIME ZONE), which another version may know under another name, or without parentheses, as an
 * attribute of a row (`t.f`) or of any value (`(v).f`), which PostgreSQL takes for `f(t)` and `f(v)`.
 */
export type FunctionMention = Name & {
  by: 'call' | 'syntax' | 'row' | 'value';
  arguments: number | null;
};

/** Everything a statement names that the catalogue has to say something about. */
export type Mentions = {
  functions: FunctionMention[];
  relations: Name[];
  operators: Name[];
  types: Name[];
  /** What `current_setting` is asked for; null where only the run would tell. */
  settings: (string | null)[];
  /** Whether it puts values together as ARRAY[…]. */
  arrays: boolean;
};

/** Operators that PostgreSQL applies without their being written: IN, BETWEEN, CASE, USING, NULLIF and others. */
const implied = ['=', '<>', '<', '<=', '>', '>='];

/** Walks every node of a tree, in a list of its own: a chain of 20,000 additions must not end our stack. */
export function mentionsOf(root: Tree, access: 'read' | 'write'): Mentions | { refused: string } {
  const seen = new Collector();
  const waiting = unwrap(root);
  const top = waiting[0]?.[1];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [type, node] = next;
    if (!isAllowed(type, access, node === top)) return { refused: refusalOf(type) };
    seen.take(type, node);
    for (const [field, value] of Object.entries(node)) {
      const refused = Object.hasOwn(refusedFields, field) ? refusedFields[field] : undefined;
      if (refused) return { refused };
      const children = childrenOf(field, value);
      if (!children) return { refused: `it has a part that is not known here (${field}).` };
      for (const child of children) waiting.push(child);
    }
  }
  return seen.mentions;
}

function isAllowed(type: string, access: 'read' | 'write', isRoot: boolean): boolean {
  if (readNodes.has(type)) return true;
  return access === 'write' && (writeNodes.has(type) || (isRoot && writeStatements.has(type)));
}

export const writeStatements: ReadonlySet<string> = new Set([
  'InsertStmt',
  'UpdateStmt',
  'DeleteStmt',
  'MergeStmt',
]);

function refusalOf(type: string): string {
  if (writeStatements.has(type)) return 'it changes data; only reads are allowed here.';
  if (type.endsWith('Stmt')) return 'only SELECT, WITH, VALUES, TABLE, EXPLAIN and SHOW are allowed here.';
  return `it has a part that is not known here (${type}).`;
}

function childrenOf(field: string, value: unknown): [string, Tree][] | undefined {
  if (Array.isArray(value)) return value.flatMap((item) => unwrap(asTree(item)));
  if (typeof value !== 'object' || value === null) return [];
  const wrapped = unwrap(value as Tree);
  if (wrapped.length > 0 || Object.keys(value).length === 0) return wrapped;
  const type = Object.hasOwn(bareFields, field) ? bareFields[field] : undefined;
  return type === undefined ? undefined : [[type, value as Tree]];
}

/** A node wears its type as its only key, with a capital; fields begin with a small letter. */
function unwrap(value: Tree): [type: string, node: Tree][] {
  const [key, ...others] = Object.keys(value);
  if (key === undefined || others.length > 0 || !/^[A-Z]/.test(key)) return [];
  return [[key, asTree(value[key])]];
}

class Collector {
  readonly mentions: Mentions = {
    functions: [],
    relations: [],
    operators: implied.map((name) => ({ schema: null, name })),
    types: [],
    settings: [],
    arrays: false,
  };

  take(type: string, node: Tree): void {
    if (type === 'FuncCall') this.#call(node);
    else if (type === 'RangeVar') this.#relation(node);
    else if (type === 'RangeTableSample') this.#sampler(node);
    else if (type === 'A_Expr') this.#add('operators', names(node.name), {});
    else if (type === 'SubLink') this.#add('operators', names(node.operName), {});
    else if (type === 'SortBy') this.#add('operators', names(node.useOp), {});
    else if (type === 'TypeName') this.#add('types', names(node.names), {});
    else if (type === 'A_ArrayExpr') this.mentions.arrays = true;
    else if (type === 'ColumnRef') this.#attribute(names(node.fields).slice(1), 'row');
    else if (type === 'A_Indirection') {
      for (const name of names(node.indirection)) this.#attribute([name], 'value');
    }
  }

  #relation(node: Tree): void {
    this.mentions.relations.push({ schema: text(node.schemaname), name: text(node.relname) ?? '' });
  }

  #sampler(node: Tree): void {
    this.#add('functions', names(node.method), { by: 'call', arguments: 1 });
  }

  #call(node: Tree): void {
    const path = names(node.funcname);
    const given = list(node.args).length;
    const ordered = node.agg_within_group === true ? list(node.agg_order).length : 0;
    const count = node.func_variadic === true ? null : given + ordered;
    const by = node.funcformat === 'COERCE_SQL_SYNTAX' ? 'syntax' : 'call';
    this.#add('functions', path, { by, arguments: count });
    // `mytype(x)` is a cast when no such function exists.
    if (given === 1) this.#add('types', path, {});
    if (path.at(-1) === 'current_setting') this.mentions.settings.push(literal(list(node.args)[0]));
  }

  #attribute(path: string[], by: 'row' | 'value'): void {
    this.#add('functions', path.slice(-1), { by, arguments: 1 });
    if (by === 'value' && path.at(-1) === 'current_setting') this.mentions.settings.push(null);
  }

  #add(kind: 'functions' | 'operators' | 'types', path: string[], more: object): void {
    const name = path.at(-1);
    if (name === undefined) return;
    const schema = path.at(-2) ?? null;
    (this.mentions[kind] as Name[]).push({ schema, name, ...more });
  }
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The words of a qualified name; a `*` or an index in it is no word. */
function names(value: unknown): string[] {
  return list(value).flatMap((item) => text(asTree(asTree(item).String).sval) ?? []);
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function literal(value: unknown): string | null {
  return text(asTree(asTree(asTree(value).A_Const).sval).sval);
}
