import { extensionOf, inPath, names, partsOf } from './fact-names.ts';

/** Nobody can make an object with a smaller number: it came with the server. */
const isAdded = (oid: string) => `${oid}::pg_catalog.oid >= 16384`;

/** An extension answers for the code that its types and indexes bring along; reading a column must not need a list. */
const isHomemade = (oid: string) => `${isAdded(oid)} AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend d
    WHERE d.classid = 'pg_catalog.pg_proc'::pg_catalog.regclass AND d.objid = ${oid}::pg_catalog.oid AND d.deptype = 'e')`;

/**
 * Every type that users made and that a value in the statement may have: those of columns, of rows, of casts, of what
 * functions and operators take and give, and whatever those are made of.
 */
const usedTypes = (serverVersion: number) => `seeds AS (
  SELECT unnest(ARRAY[a.atttypid, c.reltype]) AS oid FROM names w
    JOIN pg_catalog.pg_class c ON c.relname = w.name
    JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace AND ${inPath}
    JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
    WHERE w.kind = 'relations'
  UNION SELECT t.oid FROM names w JOIN pg_catalog.pg_type t ON t.typname = w.name WHERE w.kind = 'types'
  UNION SELECT casttarget FROM pg_catalog.pg_cast WHERE ${isAdded('pg_cast.oid')} AND castcontext = 'i'
  UNION SELECT unnest(COALESCE(p.proallargtypes, p.proargtypes::pg_catalog.oid[]) || p.prorettype)
    FROM named JOIN pg_catalog.pg_proc p ON p.oid = named.oid AND ${isAdded('p.oid')}
  UNION SELECT o.oprresult FROM names w JOIN pg_catalog.pg_operator o ON o.oprname = w.name AND ${isAdded('o.oid')}
    WHERE w.kind = 'operators'
),
used AS (
  SELECT oid FROM seeds WHERE ${isAdded('oid')}
  UNION SELECT part.oid FROM used
    JOIN pg_catalog.pg_type t ON t.oid = used.oid
    CROSS JOIN LATERAL (${partsOf(serverVersion)}
      UNION ALL SELECT t.typarray WHERE t.typarray <> 0${
        serverVersion >= 140_000
          ? ' UNION ALL SELECT g.rngtypid FROM pg_catalog.pg_range g WHERE g.rngmultitypid = t.oid'
          : ''
      }) part
)`;

/** What operators call: their own function, and those that planning puts in their place or asks for an estimate. */
const operators = `SELECT part::pg_catalog.oid, NULL, NULL FROM names w
    JOIN pg_catalog.pg_operator o ON o.oprname = w.name AND ${isAdded('o.oid')}
    JOIN pg_catalog.pg_namespace n ON n.oid = o.oprnamespace AND ${inPath}
    LEFT JOIN pg_catalog.pg_operator swapped ON swapped.oid = o.oprcom
    LEFT JOIN pg_catalog.pg_operator negated ON negated.oid = o.oprnegate,
    unnest(ARRAY[o.oprcode, o.oprrest, o.oprjoin, swapped.oprcode, negated.oprcode]) AS part
    WHERE w.kind = 'operators' AND part::pg_catalog.oid <> 0
      AND (part NOT IN (o.oprrest, o.oprjoin) OR ${isHomemade('part')})
      AND (o.oprleft < 16384 OR w.untyped_left OR o.oprleft IN (SELECT oid FROM used))
      AND (o.oprright < 16384 OR w.untyped_right OR o.oprright IN (SELECT oid FROM used))`;

const casts = `SELECT castfunc, NULL, NULL FROM pg_catalog.pg_cast
    WHERE ${isAdded('pg_cast.oid')} AND castfunc <> 0
      AND (castsource < 16384 OR castsource IN (SELECT oid FROM used))
      AND (casttarget < 16384 OR casttarget IN (SELECT oid FROM used))`;

const aggregates = `SELECT part::pg_catalog.oid, NULL, NULL FROM named
    JOIN pg_catalog.pg_aggregate a ON a.aggfnoid = named.oid AND ${isAdded('named.oid')}
    LEFT JOIN pg_catalog.pg_operator sorted ON sorted.oid = a.aggsortop,
    unnest(ARRAY[a.aggtransfn, a.aggfinalfn, a.aggcombinefn, a.aggserialfn, a.aggdeserialfn,
                 a.aggmtransfn, a.aggminvtransfn, a.aggmfinalfn, sorted.oprcode]) AS part
    WHERE part::pg_catalog.oid <> 0`;

/** 403 and 405 are the index methods btree and hash, which came with the server. */
const inOrderOrHash = 'JOIN pg_catalog.pg_opfamily f ON f.oid = s.amprocfamily AND f.opfmethod IN (403, 405)';

/** ORDER BY, GROUP BY, DISTINCT, UNION and the comparison of rows, arrays and ranges use the order of a type. */
const orders = `SELECT s.amproc::pg_catalog.oid, NULL, NULL FROM pg_catalog.pg_amproc s ${inOrderOrHash}
    WHERE ${isAdded('s.oid')} AND ${isAdded('s.amproc')}
      AND (s.amproclefttype IN (SELECT oid FROM used) OR s.amprocrighttype IN (SELECT oid FROM used))
  UNION SELECT part::pg_catalog.oid, NULL, NULL FROM ranges, unnest(ARRAY[rngcanonical, rngsubdiff]) AS part
    WHERE ${isAdded('part')}
  UNION SELECT s.amproc::pg_catalog.oid, NULL, NULL FROM ranges
    JOIN pg_catalog.pg_opclass k ON k.oid = ranges.rngsubopc
    JOIN pg_catalog.pg_amproc s ON s.amprocfamily = k.opcfamily AND ${isAdded('s.amproc')}
  UNION SELECT s.amproc::pg_catalog.oid, NULL, NULL FROM names w
    JOIN pg_catalog.pg_class c ON c.relname = w.name
    JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace AND ${inPath}
    JOIN pg_catalog.pg_index i ON i.indrelid = c.oid
    JOIN pg_catalog.pg_opclass k ON k.oid = ANY (i.indclass::pg_catalog.oid[]) AND ${isAdded('k.oid')}
    JOIN pg_catalog.pg_amproc s ON s.amprocfamily = k.opcfamily
    WHERE w.kind = 'relations' AND ${isHomemade('s.amproc')}`;

/** What turns text into values of a homemade base type and back, which every read of a column does. */
const conversions = (serverVersion: number) => `SELECT part::pg_catalog.oid, NULL, NULL FROM used
    JOIN pg_catalog.pg_type t ON t.oid = used.oid AND t.typtype = 'b',
    unnest(ARRAY[t.typinput, t.typoutput, t.typreceive, t.typsend, t.typmodin, t.typmodout${
      serverVersion >= 140_000 ? ', t.typsubscript' : ''
    }]) AS part WHERE ${isHomemade('part')}`;

/** Text search reaches parsers and dictionaries by the name of a configuration, which may be any value. */
const textSearch = `SELECT part::pg_catalog.oid, NULL, NULL FROM (
      SELECT unnest(ARRAY[prsstart, prstoken, prsend, prsheadline, prslextype]) FROM pg_catalog.pg_ts_parser
        WHERE ${isAdded('pg_ts_parser.oid')}
      UNION SELECT unnest(ARRAY[tmplinit, tmpllexize]) FROM pg_catalog.pg_ts_template
        WHERE ${isAdded('pg_ts_template.oid')}) AS parts(part)
    WHERE ${isHomemade('part')}
      AND EXISTS (SELECT FROM named WHERE named.name ~ 'tsvector|tsquery|^ts_')`;

/**
 * Functions by name, and those that a statement reaches without naming them. The body of a function counts only where
 * it means what it says: settings of its own change what its names mean. 12 and 14 are the languages `internal` and
 * `sql` that came with the server.
 */
export function functionFactsQuery(serverVersion: number): string {
  const body =
    // Bodies written as `RETURN …` and `BEGIN ATOMIC … END` exist since version 14.
    serverVersion >= 140_000 ? 'COALESCE(pg_catalog.pg_get_function_sqlbody(p.oid), p.prosrc)' : 'p.prosrc';
  return `WITH RECURSIVE ${names},
named AS (
  SELECT p.oid, w.schema, w.name FROM names w
    JOIN pg_catalog.pg_proc p ON p.proname = w.name
    JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace AND ${inPath}
    WHERE w.kind = 'functions'
),
${usedTypes(serverVersion)},
ranges AS MATERIALIZED (SELECT g.* FROM used JOIN pg_catalog.pg_range g ON g.rngtypid = used.oid),
reached AS (
  SELECT oid, schema, name FROM named
  UNION ${operators}
  UNION ${casts}
  UNION ${aggregates}
  UNION ${orders}
  UNION ${conversions(serverVersion)}
  UNION ${textSearch}
)
SELECT r.schema, r.name, n.nspname || '.' || p.proname,
  p.oid < 16384 OR p.prolang = 12 AND p.prosrc ~ '^(multi)?range_constructor[0-3]$', p.provolatile, p.prokind,
  CASE WHEN ${isAdded('p.oid')} THEN ${extensionOf('p.oid', 'pg_proc')} END,
  CASE WHEN ${isAdded('p.oid')} AND p.prolang = 14 AND p.proconfig IS NULL THEN ${body} END,
  p.pronargs - p.pronargdefaults - CASE WHEN p.provariadic <> 0 THEN 1 ELSE 0 END,
  CASE WHEN p.provariadic <> 0 THEN 100000 ELSE p.pronargs END,
  CASE WHEN ${isAdded('p.oid')} THEN pg_catalog.to_json(p.proargnames) END,
  CASE WHEN ${isAdded('p.oid')} THEN pg_catalog.pg_get_expr(p.proargdefaults, 0) END,
  CASE WHEN ${isAdded('p.oid')} THEN (SELECT pg_catalog.json_agg(pg_catalog.json_build_array(s.nspname, k.typname))
    FROM unnest(COALESCE(p.proallargtypes, p.proargtypes::pg_catalog.oid[]) || p.prorettype
        || (SELECT g.aggtranstype FROM pg_catalog.pg_aggregate g WHERE g.aggfnoid = p.oid)) AS each(oid)
      JOIN pg_catalog.pg_type k ON k.oid = each.oid AND k.typtype <> 'e'
      JOIN pg_catalog.pg_namespace s ON s.oid = k.typnamespace
    WHERE each.oid >= 16384) END
FROM reached r
  JOIN pg_catalog.pg_proc p ON p.oid = r.oid
  JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace`;
}
