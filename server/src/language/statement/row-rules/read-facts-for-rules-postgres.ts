import { asTree, list, names, parse, type Tree, text } from '../../../sql/parse-postgres.ts';
import { placeParameters } from '../../../sql/place-postgres-parameters.ts';
import { deepest, Unreadable } from '../query-tree.ts';
import {
  type Comparison,
  closedForm,
  emptyForm,
  ownOperator,
  type RuleBlock,
  type RuleForm,
} from './statement-facts-for-rules.ts';

/** PostgreSQL's own parser reads it. `loadParser` must have finished. */
export function readPostgresRules(sql: string): RuleForm {
  const placed = placeParameters(sql);
  if ('refused' in placed) throw new Unreadable(placed.refused);
  const parsed = parse(placed.text);
  if ('refused' in parsed) throw new Unreadable(parsed.refused);
  const [tree = {}, ...others] = parsed.statements;
  if (!('SelectStmt' in tree) || others.length > 0) throw new Unreadable(closedForm.notRead);
  const reader = new RuleReader(placed.names);
  reader.query(asTree(tree.SelectStmt), new Set());
  return reader.form;
}

/** PostgreSQL's own; any other may be a function of somebody's. */
const plainOperators = new Set(
  '= < > <= >= <> != + - * / % ^ || ~~ ~~* !~~ !~~* ~ !~ ~* !~* & | # << >> @> <@ -> ->> #> #>> ? ?| ?& && @@ BETWEEN'.split(
    ' ',
  ),
);
const isPlainOperator = (name: unknown) =>
  list(name).length === 1 && names(name).every((one) => plainOperators.has(one) || /^[A-Z ]+$/.test(one));

/** Without the schema that PostgreSQL's own are in. */
const ownName = (path: readonly string[]) => (path[0] === 'pg_catalog' ? path.slice(1) : path).join('.');

/**
 * `ORDER BY name` or `GROUP BY name` and nothing around it: PostgreSQL looks for the name among the outputs before it
 * takes it for a whole row. GROUP BY prefers a column of FROM to an output, which is no whole row either.
 */
function bareName(item: unknown): string | null {
  const tree = asTree(item);
  const { fields } = asTree(asTree(tree.SortBy === undefined ? tree : asTree(tree.SortBy).node).ColumnRef);
  const path = names(fields);
  return path.length === 1 && list(fields).length === 1 ? (path[0] ?? null) : null;
}

type Parts = ReadonlySet<string>;
type Reading = { block: RuleBlock; parts: Parts };

/** Every table is met in a FROM, or the statement is not read at all. */
class RuleReader {
  readonly form = emptyForm();
  readonly #parameters: readonly string[];
  #depth = 0;

  constructor(parameters: readonly string[]) {
    this.#parameters = parameters;
  }

  query(select: Tree, around: Parts): void {
    this.#nested(() => {
      const { withClause, larg, rarg, fromClause, sortClause, groupClause, ...rest } = select;
      if (rest.intoClause !== undefined || rest.lockingClause !== undefined)
        throw new Unreadable(closedForm.notRead);
      const parts = this.#parts(asTree(withClause), around);
      const isCombined = rest.op !== undefined && rest.op !== 'SETOP_NONE';
      if (isCombined) {
        this.query(asTree(larg), parts);
        this.query(asTree(rarg), parts);
      } else if (fromClause !== undefined) this.#block(list(fromClause), rest.whereClause, parts);
      this.#walk(rest, parts);
      const given = new Set(list(rest.targetList).map((item) => text(asTree(asTree(item).ResTarget).name)));
      const mayBeRow = (item: unknown) => {
        const name = bareName(item);
        // Behind UNION it can only be that of an output.
        return name === null || !(isCombined || given.has(name));
      };
      this.#walk([...list(groupClause), ...list(sortClause)].filter(mayBeRow), parts);
    });
  }

  /** Without RECURSIVE a part sees only those before it. */
  #parts({ ctes, recursive }: Tree, around: Parts): Parts {
    const made = list(ctes).map((item) => asTree(asTree(item).CommonTableExpr));
    const named = made.map(({ ctename }) => text(ctename) ?? '');
    this.form.parts.push(...named);
    for (const [place, { ctequery, aliascolnames }] of made.entries()) {
      this.form.outputs.push(...names(aliascolnames));
      const seen = recursive === true ? named : named.slice(0, place);
      const { SelectStmt: inner } = asTree(ctequery);
      if (inner === undefined) throw new Unreadable(closedForm.notRead);
      this.query(asTree(inner), new Set([...around, ...seen]));
    }
    return new Set([...around, ...named]);
  }

  #block(from: readonly unknown[], where: unknown, parts: Parts): void {
    const block: RuleBlock = { refs: [], aliases: [], isOnly: false, conditions: [] };
    this.form.blocks.push(block);
    for (const item of from) this.#source(asTree(item), { block, parts });
    block.isOnly = block.refs.length === 1 && block.aliases.length === 1;
    this.#demand(where, block, [...block.refs.keys()]);
  }

  /** Gives the places of the tables in it. */
  #source(item: Tree, reading: Reading): number[] {
    return this.#nested(() => {
      const [[type = '', content] = []] = Object.entries(item);
      const node = asTree(content);
      if (type === 'JoinExpr') return this.#join(node, reading);
      const { aliasname, colnames } = asTree(node.alias);
      if (type === 'RangeVar') return this.#table(node, reading);
      if (type !== 'RangeSubselect') throw new Unreadable(closedForm.function);
      reading.block.aliases.push(text(aliasname) ?? '');
      this.form.outputs.push(...names(colnames));
      this.query(asTree(asTree(node.subquery).SelectStmt), reading.parts);
      return [];
    });
  }

  #table(node: Tree, { block, parts }: Reading): number[] {
    const { aliasname, colnames } = asTree(node.alias);
    const name = text(node.relname) ?? '';
    const alias = text(aliasname) ?? name;
    block.aliases.push(alias);
    // `orders AS o (region, id)`: what is called region is another column.
    if (colnames !== undefined || node.catalogname !== undefined) throw new Unreadable(closedForm.unclear);
    if (node.schemaname === undefined && parts.has(name)) return [];
    block.refs.push({ path: [node.schemaname, node.relname].flatMap((part) => text(part) ?? []), alias });
    return [block.refs.length - 1];
  }

  #join(node: Tree, reading: Reading): number[] {
    const { block, parts } = reading;
    // A join with a name of its own hides the names inside of it.
    if (node.alias !== undefined || node.join_using_alias !== undefined)
      throw new Unreadable(closedForm.unclear);
    const left = this.#source(asTree(node.larg), reading);
    const right = this.#source(asTree(node.rarg), reading);
    this.#walk(node.quals, parts);
    const restricted: Record<string, number[]> = {
      JOIN_INNER: [...left, ...right],
      // The rows of the other side come all the same.
      JOIN_LEFT: right,
      JOIN_RIGHT: left,
    };
    this.#demand(node.quals, block, restricted[String(node.jointype)] ?? []);
    return [...left, ...right];
  }

  #demand(condition: unknown, block: RuleBlock, covers: readonly number[]): void {
    const { BoolExpr: both } = asTree(condition);
    const { boolop, args } = asTree(both);
    if (boolop === 'AND_EXPR') {
      this.#nested(() => {
        for (const arg of list(args)) this.#demand(arg, block, covers);
      });
      return;
    }
    const compared = this.#comparison(asTree(asTree(condition).A_Expr));
    if (compared) block.conditions.push({ ...compared, covers });
  }

  /** Nothing around either side: a cast, a COLLATE or a function compares something else. */
  #comparison({ kind, name, lexpr, rexpr }: Tree): Comparison | null {
    const sign = list(name).length === 1 ? names(name)[0] : undefined;
    if (sign !== '=') return null;
    if (kind === 'AEXPR_OP') return this.#sides(lexpr, rexpr, false) ?? this.#sides(rexpr, lexpr, false);
    if (kind === 'AEXPR_OP_ANY') return this.#sides(lexpr, rexpr, true);
    const [only, ...others] = list(asTree(asTree(rexpr).List).items);
    return kind === 'AEXPR_IN' && others.length === 0 ? this.#sides(lexpr, only, true) : null;
  }

  #sides(column: unknown, value: unknown, takesList: boolean): Comparison | null {
    const { ParamRef: parameter } = asTree(value);
    const { fields } = asTree(asTree(column).ColumnRef);
    const path = names(fields);
    const [first = '', second] = path;
    if (parameter === undefined || path.length === 0 || path.length > 2) return null;
    if (path.length !== list(fields).length) return null;
    const named = this.#parameters[Number(asTree(parameter).number) - 1];
    if (named === undefined) return null;
    const place =
      second === undefined ? { qualifier: null, column: first } : { qualifier: first, column: second };
    return { ...place, parameter: named, takesList };
  }

  #walk(node: unknown, parts: Parts): void {
    if (typeof node !== 'object' || node === null) return;
    this.#nested(() => {
      if (Array.isArray(node)) for (const item of node) this.#walk(item, parts);
      else for (const [type, content] of Object.entries(node)) this.#node(type, content, parts);
    });
  }

  #node(type: string, content: unknown, parts: Parts): void {
    const node = asTree(content);
    if (type === 'SelectStmt') {
      this.query(node, parts);
      return;
    }
    if (type === 'RangeVar' || /^[A-Z]\w+Stmt$/.test(type)) throw new Unreadable(closedForm.unclear);
    if (type === 'FuncCall') this.#call(names(node.funcname));
    if (type === 'A_Expr' && !isPlainOperator(node.name)) this.form.calls.push(ownOperator);
    if (type === 'A_Indirection') this.form.calls.push(...names(node.indirection));
    if (type === 'typeName' || type === 'TypeName') this.form.types.push(ownName(names(node.names)));
    if (type === 'ResTarget') this.form.outputs.push(text(node.name) ?? '');
    if (type === 'ColumnRef') this.#column(names(node.fields), list(node.fields).length);
    this.#walk(content, parts);
  }

  /** What a call shows is called like it, unless it is given a name. */
  #call(path: readonly string[]): void {
    this.form.calls.push(ownName(path));
    this.form.outputs.push(path.at(-1) ?? '');
  }

  #column(path: readonly string[], length: number): void {
    const [qualifier, name] = path.slice(-2);
    if (path.length === 1 && length === 1) this.form.words.push(path[0] ?? '');
    // `o.*` is all columns of o.
    else if (path.length === length) this.form.fields.push({ qualifier: qualifier ?? '', name: name ?? '' });
  }

  #nested<T>(read: () => T): T {
    this.#depth += 1;
    if (this.#depth > 10 * deepest) throw new Unreadable('it is nested too deeply.');
    const made = read();
    this.#depth -= 1;
    return made;
  }
}
