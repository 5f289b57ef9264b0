import type { CatalogueQuery } from './catalogue.ts';

/**
 * `$1` is an object of lists of [schema or null, name]. The type `name` is what the catalogue's indexes are of,
 * and it cuts long names where the server does.
 */
const names = `names AS MATERIALIZED (
  SELECT kind, (entry->>0)::pg_catalog.name AS schema, (entry->>1)::pg_catalog.name AS name
  FROM pg_catalog.jsonb_each($1::pg_catalog.jsonb) AS list(kind, entries),
       pg_catalog.jsonb_array_elements(entries) AS entry)`;

const extensionOf = (oid: string, catalogue: string) => `(SELECT e.extname
    FROM pg_catalog.pg_depend d JOIN pg_catalog.pg_extension e ON e.oid = d.refobjid
    WHERE d.classid = 'pg_catalog.${catalogue}'::pg_catalog.regclass AND d.objid = ${oid}
      AND d.refclassid = 'pg_catalog.pg_extension'::pg_catalog.regclass AND d.deptype = 'e' LIMIT 1)`;

const inPath = `CASE WHEN w.schema IS NULL THEN n.nspname = ANY (pg_catalog.current_schemas(true)) ELSE n.nspname = w.schema END`;

/**
 * The types that a type is made of. Wherever one of them is a domain, making a value of the whole runs its checks.
 * Nothing built in is made of what somebody added.
 */
const partsOf = (serverVersion: number) => `SELECT part.oid FROM (
    SELECT t.typbasetype AS oid WHERE t.typtype = 'd'
    UNION ALL SELECT t.typelem
    UNION ALL SELECT a.atttypid FROM pg_catalog.pg_attribute a
      WHERE t.typtype = 'c' AND a.attrelid = t.typrelid AND a.attnum > 0 AND NOT a.attisdropped
    UNION ALL SELECT g.rngsubtype FROM pg_catalog.pg_range g
      WHERE g.rngtypid = t.oid${serverVersion >= 140_000 ? ' OR g.rngmultitypid = t.oid' : ''}) part
  WHERE part.oid >= 16384`;

const checksOf = (types: string) => `(SELECT pg_catalog.json_agg(pg_catalog.pg_get_expr(c.conbin, 0))
  FROM pg_catalog.pg_constraint c
  WHERE c.contype = 'c' AND c.oid >= 16384 AND c.contypid IN (${types}))`;

/**
 * Functions by name, and those behind user operators, user casts, user aggregates and the order of user types. An operator or a
 * cast counts only where its types can be in play: built-in ones, those of the columns of the relations, those named in casts,
 * and those that a built-in type turns into by itself.
 *
 * The body of a function counts only where it means what it says: settings of its own change what its names mean.
 */
const functions = (body: string) => `WITH ${names},
used AS (
  SELECT unnest(ARRAY[a.atttypid, t.typelem]) AS oid FROM names w
    JOIN pg_catalog.pg_class c ON c.relname = w.name
    JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace AND ${inPath}
    JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
    JOIN pg_catalog.pg_type t ON t.oid = a.atttypid
    WHERE w.kind = 'relations'
  UNION SELECT unnest(ARRAY[t.oid, t.typelem]) FROM names w JOIN pg_catalog.pg_type t ON t.typname = w.name WHERE w.kind = 'types'
  UNION SELECT casttarget FROM pg_catalog.pg_cast WHERE oid >= 16384 AND castcontext = 'i'
),
named AS (
  SELECT p.oid, w.schema, w.name FROM names w
    JOIN pg_catalog.pg_proc p ON p.proname = w.name
    JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace AND ${inPath}
    WHERE w.kind = 'functions'
),
reached AS (
  SELECT oid, schema, name FROM named
  UNION SELECT o.oprcode::pg_catalog.oid, NULL, NULL FROM names w
    JOIN pg_catalog.pg_operator o ON o.oprname = w.name AND o.oid >= 16384
    JOIN pg_catalog.pg_namespace n ON n.oid = o.oprnamespace AND ${inPath}
    WHERE w.kind = 'operators'
      AND (o.oprleft < 16384 OR o.oprleft IN (SELECT oid FROM used))
      AND (o.oprright < 16384 OR o.oprright IN (SELECT oid FROM used))
  UNION SELECT castfunc, NULL, NULL FROM pg_catalog.pg_cast
    WHERE oid >= 16384 AND castfunc >= 16384
      AND (castsource < 16384 OR castsource IN (SELECT oid FROM used))
      AND (casttarget < 16384 OR casttarget IN (SELECT oid FROM used))
  UNION SELECT part::pg_catalog.oid, NULL, NULL FROM named
    JOIN pg_catalog.pg_aggregate a ON a.aggfnoid = named.oid AND named.oid >= 16384,
    unnest(ARRAY[a.aggtransfn, a.aggfinalfn, a.aggcombinefn, a.aggserialfn, a.aggdeserialfn,
                 a.aggmtransfn, a.aggminvtransfn, a.aggmfinalfn]) AS part
    WHERE part::pg_catalog.oid <> 0
  UNION SELECT s.amproc::pg_catalog.oid, NULL, NULL FROM pg_catalog.pg_amproc s
    JOIN pg_catalog.pg_opfamily f ON f.oid = s.amprocfamily
    JOIN pg_catalog.pg_am m ON m.oid = f.opfmethod AND m.amname IN ('btree', 'hash')
    WHERE s.oid >= 16384 AND s.amproc::pg_catalog.oid >= 16384
      AND (s.amproclefttype IN (SELECT oid FROM used) OR s.amprocrighttype IN (SELECT oid FROM used))
)
SELECT r.schema, r.name, n.nspname || '.' || p.proname,
  p.oid < 16384 OR l.lanname = 'internal' AND p.prosrc ~ '^(multi)?range_constructor[0-3]$', p.provolatile, p.prokind,
  CASE WHEN p.oid >= 16384 THEN ${extensionOf('p.oid', 'pg_proc')} END,
  CASE WHEN p.oid >= 16384 AND l.lanname = 'sql' AND p.proconfig IS NULL THEN ${body} END,
  p.pronargs - p.pronargdefaults - CASE WHEN p.provariadic <> 0 THEN 1 ELSE 0 END,
  CASE WHEN p.provariadic <> 0 THEN 100000 ELSE p.pronargs END,
  COALESCE(t.typtype = 'p' OR t.typtype = 'c' AND NOT EXISTS (
    SELECT FROM pg_catalog.pg_attribute a
    WHERE a.attrelid = t.typrelid AND a.attname = p.proname AND NOT a.attisdropped), false),
  CASE WHEN p.oid >= 16384 THEN pg_catalog.pg_get_expr(p.proargdefaults, 0) END,
  CASE WHEN p.oid >= 16384 THEN (SELECT pg_catalog.json_agg(pg_catalog.json_build_array(s.nspname, k.typname))
    FROM pg_catalog.pg_type k JOIN pg_catalog.pg_namespace s ON s.oid = k.typnamespace
    WHERE k.oid >= 16384 AND k.typtype <> 'e' AND (k.oid = p.prorettype
      OR k.oid = ANY (p.proargtypes::pg_catalog.oid[]) OR k.oid = ANY (p.proallargtypes)
      OR k.oid IN (SELECT g.aggtranstype FROM pg_catalog.pg_aggregate g WHERE g.aggfnoid = p.oid))) END
FROM reached r
  JOIN pg_catalog.pg_proc p ON p.oid = r.oid
  JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace
  JOIN pg_catalog.pg_language l ON l.oid = p.prolang
  LEFT JOIN pg_catalog.pg_type t ON t.oid = p.proargtypes[0]`;

const relations = (parts: string) => `WITH RECURSIVE ${names},
found AS (
  SELECT c.oid, n.nspname, c.relname, c.relkind FROM names w
    JOIN pg_catalog.pg_class c ON c.relname = w.name AND c.relkind NOT IN ('i', 'I', 'c')
    JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
    WHERE w.kind = 'relations'
      AND CASE WHEN w.schema IS NULL THEN pg_catalog.pg_table_is_visible(c.oid) ELSE n.nspname = w.schema END
),
family AS (
  SELECT oid AS root, oid FROM found WHERE relkind IN ('r', 'p', 'f')
  UNION SELECT f.root, i.inhrelid FROM family f JOIN pg_catalog.pg_inherits i ON i.inhparent = f.oid
),
held AS (
  SELECT f.oid AS relation, a.atttypid AS oid, false AS deep FROM found f
    JOIN pg_catalog.pg_attribute a ON a.attrelid = f.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE a.atttypid >= 16384
  UNION SELECT h.relation, part.oid, h.deep OR t.typtype <> 'd' FROM held h
    JOIN pg_catalog.pg_type t ON t.oid = h.oid
    CROSS JOIN LATERAL (${parts}) part
)
SELECT f.nspname, f.relname, f.oid, f.relkind,
  CASE WHEN f.oid >= 16384 THEN ${extensionOf('f.oid', 'pg_class')} END,
  CASE WHEN f.relkind = 'v' AND f.oid >= 16384 THEN pg_catalog.pg_get_viewdef(f.oid) END,
  (SELECT pg_catalog.json_agg(w.fdwname) FROM family m
    JOIN pg_catalog.pg_foreign_table t ON t.ftrelid = m.oid
    JOIN pg_catalog.pg_foreign_server s ON s.oid = t.ftserver
    JOIN pg_catalog.pg_foreign_data_wrapper w ON w.oid = s.srvfdw
    WHERE m.root = f.oid),
  ${checksOf('SELECT h.oid FROM held h WHERE h.relation = f.oid AND NOT h.deep')},
  ${checksOf('SELECT h.oid FROM held h WHERE h.relation = f.oid AND h.deep')},
  EXISTS (SELECT FROM held h WHERE h.relation = f.oid AND (
    EXISTS (SELECT FROM pg_catalog.pg_operator o WHERE o.oid >= 16384 AND h.oid IN (o.oprleft, o.oprright))
    OR EXISTS (SELECT FROM pg_catalog.pg_cast k WHERE k.oid >= 16384 AND h.oid IN (k.castsource, k.casttarget))
    OR EXISTS (SELECT FROM pg_catalog.pg_amproc s WHERE s.oid >= 16384 AND s.amproclefttype = h.oid)))
FROM found f`;

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

/** Bodies written as `RETURN …` and `BEGIN ATOMIC … END` exist since version 14. */
export function factQueries(serverVersion: number): CatalogueQuery[] {
  const body =
    serverVersion >= 140_000 ? 'COALESCE(pg_catalog.pg_get_function_sqlbody(p.oid), p.prosrc)' : 'p.prosrc';
  const parts = partsOf(serverVersion);
  return [
    { name: 'parley_functions', text: functions(body) },
    { name: 'parley_relations', text: relations(parts) },
    { name: 'parley_types', text: types(parts) },
  ];
}
