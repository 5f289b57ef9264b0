import { asTree, list, type Name, names, type Tree, text } from './parse.ts';

/**
 * `x.f` is a column of `x`, or, where `x` has no such column, the call `f(x)`. It counts as a column only where every
 * FROM item of that name has it: which of them is visible at a place is not worked out, so a sub-query that shares its
 * alias with a function proves nothing.
 */
export type Attribute =
  | 'column'
  | 'call'
  /** A column, if all of these relations have it; a CTE hides its namesake in the catalogue, which may not exist. */
  | { columnOf: readonly (Name & { mayBeMissing: boolean })[] };

/** What a FROM item is known to offer by the text alone. */
type Source = { columns: ReadonlySet<string>; relation?: Name };

export class ColumnSources {
  readonly #byName = new Map<string, Source[]>();
  readonly #ctes = new Map<string, Set<string>[]>();
  /** A FROM item whose name only the server knows: it could be any name. */
  #hasNamelessItem = false;
  /** Names that mean something else at some place: parameters of the function whose body this is. */
  readonly #parameters: ReadonlySet<string>;

  constructor(parameters: Iterable<string> = []) {
    this.#parameters = new Set(parameters);
  }

  take(type: string, node: Tree): void {
    if (type === 'RangeVar') this.#relation(node);
    else if (type === 'CommonTableExpr') this.#cte(node);
    else if (type === 'RangeSubselect') this.#item(node, outputColumns(asTree(node.subquery)));
    else if (type === 'RangeFunction') this.#function(node);
    else if (type === 'RangeTableFunc')
      this.#item(node, columnNames(node.columns, 'RangeTableFuncCol'), 'xmltable');
    else if (type === 'JsonTable')
      this.#item(node, columnNames(node.columns, 'JsonTableColumn'), 'json_table');
    else if (type === 'JoinExpr') {
      this.#item(node, new Set());
      this.#add(text(asTree(node.join_using_alias).aliasname), { columns: new Set() });
    }
  }

  /** To be asked when the whole statement has been taken. `path` is the reference as written, without a star. */
  attribute(path: readonly string[]): Attribute {
    const [name = '', qualifier = ''] = path.toReversed();
    const sources = this.#byName.get(qualifier) ?? [];
    if (sources.length === 0 || this.#hasNamelessItem || this.#parameters.has(qualifier)) return 'call';
    const relations: (Name & { mayBeMissing: boolean })[] = [];
    for (const { columns, relation } of sources) {
      const ctes = relation && relation.schema === null ? this.#ctes.get(relation.name) : undefined;
      const isNamed = columns.has(name);
      const isInCtes = ctes?.every((cte) => cte.has(name)) ?? false;
      if (isNamed) continue;
      if (!relation || (ctes && !isInCtes)) return 'call';
      relations.push({ ...relation, mayBeMissing: ctes !== undefined });
    }
    return relations.length === 0 ? 'column' : { columnOf: relations };
  }

  #relation(node: Tree): void {
    const relation = { schema: text(node.schemaname), name: text(node.relname) ?? '' };
    const alias = asTree(node.alias);
    const renamed = aliasColumns(alias);
    const name = text(alias.aliasname) ?? relation.name;
    // Names given to the first columns hide what the table calls them.
    this.#add(name, renamed ? { columns: renamed } : { columns: new Set(), relation });
  }

  #cte(node: Tree): void {
    const name = text(node.ctename) ?? '';
    const given = names(node.aliascolnames);
    const columns = given.length > 0 ? new Set(given) : outputColumns(asTree(node.ctequery));
    this.#ctes.set(name, [...(this.#ctes.get(name) ?? []), columns]);
  }

  #function(node: Tree): void {
    const columns = columnNames(node.coldeflist, 'ColumnDef');
    const [first] = list(asTree(asTree(list(node.functions)[0]).List).items);
    const called = names(asTree(asTree(first).FuncCall).funcname).at(-1);
    if (!('alias' in node) && called === undefined) this.#hasNamelessItem = true;
    this.#item(node, columns, called);
  }

  #item(node: Tree, own: Set<string>, nameless?: string): void {
    const alias = asTree(node.alias);
    this.#add(text(alias.aliasname) ?? nameless ?? null, { columns: aliasColumns(alias) ?? own });
  }

  #add(name: string | null, source: Source): void {
    if (name !== null) this.#byName.set(name, [...(this.#byName.get(name) ?? []), source]);
  }
}

function aliasColumns(alias: Tree): Set<string> | undefined {
  const given = names(alias.colnames);
  return given.length > 0 ? new Set(given) : undefined;
}

/** The columns of a query as far as its first branch names them; what comes from a star is left out. */
function outputColumns(query: Tree): Set<string> {
  let select = asTree(query.SelectStmt);
  while (Object.keys(asTree(select.larg)).length > 0) select = asTree(select.larg);
  return new Set(list(select.targetList).flatMap((item) => outputName(asTree(asTree(item).ResTarget)) ?? []));
}

function outputName(target: Tree): string | undefined {
  const given = text(target.name);
  if (given !== null) return given;
  const { fields } = asTree(asTree(target.val).ColumnRef);
  const isStar = list(fields).some((field) => 'A_Star' in asTree(field));
  return isStar ? undefined : names(fields).at(-1);
}

function columnNames(columns: unknown, type: string): Set<string> {
  return new Set(
    list(columns).flatMap((column) => {
      const { colname, name } = asTree(asTree(column)[type]);
      return text(colname) ?? text(name) ?? [];
    }),
  );
}
