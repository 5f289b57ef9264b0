import type { CatalogueQuery } from './catalogue.ts';
import { functionFactsQuery } from './function-facts-query.ts';
import { checksOf, names, partsOf } from './guard-fact-query-fragments.ts';
import { relationFactsQuery } from './relation-facts-query.ts';

const types = (parts: string) => `WITH RECURSIVE ${names},
found AS (
  SELECT t.oid, n.nspname, t.typname FROM names w
    JOIN pg_catalog.pg_type t ON t.typname = w.name
    JOIN pg_catalog.pg_namespace n ON n.oid = t.typnamespace
    WHERE w.kind = 'types'
      AND CASE WHEN w.schema IS NULL THEN pg_catalog.pg_type_is_visible(t.oid) ELSE n.nspname = w.schema END
),
bases AS (
  SELECT oid AS root, oid FROM found
  UNION SELECT b.root, part.oid FROM bases b
    JOIN pg_catalog.pg_type t ON t.oid = b.oid AND t.oid >= 16384
    CROSS JOIN LATERAL (${parts}) part
)
SELECT f.nspname, f.typname, ${checksOf('SELECT b.oid FROM bases b WHERE b.root = f.oid')}
FROM found f`;

export function guardFactQueries(serverVersion: number): CatalogueQuery[] {
  return [
    { name: 'parley_functions', text: functionFactsQuery(serverVersion) },
    { name: 'parley_relations', text: relationFactsQuery(serverVersion) },
    { name: 'parley_types', text: types(partsOf(serverVersion)) },
  ];
}
