import type { ResultColumn } from '@parley/contract/query-result';
import type { PostgresCatalogue } from './catalogue/catalogue.ts';
import { columnKind } from './catalogue/column-kind.ts';
import type { Field } from './wire/pipeline.ts';

type Named = Omit<ResultColumn, 'name'>;

/** The types that most results have, by their fixed numbers, so that a first result need not ask for them. */
const common: readonly [oid: number, type: string, kind: Named['kind']][] = [
  [16, 'boolean', 'boolean'],
  [17, 'bytea', 'binary'],
  [20, 'bigint', 'integer'],
  [21, 'smallint', 'integer'],
  [23, 'integer', 'integer'],
  [25, 'text', 'text'],
  [114, 'json', 'json'],
  [700, 'real', 'number'],
  [701, 'double precision', 'number'],
  [1043, 'character varying', 'text'],
  [1082, 'date', 'date'],
  [1114, 'timestamp without time zone', 'timestamp'],
  [1184, 'timestamp with time zone', 'timestamp'],
  [1700, 'numeric', 'number'],
  [2950, 'uuid', 'uuid'],
  [3802, 'jsonb', 'json'],
];

const typesQuery = `WITH RECURSIVE wanted AS (
  SELECT (pair->>0)::pg_catalog.oid AS oid, (pair->>1)::pg_catalog.int4 AS modifier
  FROM pg_catalog.jsonb_array_elements($1::pg_catalog.jsonb) AS pair),
bases AS (
  SELECT oid AS root, oid FROM wanted
  UNION SELECT b.root, t.typbasetype FROM bases b
    JOIN pg_catalog.pg_type t ON t.oid = b.oid AND t.typtype = 'd')
SELECT w.oid, w.modifier, pg_catalog.format_type(w.oid, w.modifier), t.typname, t.typtype, t.typcategory
FROM wanted w JOIN bases b ON b.root = w.oid
  JOIN pg_catalog.pg_type t ON t.oid = b.oid AND t.typtype <> 'd'`;

export type ResultColumns = (fields: readonly Field[]) => Promise<ResultColumn[]> | ResultColumn[];

/** Names the types of results. A type is asked for once; its number never means another one. */
export function resultColumnsOf(catalogue: PostgresCatalogue): ResultColumns {
  const plain = new Map<number, Named>(common.map(([oid, type, kind]) => [oid, { type, kind }]));
  const known = new Map<string, Named>();
  // Most columns have a type without a modifier: its number alone finds it.
  const typeOf = (field: Field) =>
    (field.dataTypeModifier === -1 && plain.get(field.dataTypeID)) || known.get(keyOf(field));
  const named = (fields: readonly Field[]) =>
    fields.map((field) => {
      const { type, kind } = typeOf(field) ?? nameless;
      return { name: field.name, type, kind };
    });
  return (fields) => {
    const missing = fields.filter((field) => !typeOf(field));
    if (missing.length === 0) return named(fields);
    const pairs = missing.map((field) => [field.dataTypeID, field.dataTypeModifier]);
    return catalogue.read([{ text: typesQuery }], { values: [JSON.stringify(pairs)] }).then(([rows = []]) => {
      for (const [oid, modifier, type, name, form, category] of rows) {
        const kind = columnKind({ name: name ?? '', form: form ?? '', category: category ?? '' });
        known.set(`${oid},${modifier}`, { type: type ?? '', kind });
      }
      return named(fields);
    });
  };
}

const nameless: Named = { type: 'unknown', kind: 'other' };

function keyOf({ dataTypeID, dataTypeModifier }: Field): string {
  return `${dataTypeID},${dataTypeModifier}`;
}
