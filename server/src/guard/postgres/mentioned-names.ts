import { asTree, list, type Name, names, type Tree, text } from '../../sql/parse-postgres.ts';
import { bareFields, readNodes, refusedFields, writeNodes } from './allowed-syntax-nodes.ts';
import { type ForbiddenCatalogueColumn, ForbiddenCatalogueColumns } from './forbidden-catalogue-columns.ts';
import { type Attribute, FromItemColumns } from './from-item-columns.ts';
import { olderFunctionNamesOfSyntax } from './older-function-names-of-syntax.ts';

/**
 * How a function is reached: by a call with so many arguments (null: unknown), by syntax that stands for a call
 * (EXTRACT, AT TIME ZONE, JSON_VALUE), which another version may take for an ordinary name, or without parentheses as
 * an attribute (`x.f`, `(v).f`), which PostgreSQL takes for `f(x)` where x has no such column.
 */
export type FunctionMention = Name & {
  by: 'call' | 'syntax' | 'attribute';
  arguments: number | null;
  /** Of an attribute: it is a column and no call if each of these groups has a relation with one of that name. */
  columnOf?: Extract<Attribute, object>['columnOf'];
  /** Takes a column where only planning counts: not called then, but an SQL function may be put in place as its body. */
  isLeftToRun?: true;
};

/** An untyped literal or a parameter takes any type that an operator of that name asks for. */
export type OperatorMention = Name & { isLeftUntyped: boolean; isRightUntyped: boolean };

/** Everything a statement names that the catalogue has to say something about. */
export type Mentions = {
  functions: FunctionMention[];
  relations: Name[];
  operators: OperatorMention[];
  types: Name[];
  /** What `current_setting` is asked for; null where only the run would tell. */
  settings: (string | null)[];
  /** Whether it puts values together as ARRAY[…]. */
  arrays: boolean;
  /**
   * Whether a row as a whole is a value in it (`SELECT t FROM t`, `COALESCE(t.*, …)`): a literal beside it becomes such
   * a row, and with it a value of every domain among its columns.
   */
  wholeRows: boolean;
  /** Columns of the system's own with settings, which it may get at. */
  hiddenColumns: ForbiddenCatalogueColumn[];
};

/** Of a statement that names nothing. */
export const noMentions: Mentions = {
  functions: [],
  relations: [],
  operators: [],
  types: [],
  settings: [],
  arrays: false,
  wholeRows: false,
  hiddenColumns: [],
};

/** Operators that PostgreSQL applies without their being written: IN, BETWEEN, CASE, USING, NULLIF and others. */
const implied = ['=', '<>', '<', '<=', '>', '>='];

export type Walk = {
  access: 'read' | 'write';
  /** Names of the parameters of the function whose body is walked. */
  parameters?: readonly string[];
  /** Only what the planner computes in advance: a call that takes a column is left to the run. */
  foldedOnly?: boolean;
};

/** Walks every node of a tree, in a list of its own: a chain of 20,000 additions must not end our stack. */
export function mentionsOf(root: Tree, walk: Walk): Mentions | { refused: string } {
  const { access } = walk;
  const seen = new Collector(walk);
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
  return seen.finish();
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
  readonly #mentions: Mentions = {
    functions: [],
    relations: [],
    operators: implied.map((name) => ({ schema: null, name, ...typed })),
    types: [],
    settings: [],
    arrays: false,
    wholeRows: false,
    hiddenColumns: [],
  };
  readonly #sources: FromItemColumns;
  readonly #hidden = new ForbiddenCatalogueColumns();
  readonly #references = new Map<string, string[]>();
  /** What a single name may stand for besides a column: a row of something in FROM. */
  readonly #rowNames = new Set<string>();
  readonly #singleNames = new Set<string>();
  /** `t.*` as an item of a select list, which names columns and no row. */
  readonly #listed = new WeakSet<Tree>();
  /** Calls in FROM of `unnest` with several arrays: PostgreSQL makes one call each of them. */
  readonly #spread = new WeakSet<Tree>();
  readonly #foldedOnly: boolean;
  /** The parameters of a function have types; those of a statement get one from their place. */
  readonly #isBody: boolean;

  constructor({ parameters, foldedOnly = false }: Walk) {
    this.#sources = new FromItemColumns(parameters);
    this.#foldedOnly = foldedOnly;
    this.#isBody = parameters !== undefined;
  }

  take(type: string, node: Tree): void {
    this.#sources.take(type, node);
    this.#hidden.take(type, node);
    if (type === 'FuncCall') this.#call(node);
    else if (type === 'RangeFunction') this.#spreadIn(node);
    else if (type === 'RangeVar') this.#relation(node);
    else if (type === 'RangeTableSample') this.#sampler(node);
    else if (type === 'A_Expr') this.#expression(node);
    else if (type === 'CaseExpr') this.#cases(node);
    else if (type === 'SubLink') this.#subquery(node);
    else if (type === 'SortBy') this.#operator(names(node.useOp), typed);
    else if (type === 'TypeName') this.#add('types', names(node.names), {});
    else if (type === 'A_ArrayExpr') this.#mentions.arrays = true;
    else if (type === 'ColumnRef') this.#reference(node);
    else if (type === 'ResTarget') this.#listed.add(asTree(asTree(node.val).ColumnRef));
    else if (type === 'Alias') this.#rowNames.add(text(node.aliasname) ?? '');
    else if (type === 'CommonTableExpr') this.#rowNames.add(text(node.ctename) ?? '');
    else if (type === 'A_Indirection') for (const name of names(node.indirection)) this.#attribute(name);
    for (const name of olderFunctionNamesOfSyntax(type, node)) this.#syntax(name);
  }

  /** An attribute can be told from a call only when every FROM item has been seen. */
  finish(): Mentions {
    for (const path of this.#references.values()) {
      const attribute = this.#sources.attribute(path);
      const name = path.at(-1) ?? '';
      if (attribute === 'call') this.#attribute(name);
      else if (attribute !== 'column') this.#attribute(name, attribute.columnOf);
    }
    if ([...this.#singleNames].some((name) => this.#rowNames.has(name))) this.#mentions.wholeRows = true;
    this.#mentions.hiddenColumns.push(...this.#hidden.found());
    return this.#mentions;
  }

  #relation(node: Tree): void {
    this.#rowNames.add(text(node.relname) ?? '');
    this.#mentions.relations.push({ schema: text(node.schemaname), name: text(node.relname) ?? '' });
  }

  #sampler(node: Tree): void {
    this.#add('functions', names(node.method), { by: 'call', arguments: 1 });
  }

  #spreadIn(node: Tree): void {
    for (const item of list(node.functions)) {
      const call = asTree(asTree(list(asTree(asTree(item).List).items)[0]).FuncCall);
      const path = names(call.funcname);
      if (path.length === 1 && path[0] === 'unnest' && list(call.args).length > 1) this.#spread.add(call);
    }
  }

  #call(node: Tree): void {
    const path = names(node.funcname);
    const given = list(node.args).length;
    const ordered = node.agg_within_group === true ? list(node.agg_order).length : 0;
    const count = node.func_variadic === true ? null : given + ordered;
    const by = node.funcformat === 'COERCE_SQL_SYNTAX' ? 'syntax' : 'call';
    const left = this.#foldedOnly && list(node.args).some(isColumn) ? { isLeftToRun: true } : {};
    if (this.#spread.has(node)) this.#add('functions', ['pg_catalog', 'unnest'], { by, arguments: 1 });
    else this.#add('functions', path, { by, arguments: count, ...left });
    // `mytype(x)` is a cast when no such function exists.
    if (given === 1) this.#add('types', path, {});
    if (path.at(-1) === 'current_setting') this.#mentions.settings.push(literal(list(node.args)[0]));
  }

  #syntax(name: string): void {
    this.#add('functions', [name], { by: 'syntax', arguments: null });
    this.#add('types', [name], {});
  }

  #reference(node: Tree): void {
    const fields = list(node.fields);
    const path = names(fields);
    const [only] = path;
    if (only !== undefined && fields.length === 1) this.#singleNames.add(only);
    const isStar = path.length > 0 && path.length < fields.length;
    if (isStar && !this.#listed.has(node)) this.#mentions.wholeRows = true;
    // A star at the end names all columns; nothing is called.
    if (path.length > 1 && path.length === fields.length) this.#references.set(JSON.stringify(path), path);
  }

  #attribute(name: string, columnOf?: FunctionMention['columnOf']): void {
    this.#add('functions', [name], { by: 'attribute', arguments: 1, ...(columnOf && { columnOf }) });
  }

  #expression(node: Tree): void {
    const operands = this.#untyped(node.lexpr, node.rexpr);
    this.#operator(names(node.name), operands);
    if (!String(node.kind).includes('BETWEEN')) return;
    for (const name of ['<', '<=', '>', '>=']) this.#operator([name], operands);
  }

  #cases(node: Tree): void {
    if (node.arg === undefined) return;
    const whens = list(node.args).map((item) => asTree(asTree(item).CaseWhen).expr);
    for (const when of whens) this.#operator(['='], this.#untyped(node.arg, when));
  }

  #subquery(node: Tree): void {
    this.#operator(names(node.operName), this.#untyped(node.testexpr, undefined));
    if (node.subLinkType === 'ARRAY_SUBLINK') this.#mentions.arrays = true;
  }

  #untyped(left: unknown, right: unknown): typeof typed {
    const isUntyped = (value: unknown) => hasUntyped(value, this.#isBody);
    return { isLeftUntyped: isUntyped(left), isRightUntyped: isUntyped(right) };
  }

  #operator(path: string[], operands: Omit<OperatorMention, 'schema' | 'name'>): void {
    this.#add('operators', path, operands);
  }

  #add(kind: 'functions' | 'operators' | 'types', path: string[], more: object): void {
    const name = path.at(-1);
    if (name === undefined) return;
    const schema = path.at(-2) ?? null;
    (this.#mentions[kind] as Name[]).push({ schema, name, ...more });
  }
}

const typed = { isLeftUntyped: false, isRightUntyped: false };

/** A quoted literal, NULL, a parameter of the statement, or a list or row with one of them. */
function hasUntyped(value: unknown, isBody: boolean): boolean {
  const waiting = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const node = asTree(next);
    const constant = asTree(node.A_Const);
    if ('sval' in constant || constant.isnull === true || ('ParamRef' in node && !isBody)) return true;
    waiting.push(...list(asTree(node.List).items), ...list(asTree(node.RowExpr).args));
    waiting.push(...list(asTree(node.A_ArrayExpr).elements));
    const { arg } = asTree(node.CollateClause);
    if (arg !== undefined) waiting.push(arg);
  }
  return false;
}

/** Only a run has a value for it. */
function isColumn(value: unknown): boolean {
  const node = asTree(value);
  const inner = asTree(asTree(node.TypeCast).arg);
  return [node, inner].some((one) => 'ColumnRef' in one || 'ParamRef' in one);
}

/** Definitions come back from the catalogue with a cast to text at every literal; any other could shorten it. */
function literal(value: unknown): string | null {
  const cast = asTree(asTree(value).TypeCast);
  const { names: type, typmods } = asTree(cast.typeName);
  const isToText = names(type).at(-1) === 'text' && typmods === undefined;
  const constant = asTree(value).A_Const ?? (isToText ? asTree(cast.arg).A_Const : undefined);
  return text(asTree(asTree(constant).sval).sval);
}
