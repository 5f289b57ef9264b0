/**
 * `$1` is a list of names, each with its kind; of operators with whether their operands are untyped. The type `name`
 * is what the catalogue's indexes are of, and it cuts long names where the server does. One flat list keeps the
 * planner's estimate small: nested ones made it compile the query first (JIT), which took longer than everything else.
 */
export const names = `names AS MATERIALIZED (
  SELECT * FROM pg_catalog.jsonb_to_recordset($1::pg_catalog.jsonb) AS entry(kind pg_catalog.text,
    schema pg_catalog.name, name pg_catalog.name, untyped_left pg_catalog.bool, untyped_right pg_catalog.bool))`;

export const extensionOf = (oid: string, catalogue: string) => `(SELECT e.extname
    FROM pg_catalog.pg_depend d JOIN pg_catalog.pg_extension e ON e.oid = d.refobjid
    WHERE d.classid = 'pg_catalog.${catalogue}'::pg_catalog.regclass AND d.objid = ${oid}
      AND d.refclassid = 'pg_catalog.pg_extension'::pg_catalog.regclass AND d.deptype = 'e' LIMIT 1)`;

export const inPath = `CASE WHEN w.schema IS NULL THEN n.nspname = ANY (pg_catalog.current_schemas(true)) ELSE n.nspname = w.schema END`;

/**
 * The types that a type is made of. Wherever one of them is a domain, making a value of the whole runs its checks.
 * Nothing built in is made of what somebody added.
 */
export const partsOf = (serverVersion: number) => `SELECT part.oid FROM (
    SELECT t.typbasetype AS oid WHERE t.typtype = 'd'
    UNION ALL SELECT t.typelem
    UNION ALL SELECT a.atttypid FROM pg_catalog.pg_attribute a
      WHERE t.typtype = 'c' AND a.attrelid = t.typrelid AND a.attnum > 0 AND NOT a.attisdropped
    UNION ALL SELECT g.rngsubtype FROM pg_catalog.pg_range g
      WHERE g.rngtypid = t.oid${serverVersion >= 140_000 ? ' OR g.rngmultitypid = t.oid' : ''}) part
  WHERE part.oid >= 16384`;

export const checksOf = (types: string) => `(SELECT pg_catalog.json_agg(pg_catalog.pg_get_expr(c.conbin, 0))
  FROM pg_catalog.pg_constraint c
  WHERE c.contype = 'c' AND c.oid >= 16384 AND c.contypid IN (${types}))`;

/**
 * A row of the catalogue that was written after the cluster was made: initdb made the language plpgsql last, and takes
 * fewer than a thousand transactions in all. A change of rights writes a row anew as well.
 */
export const isRewritten = (xmin: string) => `${xmin}::pg_catalog.text::pg_catalog.int8 > COALESCE(
    (SELECT d.xmin::pg_catalog.text::pg_catalog.int8 FROM pg_catalog.pg_language l
      JOIN pg_catalog.pg_depend d ON d.classid = 'pg_catalog.pg_language'::pg_catalog.regclass AND d.objid = l.oid
        AND d.refclassid = 'pg_catalog.pg_extension'::pg_catalog.regclass AND d.refobjid < 16384 AND d.deptype = 'e'
      WHERE l.lanname = 'plpgsql' AND l.oid < 16384 LIMIT 1), 1000)`;
