import { asTree, list, type Name, names, type Tree, text } from '../../sql/parse-postgres.ts';

/** A column of the system's own that may not be read, under the name by which the statement calls its relation. */
export type ForbiddenCatalogueColumn = Name & { column: string };

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Settings of roles: what `current_setting` may not be asked for stands in them too. `x.f` is a column where `f` is one
 * of the open ones; anything else after the point is the call `f(x)`, with the whole row.
 */
const hidden: ReadonlyMap<string, { column: string; open: ReadonlySet<string> }> = new Map([
  [
    'pg_roles',
    {
      column: 'rolconfig',
      open: words(`rolname rolsuper rolinherit rolcreaterole rolcreatedb rolcanlogin rolreplication rolconnlimit
        rolpassword rolvaliduntil rolbypassrls oid`),
    },
  ],
  [
    'pg_user',
    {
      column: 'useconfig',
      open: words('usename usesysid usecreatedb usesuper userepl usebypassrls passwd valuntil'),
    },
  ],
]);

/**
 * Which hidden columns a statement may get at: by name, by `*`, by a row as a whole (`r`, and `r.f` where that is
 * `f(r)`), by other names for all columns, or by a join that compares all columns of one name. Scopes are not worked
 * out: one that is used anywhere counts.
 */
export class ForbiddenCatalogueColumns {
  readonly #relations: { name: Name; as: string; isRenamed: boolean }[] = [];
  /** Names that stand for a column, or for a row of something in FROM. */
  readonly #names = new Set<string>();
  /** What stands before a `*`; '' where nothing does. */
  readonly #stars = new Set<string>();
  /** Of references `name.attribute`: the attributes by name. */
  readonly #attributes = new Map<string, Set<string>>();
  /** A join with a name of its own, or a NATURAL one, passes on whatever is in it. */
  #isPassedOn = false;

  take(type: string, node: Tree): void {
    if (type === 'RangeVar') this.#relation(node);
    else if (type === 'ColumnRef') this.#column(list(node.fields));
    else if (type === 'A_Indirection') this.#reference(list(node.indirection));
    else if (type === 'FuncCall') this.#name(names(node.funcname).at(-1));
    else if (type === 'JoinExpr') this.#join(node);
  }

  found(): ForbiddenCatalogueColumn[] {
    return this.#relations.flatMap(({ name, as, isRenamed }) => {
      const { column = '', open } = hidden.get(name.name) ?? {};
      const isRead = [column, as].some((one) => this.#names.has(one));
      const isHandedOn = [...(this.#attributes.get(as) ?? [])].some((one) => !open?.has(one));
      const isWhole = isHandedOn || ['', as].some((one) => this.#stars.has(one));
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

  #column(fields: readonly unknown[]): void {
    this.#reference(fields);
    const path = names(fields);
    if (path.length === fields.length) this.#attribute(path.toReversed());
  }

  /** The last name is a column, or where it is the only one a row. */
  #reference(fields: readonly unknown[]): void {
    const path = names(fields);
    const isStar = path.length < fields.length && fields.some((field) => 'A_Star' in asTree(field));
    if (isStar) this.#stars.add(path.at(-1) ?? '');
    else this.#name(path.at(-1));
  }

  #attribute([name, qualifier]: readonly string[]): void {
    if (name === undefined || qualifier === undefined) return;
    const known = this.#attributes.get(qualifier);
    if (known) known.add(name);
    else this.#attributes.set(qualifier, new Set([name]));
  }

  #join(node: Tree): void {
    for (const name of names(node.usingClause)) this.#name(name);
    if (node.isNatural === true || 'alias' in node) this.#isPassedOn = true;
  }

  #name(name: string | undefined): void {
    if (name !== undefined) this.#names.add(name);
  }
}
