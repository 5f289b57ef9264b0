import { asTree, list, type Name, names, type Tree, text } from './parse.ts';

/** A column of the system's own that may not be read, under the name by which the statement calls its relation. */
export type HiddenColumn = Name & { column: string };

/** Settings of roles: what `current_setting` may not be asked for stands in them too. */
const hidden: ReadonlyMap<string, string> = new Map([
  ['pg_roles', 'rolconfig'],
  ['pg_user', 'useconfig'],
]);

/**
 * Which hidden columns a statement may get at: by name, by `*`, by a row as a whole, by other names for all columns,
 * or by a join that compares all columns of one name. Scopes are not worked out: one that is used anywhere counts.
 */
export class HiddenColumns {
  readonly #relations: { name: Name; as: string; isRenamed: boolean }[] = [];
  /** Names that stand for a column, or for a row of something in FROM. */
  readonly #names = new Set<string>();
  /** What stands before a `*`; '' where nothing does. */
  readonly #stars = new Set<string>();
  /** A join with a name of its own, or a NATURAL one, passes on whatever is in it. */
  #isPassedOn = false;

  take(type: string, node: Tree): void {
    if (type === 'RangeVar') this.#relation(node);
    else if (type === 'ColumnRef') this.#reference(list(node.fields));
    else if (type === 'A_Indirection') this.#reference(list(node.indirection));
    else if (type === 'FuncCall') this.#name(names(node.funcname).at(-1));
    else if (type === 'JoinExpr') this.#join(node);
  }

  found(): HiddenColumn[] {
    return this.#relations.flatMap(({ name, as, isRenamed }) => {
      const column = hidden.get(name.name) ?? '';
      const isRead = [column, as].some((one) => this.#names.has(one));
      const isWhole = ['', as].some((one) => this.#stars.has(one));
      return isRead || isWhole || isRenamed || this.#isPassedOn ? [{ ...name, column }] : [];
    });
  }

  #relation(node: Tree): void {
    const name = { schema: text(node.schemaname), name: text(node.relname) ?? '' };
    if (!hidden.has(name.name)) return;
    const alias = asTree(node.alias);
    const isRenamed = names(alias.colnames).length > 0;
    this.#relations.push({ name, as: text(alias.aliasname) ?? name.name, isRenamed });
  }

  /** The last name is a column, or where it is the only one a row. */
  #reference(fields: readonly unknown[]): void {
    const path = names(fields);
    const isStar = path.length < fields.length && fields.some((field) => 'A_Star' in asTree(field));
    if (isStar) this.#stars.add(path.at(-1) ?? '');
    else this.#name(path.at(-1));
  }

  #join(node: Tree): void {
    for (const name of names(node.usingClause)) this.#name(name);
    if (node.isNatural === true || 'alias' in node) this.#isPassedOn = true;
  }

  #name(name: string | undefined): void {
    if (name !== undefined) this.#names.add(name);
  }
}
