import { asTree, list, names, parse, type Tree, text } from '../../sql/parse-postgres.ts';
import { placeParameters } from '../../sql/place-postgres-parameters.ts';
import type { Expression, Output, ParsedStatement, Query, Select, SortKey, Source } from './query-tree.ts';
import { both, deepest, noQuery, operation, quantified, Unreadable } from './query-tree.ts';

/** PostgreSQL's own parser reads it; what it made is told in our form. `loadParser` must have finished. */
export function queryTreeFromPostgres(sql: string): ParsedStatement {
  const placed = placeParameters(sql);
  if ('refused' in placed) throw new Unreadable(placed.refused);
  const parsed = parse(placed.text);
  if ('refused' in parsed) throw new Unreadable(parsed.refused);
  const [tree = {}] = parsed.statements;
  const reader = new TreeReader(placed.names);
  if ('SelectStmt' in tree) return { query: reader.query(asTree(tree.SelectStmt)), isWrite: false };
  const [type = ''] = Object.keys(tree);
  return { query: reader.write(asTree(tree[type])), isWrite: true };
}

const operators: Readonly<Record<string, string>> = {
  '~~': 'like',
  '~~*': 'like',
  '!~~': 'not like',
  '!~~*': 'not like',
  '!=': '<>',
};
const kinds: Readonly<Record<string, string>> = {
  AEXPR_BETWEEN: 'between',
  AEXPR_BETWEEN_SYM: 'between',
  AEXPR_NOT_BETWEEN: 'not between',
  AEXPR_NOT_BETWEEN_SYM: 'not between',
  AEXPR_DISTINCT: '<>',
  AEXPR_NOT_DISTINCT: '=',
};

class TreeReader {
  /** By their number: `$1` is the first. */
  readonly #parameters: readonly string[];
  #depth = 0;

  constructor(parameters: readonly string[]) {
    this.#parameters = parameters;
  }

  query(select: Tree): Query {
    this.#depth += 1;
    if (this.#depth > deepest) throw new Unreadable('it is nested too deeply.');
    const query = {
      parts: list(asTree(select.withClause).ctes).map((item) =>
        this.#part(asTree(asTree(item).CommonTableExpr)),
      ),
      selects: this.#branches(select),
      orderBy: list(select.sortClause).map((item) => this.#sortKey(asTree(asTree(item).SortBy))),
      limit: this.#optional(select.limitCount),
    };
    this.#depth -= 1;
    return query;
  }

  /** INSERT, UPDATE and DELETE: what is set is told like what is compared. */
  write(node: Tree): Query {
    const columns = list(node.cols).map((item) => text(asTree(asTree(item).ResTarget).name) ?? '');
    const inserted = asTree(asTree(node.selectStmt).SelectStmt);
    const [row] = list(inserted.valuesLists).map((item) => list(asTree(asTree(item).List).items));
    const set = [
      ...(row ?? []).map((value, place) => ({ name: columns[place] ?? '', value })),
      ...list(node.targetList).map((item) => {
        const { name, val } = asTree(asTree(item).ResTarget);
        return { name: text(name) ?? '', value: val };
      }),
    ];
    const assigned = set
      .map(({ name, value }) => equal(name, this.#expression(value)))
      .reduce<Expression | null>(both, null);
    const sources = this.#sources({ RangeVar: node.relation });
    const from = list(node.fromClause ?? node.usingClause).flatMap((item) => this.#sources(asTree(item)));
    const select: Select = {
      outputs: [],
      sources: [...sources, ...from],
      where: both(assigned, this.#optional(node.whereClause)),
      groupBy: [],
      having: null,
      isDistinct: false,
    };
    const read = row || !('targetList' in inserted) ? noQuery : this.query(inserted);
    return { ...read, selects: [select, ...read.selects] };
  }

  #part({ ctename, ctequery, aliascolnames }: Tree): Query['parts'][number] {
    return {
      name: text(ctename) ?? '',
      query: this.query(asTree(asTree(ctequery).SelectStmt)),
      isRenamed: aliascolnames !== undefined,
    };
  }

  /** A chain of UNION is a tree that leans to the left, as deep as it is long. */
  #branches(select: Tree): Select[] {
    const found: Select[] = [];
    let rest = select;
    while (Object.keys(asTree(rest.larg)).length > 0) {
      found.unshift(...this.query(asTree(rest.rarg)).selects);
      rest = asTree(rest.larg);
    }
    return [this.#select(rest), ...found];
  }

  #select(select: Tree): Select {
    return {
      outputs: list(select.targetList).map((item) => this.#output(asTree(asTree(item).ResTarget))),
      sources: list(select.fromClause).flatMap((item) => this.#sources(asTree(item))),
      where: this.#optional(select.whereClause),
      groupBy: this.#all(select.groupClause),
      having: this.#optional(select.havingClause),
      isDistinct: 'distinctClause' in select,
    };
  }

  #output({ name, val }: Tree): Output {
    const expression = this.#expression(val);
    const own = expression.type === 'column' ? expression.path.at(-1) : undefined;
    return { name: text(name) ?? own ?? '', expression };
  }

  #sortKey({ node, sortby_dir: way }: Tree): SortKey {
    return { expression: this.#expression(node), isFalling: way === 'SORTBY_DESC' };
  }

  #sources(item: Tree, isOptional = false, on: Expression | null = null): Source[] {
    const join = asTree(item.JoinExpr);
    if (item.JoinExpr !== undefined) {
      const isLeft = join.jointype === 'JOIN_LEFT' || join.jointype === 'JOIN_FULL';
      const sources = [
        ...this.#sources(asTree(join.larg), isOptional, on),
        ...this.#sources(asTree(join.rarg), isOptional || isLeft, this.#optional(join.quals)),
      ];
      return join.alias === undefined ? sources : sources.map((one) => ({ ...one, isRenamed: true }));
    }
    const [node] = Object.values(item).map(asTree);
    const { aliasname, colnames } = asTree(node?.alias);
    const alias = text(aliasname);
    const table = text(node?.relname);
    const inner = asTree(asTree(node?.subquery).SelectStmt);
    const query = item.RangeSubselect === undefined ? null : this.query(inner);
    const isRenamed = colnames !== undefined;
    const isLateral = node?.lateral === true;
    return [{ table, query, alias: alias ?? table ?? '', isOptional, isRenamed, isLateral, on }];
  }

  #optional(node: unknown): Expression | null {
    return node === undefined || node === null ? null : this.#expression(node);
  }

  #all(nodes: unknown): Expression[] {
    return list(nodes).map((node) => this.#expression(node));
  }

  #expression(node: unknown): Expression {
    this.#depth += 1;
    if (this.#depth > 10 * deepest) throw new Unreadable('it is nested too deeply.');
    const [entry] = Object.entries(asTree(node));
    const read = entry ? this.#node(entry[0], asTree(entry[1])) : { type: 'star' as const };
    this.#depth -= 1;
    return read;
  }

  #node(type: string, node: Tree): Expression {
    switch (type) {
      case 'ColumnRef': {
        const isStar = list(node.fields).some((field) => 'A_Star' in asTree(field));
        return isStar ? { type: 'star' } : { type: 'column', path: names(node.fields) };
      }
      case 'ParamRef':
        return { type: 'parameter', name: this.#parameters[Number(node.number) - 1] ?? '' };
      case 'A_Const':
        return { type: 'literal', value: constant(node) };
      case 'TypeCast':
      case 'CollateClause':
      case 'A_Indirection':
        return this.#expression(node.arg);
      case 'FuncCall':
        return this.#call(node);
      case 'A_Expr':
        return this.#operation(node);
      case 'BoolExpr':
        return operation(String(node.boolop).replace('_EXPR', '').toLowerCase(), this.#all(node.args));
      case 'NullTest': {
        const name = node.nulltesttype === 'IS_NULL' ? 'is null' : 'is not null';
        return operation(name, [this.#expression(node.arg)]);
      }
      case 'SubLink':
        return this.#subLink(node);
      case 'CaseExpr':
        return this.#case(node);
      case 'CoalesceExpr':
        return { type: 'call', name: 'coalesce', parts: this.#all(node.args), isWindow: false };
      default:
        return { type: 'group', parts: this.#below(node) };
    }
  }

  #call({ funcname, args, agg_star: isStar, agg_filter: filter, agg_order: order, over }: Tree): Expression {
    const parts = [
      ...(isStar === true ? [{ type: 'star' as const }] : this.#all(args)),
      ...list(order).map((item) => this.#expression(asTree(asTree(item).SortBy).node)),
    ];
    const condition = this.#optional(filter);
    return {
      type: 'call',
      name: names(funcname).at(-1)?.toLowerCase() ?? '',
      parts: condition ? [...parts, operation('filter', [condition])] : parts,
      isWindow: over !== undefined,
    };
  }

  #operation({ kind, name, lexpr, rexpr }: Tree): Expression {
    const sign = names(name).at(-1) ?? '';
    const left = this.#optional(lexpr);
    const items = asTree(asTree(rexpr).List).items;
    const right = items === undefined ? [this.#expression(rexpr)] : this.#all(items);
    return operation(operatorOf(String(kind), operators[sign] ?? sign), [...(left ? [left] : []), ...right]);
  }

  #case({ arg, args, defresult }: Tree): Expression {
    const of = this.#optional(arg);
    const branches = list(args).map((item) => {
      const { expr, result } = asTree(asTree(item).CaseWhen);
      const said = this.#expression(expr);
      return operation('when', [of ? operation('=', [of, said]) : said, this.#expression(result)]);
    });
    const other = this.#optional(defresult);
    return operation('case', other ? [...branches, operation('else', [other])] : branches);
  }

  #subLink({ subLinkType: type, testexpr, operName, subselect }: Tree): Expression {
    const inner: Expression = { type: 'query', query: this.query(asTree(asTree(subselect).SelectStmt)) };
    if (type === 'EXISTS_SUBLINK') return operation('exists', [inner]);
    const tested = this.#optional(testexpr);
    if (!tested) return inner;
    const sign = names(operName).at(-1) ?? '=';
    const rows = type === 'ALL_SUBLINK' ? 'all' : 'any';
    return operation(quantified(operators[sign] ?? sign, rows), [tested, inner]);
  }

  /** Lists, rows and what else there is: only what is inside matters. */
  #below(node: Tree): Expression[] {
    return Object.values(node).flatMap((value): Expression[] => {
      if (Array.isArray(value)) return this.#all(value);
      return typeof value === 'object' && value !== null ? [this.#expression(value)] : [];
    });
  }
}

function operatorOf(kind: string, sign: string): string {
  if (kind === 'AEXPR_IN') return sign === '<>' ? 'not in' : 'in';
  if (kind === 'AEXPR_OP_ANY') return quantified(sign, 'any');
  if (kind === 'AEXPR_OP_ALL') return quantified(sign, 'all');
  return kinds[kind] ?? sign;
}

function equal(column: string, value: Expression): Expression {
  return operation('=', [{ type: 'column', path: [column] }, value]);
}

function constant({ ival, fval, sval, boolval }: Tree): string {
  const [held] = [asTree(ival).ival, asTree(fval).fval, asTree(sval).sval, asTree(boolval).boolval].filter(
    (one) => one !== undefined,
  );
  // The tree leaves out a number that is zero, and what is false.
  if (held === undefined && boolval !== undefined) return 'false';
  return String(held ?? (ival === undefined ? '' : 0));
}
