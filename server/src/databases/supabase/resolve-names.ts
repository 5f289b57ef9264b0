import type { BareName } from '../../guard/postgres/public-types.ts';
import { readInThread } from '../../guard/read-in-thread/read-in-thread.ts';
import type { PostgresCatalogue } from '../postgres/catalogue/catalogue.ts';
import { createExpiringCache } from './expiring-cache.ts';
import { qualifyNames } from './qualify-names.ts';

/** Extensions are installed here; their tables are not people's data, but their functions and types are of use. */
const extensions = 'extensions';

/**
 * The role that reads looks along an empty search path, so every name gets its schema before the guard reads the
 * statement. What the system has by a name keeps it.
 */
export function nameResolver(
  catalogue: PostgresCatalogue,
  schemas: readonly string[],
): (text: string) => Promise<string> {
  /** null: asked, and there is none. */
  const places = createExpiringCache<string | null>();
  return async (text) => {
    const names = await readInThread('postgresBareNames', text);
    const missing = names.filter(({ kind, name }) => places.get(keyOf(kind, name)) === undefined);
    if (missing.length > 0) {
      const found = await lookUp(catalogue, missing, schemas);
      for (const { kind, name } of missing) {
        const place = found.get(keyOf(kind, name)) ?? null;
        // A table that is not there yet may be made at any moment; a function of the system stays one.
        if (place !== null || kind !== 'relations') places.set(keyOf(kind, name), place);
      }
    }
    return qualifyNames(text, names, ({ kind, name }) => places.get(keyOf(kind, name)) ?? undefined);
  };
}

async function lookUp(
  catalogue: PostgresCatalogue,
  names: readonly BareName[],
  schemas: readonly string[],
): Promise<Map<string, string>> {
  const pairs = [...new Map(names.map(({ kind, name }) => [keyOf(kind, name), [kind, name]])).values()];
  const path = [...schemas, extensions];
  const [rows = []] = await catalogue.read([{ text: resolveQuery }], {
    values: [JSON.stringify(pairs), JSON.stringify(path), JSON.stringify(schemas)],
  });
  return new Map(rows.map(([kind, name, schema]) => [keyOf(kind ?? '', name ?? ''), schema ?? '']));
}

function keyOf(kind: string, name: string): string {
  return JSON.stringify([kind, name]);
}

const resolveQuery = `WITH wanted AS (
  SELECT pair->>0 AS kind, (pair->>1)::pg_catalog.name AS name, pair->>1 AS asked
  FROM pg_catalog.jsonb_array_elements($1::pg_catalog.jsonb) AS pair),
path AS (
  SELECT schema, place FROM pg_catalog.jsonb_array_elements_text($2::pg_catalog.jsonb) WITH ORDINALITY AS p(schema, place)),
known AS (
  SELECT 'relations' AS kind, c.relname AS name, c.relnamespace AS home FROM pg_catalog.pg_class c
    WHERE c.relname IN (SELECT name FROM wanted WHERE kind = 'relations') AND c.relkind NOT IN ('i', 'I', 'c')
  UNION ALL SELECT 'types', t.typname, t.typnamespace FROM pg_catalog.pg_type t
    WHERE t.typname IN (SELECT name FROM wanted WHERE kind = 'types')
  UNION ALL SELECT 'functions', f.proname, f.pronamespace FROM pg_catalog.pg_proc f
    WHERE f.proname IN (SELECT name FROM wanted WHERE kind = 'functions'))
SELECT DISTINCT ON (w.kind, w.asked) w.kind, w.asked, n.nspname
FROM wanted w JOIN known k ON k.kind = w.kind AND k.name = w.name
  JOIN pg_catalog.pg_namespace n ON n.oid = k.home
  JOIN path p ON p.schema = n.nspname
WHERE NOT EXISTS (SELECT FROM known s JOIN pg_catalog.pg_namespace o ON o.oid = s.home
    WHERE s.kind = w.kind AND s.name = w.name AND o.nspname = 'pg_catalog')
  AND (w.kind <> 'relations' OR $3::pg_catalog.jsonb ? n.nspname::pg_catalog.text)
ORDER BY w.kind, w.asked, p.place`;
