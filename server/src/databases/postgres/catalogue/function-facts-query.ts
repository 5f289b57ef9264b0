import { extensionOf, inPath, isRewritten, names, partsOf } from './guard-fact-query-fragments.ts';

/** Nobody can make an object with a smaller number: it came with the server. */
const isAdded = (oid: string) => `${oid}::pg_catalog.oid >= 16384`;

/**
 * An extension answers for the compiled code (languages 12 and 13) that its types and indexes bring along; reading a
 * column must not need a list. Anybody who owns one can add functions of other languages to it.
 */
const isHomemade = (oid: string) => `${isAdded(oid)} AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend d
      JOIN pg_catalog.pg_proc h ON h.oid = d.objid AND h.prolang IN (12, 13)
    WHERE d.classid = 'pg_catalog.pg_proc'::pg_catalog.regclass AND d.objid = ${oid}::pg_catalog.oid AND d.deptype = 'e')`;

/**
 * Functions of the server's own that may have been replaced since. Rights of `internal` ones (12) are changed often, and
 * nothing but the server's own code can stand behind them.
 */
const replaced = `replaced AS MATERIALIZED (SELECT p.oid FROM pg_catalog.pg_proc p
    WHERE p.oid < 16384 AND p.prolang <> 12 AND ${isRewritten('p.xmin')})`;

/** Those that run without being named: by operators, casts, orders, aggregates and the types themselves. */
const replacedParts = `SELECT r.oid, NULL, NULL FROM replaced r
    WHERE EXISTS (SELECT FROM names w JOIN pg_catalog.pg_operator o ON o.oprname = w.name
        WHERE w.kind = 'operators' AND o.oprcode::pg_catalog.oid = r.oid)
      OR EXISTS (SELECT FROM pg_catalog.pg_cast k WHERE k.castfunc = r.oid)
      OR EXISTS (SELECT FROM pg_catalog.pg_amproc k WHERE k.amproc::pg_catalog.oid = r.oid)
      OR EXISTS (SELECT FROM pg_catalog.pg_type k
        WHERE r.oid = ANY (ARRAY[k.typinput, k.typoutput, k.typreceive, k.typsend]::pg_catalog.oid[]))
      OR EXISTS (SELECT FROM named JOIN pg_catalog.pg_aggregate a ON a.aggfnoid::pg_catalog.oid = named.oid
        WHERE r.oid = ANY (ARRAY[a.aggtransfn, a.aggfinalfn, a.aggcombinefn, a.aggserialfn, a.aggdeserialfn,
          a.aggmtransfn, a.aggminvtransfn, a.aggmfinalfn]::pg_catalog.oid[]))`;

/** Made by somebody, or put by somebody in the place of what the server brought. */
const isOwn = `(${isAdded('p.oid')} OR p.oid IN (SELECT oid FROM replaced))`;

/**
 * Every type that users made and that a value in the statement may have: those of columns, of rows, of casts, of what
 * functions and operators take and give, and whatever those are made of.
 */
const usedTypes = (serverVersion: number) => `seeds AS (
  SELECT pg_catalog.unnest(ARRAY[a.atttypid, c.reltype]) AS oid FROM names w
    JOIN pg_catalog.pg_class c ON c.relname = w.name
    JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace AND ${inPath}
    JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
    WHERE w.kind = 'relations'
  UNION SELECT t.oid FROM names w JOIN pg_catalog.pg_type t ON t.typname = w.name WHERE w.kind = 'types'
  UNION SELECT casttarget FROM pg_catalog.pg_cast WHERE ${isAdded('pg_cast.oid')} AND castcontext = 'i'
  UNION SELECT pg_catalog.unnest(COALESCE(p.proallargtypes, p.proargtypes::pg_catalog.oid[]) || p.prorettype)
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

/**
 * PostgreSQL turns plain values into domains, and rows into composites, without being asked: an operator that takes one
 * of those is reached whatever the statement's own types are.
 */
const takesAnything = (type: string) => `EXISTS (SELECT FROM pg_catalog.pg_type t
      LEFT JOIN pg_catalog.pg_type e ON e.oid = t.typelem
    WHERE t.oid = ${type} AND (t.typtype IN ('d', 'c') OR e.typtype IN ('d', 'c')))`;

const canBe = (type: string, untyped: string) =>
  `(${type} < 16384 OR ${untyped} OR ${type} IN (SELECT oid FROM used) OR ${takesAnything(type)})`;

/**
 * The type of the server's own that everything which becomes this one becomes as well; NULL where there is none. A row
 * of a child, or of a table OF the type, becomes a composite and is no plain record.
 */
const plainTypeOf = (type: string) => `CASE WHEN ${type} < 16384 THEN ${type} ELSE (SELECT
      CASE WHEN t.typtype = 'd' THEN (SELECT b.oid FROM pg_catalog.pg_type b
          WHERE b.oid = t.typbasetype AND b.oid < 16384 AND b.typtype <> 'd')
        WHEN t.typtype = 'c' AND NOT EXISTS (SELECT FROM pg_catalog.pg_inherits i WHERE i.inhparent = t.typrelid)
          AND NOT EXISTS (SELECT FROM pg_catalog.pg_class k WHERE k.reloftype = t.oid) THEN 2249 END
    FROM pg_catalog.pg_type t WHERE t.oid = ${type}) END`;

/**
 * Such a type is not among those of the statement, so that a value would have to become one. But the server's own
 * operator takes the same values, and PostgreSQL prefers it: it fits exactly, or at least as well in every step by which
 * an operator is chosen, since no value has the other type. Two that fit alike are an error. This holds where no schema
 * is named, and not where both operands are untyped or an array is compared.
 */
const isPassedOver = `w.schema IS NULL
      AND (${isElsewhere('o.oprleft', 'w.untyped_left')} OR ${isElsewhere('o.oprright', 'w.untyped_right')})
      AND EXISTS (SELECT FROM pg_catalog.pg_operator own WHERE own.oprname = o.oprname AND own.oid < 16384
        AND own.oprleft = ${plainTypeOf('o.oprleft')} AND own.oprright = ${plainTypeOf('o.oprright')})`;

function isElsewhere(type: string, untyped: string): string {
  return `NOT (${type} < 16384 OR ${untyped} OR ${type} IN (SELECT oid FROM used))`;
}

const namedOperators = `named_operators AS MATERIALIZED (
  SELECT o.oid, o.oprcode, o.oprrest, o.oprjoin, o.oprcom, o.oprnegate FROM names w
    JOIN pg_catalog.pg_operator o ON o.oprname = w.name AND ${isAdded('o.oid')}
    JOIN pg_catalog.pg_namespace n ON n.oid = o.oprnamespace AND ${inPath}
    WHERE w.kind = 'operators' AND ${canBe('o.oprleft', 'w.untyped_left')} AND ${canBe('o.oprright', 'w.untyped_right')}
      AND NOT (${isPassedOver})
)`;

/** What operators call: their own function, and those that planning puts in their place or asks for an estimate. */
const operators = `SELECT part::pg_catalog.oid, NULL, NULL FROM named_operators o
    LEFT JOIN pg_catalog.pg_operator swapped ON swapped.oid = o.oprcom
    LEFT JOIN pg_catalog.pg_operator negated ON negated.oid = o.oprnegate
    LEFT JOIN pg_catalog.pg_operator reversed ON reversed.oid = negated.oprcom,
    pg_catalog.unnest(ARRAY[o.oprcode, swapped.oprcode, negated.oprcode, reversed.oprcode]) AS part
    WHERE part::pg_catalog.oid <> 0
  UNION SELECT part::pg_catalog.oid, NULL, NULL FROM named_operators o, pg_catalog.unnest(ARRAY[o.oprrest, o.oprjoin]) AS part
    WHERE ${isHomemade('part')}`;

const casts = `SELECT castfunc, NULL, NULL FROM pg_catalog.pg_cast
    WHERE ${isAdded('pg_cast.oid')} AND castfunc <> 0
      AND (castsource < 16384 OR castsource IN (SELECT oid FROM used))
      AND (casttarget < 16384 OR casttarget IN (SELECT oid FROM used))`;

const aggregates = `SELECT part::pg_catalog.oid, NULL, NULL FROM named
    JOIN pg_catalog.pg_aggregate a ON a.aggfnoid = named.oid AND ${isAdded('named.oid')}
    LEFT JOIN pg_catalog.pg_operator sorted ON sorted.oid = a.aggsortop,
    pg_catalog.unnest(ARRAY[a.aggtransfn, a.aggfinalfn, a.aggcombinefn, a.aggserialfn, a.aggdeserialfn,
                 a.aggmtransfn, a.aggminvtransfn, a.aggmfinalfn, sorted.oprcode]) AS part
    WHERE part::pg_catalog.oid <> 0`;

/** The relations named, with their children and partitions: who reads a table reads those, by their own indexes. */
const relatives = `relatives AS (
  SELECT c.oid FROM names w
    JOIN pg_catalog.pg_class c ON c.relname = w.name
    JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace AND ${inPath}
    WHERE w.kind = 'relations'
  UNION SELECT i.inhrelid FROM relatives r JOIN pg_catalog.pg_inherits i ON i.inhparent = r.oid
)`;

/** 403 and 405 are the index methods btree and hash, which came with the server. */
const inOrderOrHash = 'JOIN pg_catalog.pg_opfamily f ON f.oid = s.amprocfamily AND f.opfmethod IN (403, 405)';

/** Everything in an operator family: its support functions, and what its operators call. */
const familyMembers = (
  families: string,
) => `SELECT s.amproc::pg_catalog.oid, NULL, NULL FROM pg_catalog.pg_amproc s
    WHERE s.amprocfamily IN (${families}) AND ${isHomemade('s.amproc')}
  UNION SELECT o.oprcode::pg_catalog.oid, NULL, NULL FROM pg_catalog.pg_amop s
    JOIN pg_catalog.pg_operator o ON o.oid = s.amopopr
    WHERE s.amopfamily IN (${families}) AND ${isHomemade('o.oprcode')}`;

/**
 * ORDER BY, GROUP BY, DISTINCT, UNION and the comparison of rows, arrays and ranges use the order and the hash of a
 * type; joins those of an operator; indexes and partitions the operator classes they were made with.
 */
const orders =
  familyMembers(`SELECT s.amprocfamily FROM pg_catalog.pg_amproc s ${inOrderOrHash}
      WHERE ${isAdded('s.oid')} AND (s.amproclefttype IN (SELECT oid FROM used) OR s.amprocrighttype IN (SELECT oid FROM used))
    UNION SELECT k.opcfamily FROM ranges JOIN pg_catalog.pg_opclass k ON k.oid = ranges.rngsubopc
    UNION SELECT s.amopfamily FROM pg_catalog.pg_amop s JOIN named_operators o ON o.oid = s.amopopr
    UNION SELECT k.opcfamily FROM relatives r
      LEFT JOIN pg_catalog.pg_index i ON i.indrelid = r.oid
      LEFT JOIN pg_catalog.pg_partitioned_table p ON p.partrelid = r.oid
      JOIN pg_catalog.pg_opclass k ON ${isAdded('k.oid')}
        AND (k.oid = ANY (i.indclass::pg_catalog.oid[]) OR k.oid = ANY (p.partclass::pg_catalog.oid[]))`) +
  `
  UNION SELECT part::pg_catalog.oid, NULL, NULL FROM ranges, pg_catalog.unnest(ARRAY[rngcanonical, rngsubdiff]) AS part
    WHERE ${isAdded('part')}`;

/** What turns text into values of a homemade base type and back, which every read of a column does. */
const conversions = (serverVersion: number) => `SELECT part::pg_catalog.oid, NULL, NULL FROM used
    JOIN pg_catalog.pg_type t ON t.oid = used.oid AND t.typtype = 'b',
    pg_catalog.unnest(ARRAY[t.typinput, t.typoutput, t.typreceive, t.typsend, t.typmodin, t.typmodout${
      serverVersion >= 140_000 ? ', t.typsubscript' : ''
    }]) AS part WHERE ${isHomemade('part')}`;

/** Text search reaches parsers and dictionaries by the name of a configuration, which may be any value. */
const textSearch = `SELECT part::pg_catalog.oid, NULL, NULL FROM (
      SELECT pg_catalog.unnest(ARRAY[prsstart, prstoken, prsend, prsheadline, prslextype]) FROM pg_catalog.pg_ts_parser
        WHERE ${isAdded('pg_ts_parser.oid')}
      UNION SELECT pg_catalog.unnest(ARRAY[tmplinit, tmpllexize]) FROM pg_catalog.pg_ts_template
        WHERE ${isAdded('pg_ts_template.oid')}) AS parts(part)
    WHERE ${isHomemade('part')}
      AND EXISTS (SELECT FROM named WHERE named.name ~ 'tsvector|tsquery|^ts_')`;

/** anyelement, anyarray, anyrange and their kin: what comes out has the type of what went in. */
const polymorphic = '2283, 2277, 2776, 3500, 3831, 4537, 4538, 5077, 5078, 5079, 5080';

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
${namedOperators},
${relatives},
${replaced},
reached AS (
  SELECT oid, schema, name FROM named
  UNION ${operators}
  UNION ${casts}
  UNION ${aggregates}
  UNION ${orders}
  UNION ${conversions(serverVersion)}
  UNION ${textSearch}
  UNION ${replacedParts}
)
SELECT r.schema, r.name, n.nspname || '.' || p.proname,
  p.oid < 16384 AND p.prolang IN (12, 13, 14) AND NOT ${isOwn} OR p.prolang = 12 AND p.prosrc ~ '^(multi)?range_constructor[0-3]$', p.provolatile, p.prokind,
  CASE WHEN ${isAdded('p.oid')} THEN ${extensionOf('p.oid', 'pg_proc')} END,
  CASE WHEN ${isOwn} AND p.prolang = 14 AND p.proconfig IS NULL THEN ${body} END,
  p.pronargs - p.pronargdefaults - CASE WHEN p.provariadic <> 0 THEN 1 ELSE 0 END,
  CASE WHEN p.provariadic <> 0 THEN 100000 ELSE p.pronargs END,
  CASE WHEN ${isOwn} THEN pg_catalog.to_json(p.proargnames) END,
  p.prolang IN (12, 13),
  ${isOwn} AND (p.prorettype IN (${polymorphic}) OR p.proargtypes::pg_catalog.oid[] && ARRAY[${polymorphic}]::pg_catalog.oid[]),
  CASE WHEN p.prosecdef THEN p.proowner END,
  CASE WHEN ${isOwn} THEN pg_catalog.pg_get_expr(p.proargdefaults, 0) END,
  CASE WHEN ${isAdded('p.oid')} THEN (SELECT pg_catalog.json_agg(pg_catalog.json_build_array(s.nspname, k.typname))
    FROM pg_catalog.unnest(COALESCE(p.proallargtypes, p.proargtypes::pg_catalog.oid[]) || p.prorettype
        || (SELECT g.aggtranstype FROM pg_catalog.pg_aggregate g WHERE g.aggfnoid = p.oid)) AS each(oid)
      JOIN pg_catalog.pg_type k ON k.oid = each.oid AND k.typtype <> 'e'
      JOIN pg_catalog.pg_namespace s ON s.oid = k.typnamespace
    WHERE each.oid >= 16384) END
FROM reached r
  JOIN pg_catalog.pg_proc p ON p.oid = r.oid
  JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace`;
}
