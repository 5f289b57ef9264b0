import { asTree, list, names, parse, type Tree, text } from '../../../sql/parse-postgres.ts';
import { placeParameters } from '../../../sql/place-postgres-parameters.ts';
import type { Flow, FlowBranch, FlowOutput, FlowPart, FlowSource, FlowValue } from '../column-flow.ts';
import { emptyValue, starOver } from '../column-flow.ts';
import { deepest, Unreadable } from '../query-tree.ts';

/** PostgreSQL's own parser reads it. `loadParser` must have finished. */
export function readPostgresFlow(sql: string): Flow {
  const placed = placeParameters(sql);
  if ('refused' in placed) throw new Unreadable(placed.refused);
  const parsed = parse(placed.text);
  if ('refused' in parsed) throw new Unreadable(parsed.refused);
  const [tree = {}] = parsed.statements;
  if (!('SelectStmt' in tree)) throw new Unreadable('it gives no rows.');
  return new FlowReader().query(asTree(tree.SelectStmt));
}

const isStar = (fields: unknown) => list(fields).some((field) => 'A_Star' in asTree(field));

class FlowReader {
  #depth = 0;

  query(select: Tree): Flow {
    return this.#nested(() => ({
      parts: list(asTree(select.withClause).ctes).map((item) =>
        this.#part(asTree(asTree(item).CommonTableExpr)),
      ),
      branches: this.#branches(select),
    }));
  }

  #nested<T>(read: () => T): T {
    this.#depth += 1;
    if (this.#depth > 10 * deepest) throw new Unreadable('it is nested too deeply.');
    const made = read();
    this.#depth -= 1;
    return made;
  }

  #part({ ctename, ctequery, aliascolnames, search_clause: search, cycle_clause: cycle }: Tree): FlowPart {
    const select = asTree(ctequery).SelectStmt;
    // SEARCH and CYCLE add columns of their own.
    const isPlain = select !== undefined && search === undefined && cycle === undefined;
    const flow = isPlain ? this.query(asTree(select)) : null;
    return { name: text(ctename) ?? '', columns: names(aliascolnames), flow };
  }

  /** A chain of UNION is a tree that leans to the left, as deep as it is long. */
  #branches(select: Tree): FlowBranch[] {
    const found: FlowBranch[] = [];
    let rest = select;
    while (Object.keys(asTree(rest.larg)).length > 0) {
      found.unshift(this.#whole(asTree(rest.rarg)));
      rest = asTree(rest.larg);
    }
    // The first one may be in parentheses with a WITH of its own.
    const first = rest !== select && rest.withClause !== undefined ? this.#whole(rest) : this.#branch(rest);
    return [first, ...found];
  }

  #whole(select: Tree): FlowBranch {
    const flow = this.query(select);
    const [only] = flow.branches;
    if (only && flow.branches.length === 1 && flow.parts.length === 0) return only;
    const source: FlowSource = { alias: '', columns: [], from: { flow }, isLateral: false };
    return starOver([source], false).branches[0] as FlowBranch;
  }

  #branch(select: Tree): FlowBranch {
    const rows = list(select.valuesLists).map((item) => list(asTree(asTree(item).List).items));
    if (rows.length > 0) return { sources: [], outputs: this.#values(rows), isMerged: false };
    const from = list(select.fromClause).map((item) => this.#sources(asTree(item)));
    const targets = list(select.targetList).map((item) => asTree(asTree(item).ResTarget));
    const outputs = targets.map((target) => this.#output(target));
    const isMerged = from.some((one) => one.isMerged) && outputs.some(({ star }) => star !== null);
    return {
      sources: from.flatMap(({ sources }) => sources),
      outputs,
      isMerged: isMerged || targets.some(isRowExpansion),
    };
  }

  #values(rows: readonly unknown[][]): FlowOutput[] {
    return (rows[0] ?? []).map((_, place) => {
      const value = emptyValue();
      for (const row of rows) this.#walk(row[place], value);
      return { name: `column${place + 1}`, star: null, value, counts: null };
    });
  }

  #output({ name, val }: Tree): FlowOutput {
    const { fields } = asTree(asTree(val).ColumnRef);
    if (isStar(fields)) return { name: null, star: names(fields), value: emptyValue(), counts: null };
    const value = emptyValue();
    this.#walk(val, value);
    const own = fields === undefined ? null : (names(fields).at(-1) ?? null);
    return { name: text(name) ?? own, star: null, value, counts: countedBy(asTree(asTree(val).FuncCall)) };
  }

  #sources(item: Tree): { sources: FlowSource[]; isMerged: boolean } {
    const [[type = '', content] = []] = Object.entries(item);
    const node = asTree(content);
    if (type === 'JoinExpr') return this.#join(node);
    const { aliasname, colnames } = asTree(node.alias);
    const named = { alias: text(aliasname) ?? '', columns: names(colnames) };
    const one = (from: FlowSource['from'], isLateral: boolean) => ({
      sources: [{ ...named, from, isLateral }],
      isMerged: false,
    });
    if (type === 'RangeTableSample') return this.#sources(asTree(node.relation));
    if (type === 'RangeVar') {
      const table = [node.schemaname, node.relname].flatMap((part) => text(part) ?? []);
      return one({ table }, false);
    }
    if (type === 'RangeSubselect') {
      const select = asTree(asTree(node.subquery).SelectStmt);
      return one({ flow: this.query(select) }, node.lateral === true);
    }
    // Functions, XMLTABLE, JSON_TABLE: whatever they give comes from what they are given.
    const value = emptyValue();
    for (const [field, part] of Object.entries(node)) if (field !== 'alias') this.#walk(part, value);
    return one({ value }, true);
  }

  #join(node: Tree): { sources: FlowSource[]; isMerged: boolean } {
    const sides = [this.#sources(asTree(node.larg)), this.#sources(asTree(node.rarg))];
    const sources = sides.flatMap((side) => side.sources);
    const isMerged =
      node.isNatural === true || node.usingClause !== undefined || sides.some((side) => side.isMerged);
    const { aliasname, colnames } = asTree(node.alias);
    const usingAlias = text(asTree(node.join_using_alias).aliasname);
    const whole = (alias: string, columns: string[]): FlowSource => ({
      alias,
      columns,
      from: { flow: starOver(sources, isMerged) },
      isLateral: true,
    });
    if (typeof aliasname === 'string')
      return { sources: [whole(aliasname, names(colnames))], isMerged: false };
    // Its columns are those of the sides once more: a star does not show them again.
    if (usingAlias !== null) return { sources: [...sources, whole(usingAlias, [])], isMerged: true };
    return { sources, isMerged };
  }

  #walk(node: unknown, value: FlowValue): void {
    if (typeof node !== 'object' || node === null) return;
    this.#nested(() => {
      if (Array.isArray(node)) for (const item of node) this.#walk(item, value);
      else for (const [type, content] of Object.entries(node)) this.#node(type, content, value);
    });
  }

  #node(type: string, content: unknown, value: FlowValue): void {
    const node = asTree(content);
    switch (type) {
      case 'ColumnRef':
        value.columns.push(names(node.fields));
        return;
      case 'SelectStmt':
        value.flows.push(this.query(node));
        return;
      case 'FuncCall':
        this.#call(node, value);
        return;
      case 'A_Expr':
        value.calls.push(names(node.name).at(-1) ?? '');
        break;
      case 'A_Indirection':
        // `(row).f` is f(row) where the row has no such field.
        value.calls.push(...names(node.indirection));
        break;
      default:
        break;
    }
    this.#walk(content, value);
  }

  #call(call: Tree, value: FlowValue): void {
    const name = names(call.funcname).at(-1)?.toLowerCase() ?? '';
    if (name === 'count') return;
    const column = onlyColumn(call);
    if ((name === 'sum' || name === 'avg') && column) {
      value.summed.push(column);
      return;
    }
    value.calls.push(name);
    // What stands in OVER chooses and orders rows.
    for (const [field, part] of Object.entries(call)) {
      if (field !== 'over' && field !== 'funcname') this.#walk(part, value);
    }
  }
}

/** The one column that a call is made with, and nothing else. */
function onlyColumn({ args, agg_distinct: distinct, agg_filter: filter, over }: Tree): string[] | null {
  const [only, ...others] = list(args);
  const { fields } = asTree(asTree(only).ColumnRef);
  const isPlain = others.length === 0 && distinct !== true && filter === undefined && over === undefined;
  return isPlain && fields !== undefined && !isStar(fields) ? names(fields) : null;
}

function countedBy(call: Tree): string[] | null {
  if (names(call.funcname).at(-1) !== 'count') return null;
  const isWhole = call.agg_filter === undefined && call.over === undefined;
  return call.agg_star === true ? (isWhole ? [] : null) : onlyColumn(call);
}

/** `(row).*` is as many columns as the row has. */
function isRowExpansion({ val }: Tree): boolean {
  return isStar(asTree(asTree(val).A_Indirection).indirection);
}
