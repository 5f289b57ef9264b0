import { checksOf, extensionOf, isRewritten, names, partsOf } from './guard-fact-query-fragments.ts';

/** Only what users made leaves a trace there: nothing is said of expressions that use built-in functions alone. */
const usesAdded = (catalogue: string, oid: string) => `EXISTS (SELECT FROM pg_catalog.pg_depend d
    WHERE d.classid = 'pg_catalog.${catalogue}'::pg_catalog.regclass AND d.objid = ${oid}
      AND d.refclassid = ANY (ARRAY['pg_catalog.pg_proc'::pg_catalog.regclass, 'pg_catalog.pg_operator'::pg_catalog.regclass,
        'pg_catalog.pg_type'::pg_catalog.regclass]::pg_catalog.oid[]))`;

const policies = (condition: string) => `SELECT pg_catalog.pg_get_expr(expr, y.polrelid)
      FROM pg_catalog.pg_policy y, LATERAL (VALUES (y.polqual), (y.polwithcheck)) AS part(expr)
      WHERE y.polrelid = f.oid AND expr IS NOT NULL AND ${condition}`;

/** Policies that hold for whoever asks here, and virtual columns: computed for each row that is read. */
const computed = (serverVersion: number) => `(SELECT pg_catalog.json_agg(expression) FROM (
    ${policies(`pg_catalog.row_security_active(f.oid)
        AND (0 = ANY (y.polroles) OR EXISTS (SELECT FROM pg_catalog.unnest(y.polroles) AS role WHERE pg_catalog.pg_has_role(role, 'MEMBER')))`)}
    ${
      serverVersion >= 180_000
        ? `UNION ALL SELECT pg_catalog.pg_get_expr(v.adbin, v.adrelid) FROM pg_catalog.pg_attrdef v
      JOIN pg_catalog.pg_attribute a ON a.attrelid = v.adrelid AND a.attnum = v.adnum AND a.attgenerated = 'v'
      WHERE v.adrelid = f.oid`
        : ''
    }) AS each(expression))`;

/** Behind a view or a function that runs as its owner, the policies for that owner hold. */
const othersPolicies = `(SELECT pg_catalog.json_agg(expression) FROM (
    ${policies('EXISTS (SELECT FROM pg_catalog.pg_class r WHERE r.oid = f.oid AND r.relrowsecurity)')}) AS each(expression))`;

const planned = (
  serverVersion: number,
) => `(SELECT pg_catalog.json_agg(expression) FROM family m CROSS JOIN LATERAL (
    SELECT pg_catalog.pg_get_expr(c.conbin, c.conrelid) FROM pg_catalog.pg_constraint c
      WHERE c.conrelid = m.oid AND c.contype = 'c' AND ${usesAdded('pg_constraint', 'c.oid')}
    UNION ALL SELECT pg_catalog.pg_get_expr(expr, i.indrelid) FROM pg_catalog.pg_index i, LATERAL (VALUES (i.indexprs), (i.indpred)) AS part(expr)
      WHERE i.indrelid = m.oid AND expr IS NOT NULL AND ${usesAdded('pg_class', 'i.indexrelid')}
    UNION ALL SELECT pg_catalog.pg_get_expr(p.partexprs, p.partrelid) FROM pg_catalog.pg_partitioned_table p
      WHERE p.partrelid = m.oid AND p.partexprs IS NOT NULL AND ${usesAdded('pg_class', 'p.partrelid')}
    ${
      serverVersion >= 140_000
        ? `UNION ALL SELECT pg_catalog.pg_get_expr(s.stxexprs, s.stxrelid) FROM pg_catalog.pg_statistic_ext s
      WHERE s.stxrelid = m.oid AND s.stxexprs IS NOT NULL AND ${usesAdded('pg_statistic_ext', 's.oid')}`
        : ''
    }) AS each(expression) WHERE m.root = f.oid)`;

export function relationFactsQuery(serverVersion: number): string {
  return `WITH RECURSIVE ${names},
found AS (
  SELECT w.schema, w.name, c.oid, n.nspname, c.relname, c.relkind, c.relowner, c.relforcerowsecurity FROM names w
    JOIN pg_catalog.pg_class c ON c.relname = w.name AND c.relkind NOT IN ('i', 'I', 'c')
    JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
    WHERE w.kind = 'relations'
      AND CASE WHEN w.schema IS NULL THEN pg_catalog.pg_table_is_visible(c.oid) ELSE n.nspname = w.schema END
),
family AS (
  SELECT oid AS root, oid FROM found WHERE relkind IN ('r', 'p', 'f', 'm') AND oid >= 16384
  UNION SELECT f.root, i.inhrelid FROM family f JOIN pg_catalog.pg_inherits i ON i.inhparent = f.oid
),
replaced AS (
  SELECT y.ev_class AS oid FROM pg_catalog.pg_rewrite y WHERE y.oid < 16384 AND ${isRewritten('y.xmin')}
  UNION SELECT y.ev_class FROM replaced r
    JOIN pg_catalog.pg_depend d ON d.refclassid = 'pg_catalog.pg_class'::pg_catalog.regclass AND d.refobjid = r.oid
      AND d.classid = 'pg_catalog.pg_rewrite'::pg_catalog.regclass
    JOIN pg_catalog.pg_rewrite y ON y.oid = d.objid AND y.oid < 16384
),
held AS (
  SELECT f.oid AS relation, a.atttypid AS oid, false AS deep FROM found f
    JOIN pg_catalog.pg_attribute a ON a.attrelid = f.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE a.atttypid >= 16384
  UNION SELECT h.relation, part.oid, h.deep OR t.typtype <> 'd' FROM held h
    JOIN pg_catalog.pg_type t ON t.oid = h.oid
    CROSS JOIN LATERAL (${partsOf(serverVersion)}) part
)
SELECT f.schema, f.name, f.nspname, f.relname, f.oid, f.relkind,
  CASE WHEN f.oid >= 16384 THEN ${extensionOf('f.oid', 'pg_class')} END,
  CASE WHEN f.relkind = 'v' AND (f.oid >= 16384 OR f.oid IN (SELECT oid FROM replaced)) THEN pg_catalog.pg_get_viewdef(f.oid) END,
  (SELECT pg_catalog.json_agg(COALESCE(${extensionOf('w.fdwhandler', 'pg_proc')}, 'none')) FROM family m
    JOIN pg_catalog.pg_foreign_table t ON t.ftrelid = m.oid
    JOIN pg_catalog.pg_foreign_server s ON s.oid = t.ftserver
    JOIN pg_catalog.pg_foreign_data_wrapper w ON w.oid = s.srvfdw
    WHERE m.root = f.oid),
  ${checksOf('SELECT h.oid FROM held h WHERE h.relation = f.oid AND NOT h.deep')},
  ${checksOf('SELECT h.oid FROM held h WHERE h.relation = f.oid AND h.deep')},
  (SELECT pg_catalog.json_agg(a.attname) FROM pg_catalog.pg_attribute a
    WHERE a.attrelid = f.oid AND a.attnum > 0 AND NOT a.attisdropped),
  ${computed(serverVersion)},
  ${planned(serverVersion)},
  ${othersPolicies},
  f.relowner, f.relforcerowsecurity,
  EXISTS (SELECT FROM held h JOIN pg_catalog.pg_type t ON t.oid = h.oid AND t.typtype <> 'e' WHERE h.relation = f.oid),
  f.oid IN (SELECT oid FROM replaced)
FROM found f`;
}
