import { asTree, list, type Name, names, type Tree, text } from '../../sql/parse-postgres.ts';

/**
 * `x.f` is a column of `x`, or, where `x` has no such column, the call `f(x)`. It counts as a column only where every
 * FROM item of that name has it: which of them is visible at a place is not worked out, so a sub-query that shares its
 * alias with a function proves nothing.
 */
export type Attribute =
  | 'column'
  | 'call'
  /**
   * A column, if each group has a relation with it: several give the columns of one `*`. A CTE hides its namesake in
   * the catalogue, which may not exist.
   */
  | { columnOf: readonly (readonly RelationColumn[])[] };

type RelationColumn = Name & { mayBeMissing: boolean };

/** What a FROM item is known to offer by the text alone; `stars` are relations all of whose columns it passes on. */
type Source = { columns: ReadonlySet<string>; relation?: Name; stars?: readonly Name[] };

export class FromItemColumns {
  readonly #byName = new Map<string, Source[]>();
  readonly #relations = new Set<string>();
  readonly #ctes = new Map<string, Source[]>();
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
    else if (type === 'RangeSubselect') this.#subselect(node);
    else if (type === 'RangeFunction') this.#function(node);
    else if (type === 'RangeTableFunc')
      this.#item(node, columnNames(node.columns, 'RangeTableFuncCol'), 'xmltable');
    else if (type === 'JsonTable')
      this.#item(node, columnNames(node.columns, 'JsonTableColumn'), 'json_table');
    else if (type === 'JoinExpr') {
      // What is inside of a join without a name is not gathered: each of a chain would gather all before it.
      if ('alias' in node) this.#namedJoin(node);
      this.#add(text(asTree(node.join_using_alias).aliasname), { columns: new Set() });
    }
  }

  /** To be asked when the whole statement has been taken. `path` is the reference as written, without a star. */
  attribute(path: readonly string[]): Attribute {
    const [name = '', qualifier = ''] = path.toReversed();
    const sources = this.#byName.get(qualifier) ?? [];
    if (sources.length === 0 || this.#hasNamelessItem || this.#parameters.has(qualifier)) return 'call';
    const groups: RelationColumn[][] = [];
    for (const { columns, relation, stars = [] } of sources) {
      if (columns.has(name)) continue;
      const ctes = relation ? (this.#ctesOf(relation) ?? []) : [{ columns, stars }];
      if (relation) groups.push([{ ...relation, mayBeMissing: ctes.length > 0 }]);
      for (const query of ctes) {
        if (query.columns.has(name)) continue;
        const passed = (query.stars ?? []).filter((star) => !this.#ctesOf(star));
        if (passed.length === 0) return 'call';
        groups.push(passed.map((star) => ({ ...star, mayBeMissing: false })));
      }
    }
    return groups.length === 0 ? 'column' : { columnOf: groups };
  }

  #ctesOf({ schema, name }: Name): Source[] | undefined {
    return schema === null ? this.#ctes.get(name) : undefined;
  }

  #relation(node: Tree): void {
    const relation = { schema: text(node.schemaname), name: text(node.relname) ?? '' };
    const alias = asTree(node.alias);
    const renamed = aliasColumns(alias);
    const name = text(alias.aliasname) ?? relation.name;
    // Names given to the first columns hide what the table calls them.
    if (renamed) this.#add(name, { columns: renamed });
    else this.#addOnce(name, relation);
  }

  #namedJoin(node: Tree): void {
    const columns = aliasColumns(asTree(node.alias));
    const stars = relationsIn([node.larg, node.rarg]);
    this.#add(text(asTree(node.alias).aliasname), columns ? { columns } : { columns: new Set(), stars });
  }

  #cte(node: Tree): void {
    const name = text(node.ctename) ?? '';
    const given = names(node.aliascolnames);
    const query = asTree(node.ctequery);
    const source =
      given.length > 0
        ? { columns: new Set(given) }
        : { columns: outputColumns(query), stars: starsOf(query) };
    listAt(this.#ctes, name).push(source);
  }

  #subselect(node: Tree): void {
    const alias = asTree(node.alias);
    const query = asTree(node.subquery);
    const renamed = aliasColumns(alias);
    const source = renamed ? { columns: renamed } : { columns: outputColumns(query), stars: starsOf(query) };
    this.#add(text(alias.aliasname), source);
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

  /** A table that stands in FROM a thousand times is asked about once for each `x.f`. */
  #addOnce(name: string, relation: Name): void {
    const key = JSON.stringify([name, relation.schema, relation.name]);
    if (this.#relations.has(key)) return;
    this.#relations.add(key);
    this.#add(name, { columns: new Set(), relation });
  }

  #add(name: string | null, source: Source): void {
    if (name !== null) listAt(this.#byName, name).push(source);
  }
}

function listAt<T>(lists: Map<string, T[]>, name: string): T[] {
  const known = lists.get(name);
  if (known) return known;
  const made: T[] = [];
  lists.set(name, made);
  return made;
}

function aliasColumns(alias: Tree): Set<string> | undefined {
  const given = names(alias.colnames);
  return given.length > 0 ? new Set(given) : undefined;
}

/** The relations in FROM of a query's first branch whose columns a `*` or `x.*` passes on. */
function starsOf(query: Tree): Name[] {
  const select = firstBranch(query);
  const qualifiers = list(select.targetList).flatMap((item) => {
    const { fields } = asTree(asTree(asTree(asTree(item).ResTarget).val).ColumnRef);
    const isStar = list(fields).some((field) => 'A_Star' in asTree(field));
    return isStar ? [names(fields).at(-1) ?? null] : [];
  });
  return relationsIn(list(select.fromClause)).flatMap(({ alias, ...relation }) =>
    qualifiers.some((qualifier) => qualifier === null || qualifier === alias) ? [relation] : [],
  );
}

/** Relations without renamed columns, alone or in joins; a NATURAL or USING join drops no column's name. */
function relationsIn(items: readonly unknown[]): (Name & { alias: string })[] {
  const waiting = [...items];
  const found: (Name & { alias: string })[] = [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { RangeVar, JoinExpr } = asTree(next);
    const join = asTree(JoinExpr);
    if (JoinExpr !== undefined && !('alias' in join)) waiting.push(join.larg, join.rarg);
    const relation = asTree(RangeVar);
    const alias = asTree(relation.alias);
    if (RangeVar === undefined || aliasColumns(alias)) continue;
    const name = text(relation.relname) ?? '';
    found.push({ schema: text(relation.schemaname), name, alias: text(alias.aliasname) ?? name });
  }
  return found;
}

function firstBranch(query: Tree): Tree {
  let select = asTree(query.SelectStmt);
  while (Object.keys(asTree(select.larg)).length > 0) select = asTree(select.larg);
  return select;
}

/** The columns of a query as far as its first branch names them; what comes from a star is left out. */
function outputColumns(query: Tree): Set<string> {
  const select = firstBranch(query);
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
