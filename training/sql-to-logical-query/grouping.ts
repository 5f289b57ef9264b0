import type { Expression } from '../../reader/src/query/logical-query.ts';
import type { Schema } from '../../reader/src/schema/schema-types.ts';
import { same } from './conversion-context.ts';

const includes = (list: readonly Expression[], expression: Expression): boolean =>
  list.some((one) => same(one, expression));

/** The table of a column; with `via` it is another row of it. */
function ownerOf(schema: Schema, expression: Expression): string | null {
  if (expression.kind !== 'column') return null;
  return `${schema.columns[expression.column]?.table} ${expression.via}`;
}

/** Columns that identify a row of an owner: its primary key, or foreign keys that refer to it. */
function identified(schema: Schema, groups: readonly Expression[], owner: string): Expression[] {
  const [table, via] = owner.split(' ');
  const key = schema.tables[Number(table)]?.primaryKey ?? [];
  const present = key.map((column) =>
    groups.find(
      (group) =>
        group.kind === 'column' &&
        ((group.column === column && String(group.via) === via) ||
          (key.length === 1 &&
            via === 'null' &&
            schema.foreignKeys.some(
              ({ from, to }) => from.length === 1 && from[0] === group.column && to[0] === column,
            ))),
    ),
  );
  return key.length > 0 && present.every((one) => one !== undefined) ? (present as Expression[]) : [];
}

/** Groups without the keys of tables whose other columns are selected, and without what hangs on such keys. */
function withoutKeys(
  schema: Schema,
  groups: readonly Expression[],
  plain: readonly Expression[],
): Expression[] {
  const owners = [...new Set(plain.flatMap((one) => ownerOf(schema, one) ?? []))];
  const dropped = owners.flatMap((owner) => {
    const keys = identified(schema, groups, owner).filter((key) => !includes(plain, key));
    const whole = identified(schema, groups, owner).length > 0;
    const others = whole
      ? groups.filter((group) => ownerOf(schema, group) === owner && !includes(plain, group))
      : [];
    return [...keys, ...others];
  });
  return groups.filter((group) => !includes(dropped, group));
}

/** Null where grouping by the plain selected expressions is what GROUP BY says. */
export function groupOf(
  schema: Schema,
  { groups, plain }: { groups: readonly Expression[]; plain: readonly Expression[] },
): readonly Expression[] | null {
  const rest = withoutKeys(schema, groups, plain);
  const covered = plain.every(
    (one) =>
      includes(rest, one) ||
      one.kind === 'literal' ||
      (ownerOf(schema, one) !== null &&
        identified(schema, groups, ownerOf(schema, one) as string).length > 0),
  );
  if (covered && rest.every((group) => includes(plain, group))) return null;
  return rest;
}
